import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../runtime/clock.ts'

/** Lifetime of an access token in seconds; at most 900 (security 2). */
export const ACCESS_TOKEN_SECONDS = 600

/** The claims of an access token: the person, the church of the portal where the session began, and the session. */
export type AccessClaims = { account: number; church: number | null; session: string }

export type AccessTokens = {
  sign(claims: AccessClaims): Promise<{ token: string; expires: Date }>
  /** @returns undefined for anything but a valid token of this server */
  verify(token: string): Promise<AccessClaims | undefined>
}

const NAME = 'atrio'
const ALGORITHM = 'HS256'

/** A cache of verified tokens, which saves the cryptography; the least recently used leave first. */
const MAX_TOKENS = 5_000

export function accessTokens(key: Uint8Array, clock: Clock): AccessTokens {
  const good = new LRUCache<string, { claims: AccessClaims; until: number }>({ max: MAX_TOKENS })
  return {
    async sign({ account, church, session }) {
      const issued = Math.floor(clock().getTime() / 1000)
      const token = await new SignJWT({ igreja: church, sid: session })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(String(account))
        .setIssuer(NAME)
        .setAudience(NAME)
        .setIssuedAt(issued)
        .setExpirationTime(issued + ACCESS_TOKEN_SECONDS)
        .sign(key)
      return { token, expires: new Date((issued + ACCESS_TOKEN_SECONDS) * 1000) }
    },
    async verify(token) {
      const known = good.get(token)
      if (known) return clock().getTime() < known.until ? known.claims : undefined
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: NAME,
          audience: NAME,
          requiredClaims: ['sub', 'sid', 'exp'],
          currentDate: clock(),
        })
        const church = typeof payload['igreja'] === 'number' ? payload['igreja'] : null
        const claims = { account: Number(payload.sub), church, session: String(payload['sid']) }
        good.set(token, { claims, until: Number(payload.exp) * 1000 })
        return claims
      } catch {
        return undefined // jose distinguishes many reasons; the caller only asks to sign in again
      }
    },
  }
}
