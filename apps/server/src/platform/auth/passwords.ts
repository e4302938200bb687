import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { type Problem, unmetPasswordRequirements } from '@atrio/contract'
import { hash, verify } from '@node-rs/argon2'
import { boundedWork } from '../../http/bounded-work.ts'
import { isCommonPassword } from './common-passwords.ts'

/** OWASP's first choice for argon2id (the package's default algorithm): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of an unknown text, compared without an account, so that it takes as long. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$ox9uPfo6RlhODb9n39NEGA$e9we6vFJH3ZIR5G0gum+09rSn3OpGOeFGG4sAaehG6M'

/** Concurrent hashes (each takes 19 MiB and one of libuv's four threads), and queued ones. */
export const HASHING = { atOnce: Math.min(3, availableParallelism()), waiting: 100 }
const inTurn = boundedWork(HASHING)

/** For authenticated callers, who can't request many: neither queued nor refused. */
export const hashAtOnce = (password: string): Promise<string> => hash(password.normalize('NFC'), COST)

/** @throws ProblemError unavailable when the queue is full */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hashAtOnce(password))

/**
 * Whether the password matches the hash; false, after the same work, without a hash.
 * @throws ProblemError unavailable when the queue is full
 */
export async function isPassword(hashed: string | undefined, password: string): Promise<boolean> {
  const same = await inTurn(() => verify(hashed ?? NOBODY, password.normalize('NFC')).catch(() => false))
  return same && hashed !== undefined
}

/**
 * The faults of a new password, one per requirement (document 1 section 5; common ones, security "Also").
 * @param field the field's name as sent
 * @param own the person's texts that it must not be made of
 */
export function passwordFaults(field: string, password: string, own: string[]): NonNullable<Problem['errors']> {
  const unmet = unmetPasswordRequirements(password).map((code) => ({ field, code, message: `needs: ${code}` }))
  if (unmet.length > 0) return unmet
  return isCommonPassword(password, own) ? [{ field, code: 'common', message: 'is a common password' }] : []
}

/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz'
const CAPITALS = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
const DIGITS = '23456789'

/** A random password to be mailed: 78 bits, meets the rule, and can be copied from paper. */
export function randomPassword(): string {
  const pick = (from: string, length: number) => Array.from({ length }, () => from[randomInt(from.length)]).join('')
  const all = LETTERS + CAPITALS + DIGITS
  return `${pick(CAPITALS, 1)}${pick(LETTERS, 1)}${pick(all, 5)}#${pick(all, 6)}${pick(DIGITS, 1)}`
}
