import { randomBytes } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const LENGTH = 26
/** Seven letters hold any church's id (31 bits); the other nineteen are 95 random bits. */
const CHURCH_LETTERS = 7

/** A new unguessable code that ends with the church: rows can only be found with their church. */
export function orderCode(church: number): string {
  const random = [...randomBytes(LENGTH - CHURCH_LETTERS)].map((byte) => ALPHABET[byte & 31])
  const named = Array.from({ length: CHURCH_LETTERS }, (_, index) => ALPHABET[Math.floor(church / 32 ** index) % 32])
  return [...random, ...named].join('')
}

/** The church in a code; undefined for an impossible id. The order itself may not exist. */
export function churchOfCode(code: string): number | undefined {
  if (!/^[A-Z2-7]{26}$/.test(code)) return undefined
  const church = [...code.slice(-CHURCH_LETTERS)].reduce(
    (sum, letter, index) => sum + ALPHABET.indexOf(letter) * 32 ** index,
    0,
  )
  return church >= 1 && church <= 2_147_483_647 ? church : undefined
}
