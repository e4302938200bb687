import { jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../services.ts'

/** Seconds that an access token is good for; at most 900 (security 2). */
export const ACCESS_TOKEN_SECONDS = 600

/** What an access token says: who, at which church's portal the session began, and which session. */
export type AccessClaims = { account: number; church: number | null; session: string }

export type AccessTokens = {
  sign(claims: AccessClaims): Promise<{ token: string; expires: Date }>
  /** @returns undefined for anything but a token of this server that is still good */
  verify(token: string): Promise<AccessClaims | undefined>
}

const NAME = 'atrio'
const ALGORITHM = 'HS256'

export function accessTokens(key: Uint8Array, clock: Clock): AccessTokens {
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
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: NAME,
          audience: NAME,
          requiredClaims: ['sub', 'sid', 'exp'],
          currentDate: clock(),
        })
        const church = typeof payload['igreja'] === 'number' ? payload['igreja'] : null
        return { account: Number(payload.sub), church, session: String(payload['sid']) }
      } catch {
        return undefined // jose says why in many classes; the caller only ever asks to sign in again
      }
    },
  }
}
