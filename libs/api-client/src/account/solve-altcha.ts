import type { Captcha } from './captcha.endpoints.ts'

type Challenge = Extract<Captcha, { kind: 'altcha' }>['challenge']

const DIGESTS: Record<string, string> = {
  'PBKDF2/SHA-256': 'SHA-256',
  'PBKDF2/SHA-384': 'SHA-384',
  'PBKDF2/SHA-512': 'SHA-512',
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16))
const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Far above what our server asks for; a challenge without a solution is given up here. */
const MAX_TRIES = 1_000_000

/**
 * Solves a proof of work of altcha, version 2: finds the counter behind the nonce whose derived key has the required
 * prefix. The browser derives keys off the main thread, so the page stays responsive.  @throws Error when the challenge
 * is of an unknown kind
 */
export async function solveAltcha({ parameters, signature }: Challenge): Promise<string> {
  const { algorithm, nonce, salt, cost, keyLength, keyPrefix } = parameters
  const hash = Object.hasOwn(DIGESTS, algorithm) ? DIGESTS[algorithm] : undefined
  if (!hash || !/^[0-9a-f]+$/i.test(keyPrefix) || keyPrefix.length > keyLength * 2) throw new Error('unknown challenge')
  const began = performance.now()
  const password = new Uint8Array([...bytesOf(nonce), 0, 0, 0, 0])
  const counterPart = new DataView(password.buffer, password.length - 4)
  const saltBytes = bytesOf(salt)
  const prefix = keyPrefix.toLowerCase()
  for (let counter = 0; counter < MAX_TRIES; counter++) {
    counterPart.setUint32(0, counter)
    const base = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
    const bits = await crypto.subtle.deriveBits(
      { name: 'PBKDF2', hash, salt: saltBytes, iterations: cost },
      base,
      keyLength * 8,
    )
    const derivedKey = hexOf(bits)
    if (!derivedKey.startsWith(prefix)) continue
    const solution = { counter, derivedKey, time: Math.round(performance.now() - began) }
    return btoa(JSON.stringify({ challenge: { parameters, signature }, solution }))
  }
  throw new Error('no solution')
}
