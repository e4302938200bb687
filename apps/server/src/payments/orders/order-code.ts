import { randomBytes } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const LENGTH = 26
/** Seven letters hold any church's id (31 bits); the other nineteen are 95 random bits. */
const CHURCH = 7

/** A new unguessable code, whose end names the church: rows can't be looked for without knowing whose they are. */
export function orderCode(church: number): string {
  const random = [...randomBytes(LENGTH - CHURCH)].map((byte) => ALPHABET[byte & 31])
  const named = Array.from({ length: CHURCH }, (_, index) => ALPHABET[Math.floor(church / 32 ** index) % 32])
  return [...random, ...named].join('')
}

/** The church that a code names; undefined for what no church's id can be. Says nothing about whether there is such an order. */
export function churchOfCode(code: string): number | undefined {
  if (!/^[A-Z2-7]{26}$/.test(code)) return undefined
  const church = [...code.slice(-CHURCH)].reduce(
    (sum, letter, index) => sum + ALPHABET.indexOf(letter) * 32 ** index,
    0,
  )
  return church >= 1 && church <= 2_147_483_647 ? church : undefined
}
