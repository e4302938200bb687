import { createECDH } from 'node:crypto'

/** New keys of web push, as a server is given them. */
export function pushKeys() {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  return {
    VAPID_PUBLIC_KEY: keys.getPublicKey('base64url'),
    VAPID_PRIVATE_KEY: keys.getPrivateKey('base64url'),
  }
}
