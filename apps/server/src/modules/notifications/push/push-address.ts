import { ECDH } from 'node:crypto'

/** The push services of the browsers. A subscription names its address, which a stranger could make up. */
const HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^updates\.push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)*push\.apple\.com$/,
  /^([a-z0-9-]+\.)*notify\.windows\.com$/,
]

/** Whether an address is one of a known push service, or of the stand-in that tests configure. */
export function isPushAddress(text: string, standIn: string | undefined): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  if (url.username || url.password) return false
  if (standIn !== undefined && url.origin === standIn) return true
  return url.protocol === 'https:' && url.port === '' && HOSTS.some((host) => host.test(url.hostname))
}

/** Whether a text is a point of the curve: nothing can be encrypted for any other. */
export function isBrowserKey(p256dh: string): boolean {
  try {
    return Buffer.from(p256dh, 'base64url').length === 65 && ECDH.convertKey(p256dh, 'prime256v1', 'base64url') !== ''
  } catch {
    return false
  }
}
