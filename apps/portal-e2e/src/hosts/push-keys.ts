import { createECDH } from 'node:crypto'

/** Bytes of a private key. */
const LENGTH = 32

/** New keys of web push, as a server is given them. */
export function pushKeys() {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  // one key in some 250 begins with a zero, which is left out here, and which the server asks for
  const secret = Buffer.concat([Buffer.alloc(LENGTH), keys.getPrivateKey()]).subarray(-LENGTH)
  return {
    VAPID_PUBLIC_KEY: keys.getPublicKey('base64url'),
    VAPID_PRIVATE_KEY: secret.toString('base64url'),
  }
}
