import { timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../runtime/clock.ts'
import type { ServerKeys } from './server-keys.ts'

/** Temporary keys of links that open one thing without a session. Stateless: the key contains its expiry. */
export type SignedLinks = {
  /**
   * @param about the only subject of the link
   * @param expires after LINK_MS by default
   */
  sign(about: string, expires?: Date): { key: string; expires: Date }
  /** Whether the key is valid for this subject, and not expired. */
  opens(about: string, key: string): boolean
}

/** Long enough to follow it from a mail that was just sent, or to print the page. */
export const LINK_MS = 15 * 60_000

const PURPOSE = 'signed link'
const KEY = /^(\d{13})\.([\w-]{43})$/

export function signedLinks(keys: Pick<ServerKeys, 'digest'>, clock: Clock): SignedLinks {
  const proof = (about: string, until: string) => keys.digest(PURPOSE, `${until} ${about}`)
  return {
    sign(about, expires = new Date(clock().getTime() + LINK_MS)) {
      const until = String(expires.getTime())
      return { key: `${until}.${proof(about, until)}`, expires }
    },
    opens(about, key) {
      const [, until = '', given = ''] = KEY.exec(key) ?? []
      if (Number(until) <= clock().getTime()) return false
      const right = Buffer.from(proof(about, until))
      const shown = Buffer.from(given)
      return right.length === shown.length && timingSafeEqual(right, shown)
    },
  }
}
