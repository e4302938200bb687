import type { FastifyRequest } from 'fastify'
import { notFound, ProblemError } from '../../http/problem.ts'
import type { AccessClaims, AccessTokens } from './access-token.ts'
import type { Person, Sessions } from './sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session the bearer token is; null where the route asks for none, or a visitor has shown none. */
    person: Person | null
  }
}

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i

/** Whether a method only reads. */
export const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD'

/** Who shows a token. */
export function persons({ tokens, sessions }: { tokens: AccessTokens; sessions: Sessions }) {
  /**
   * What a token that is right says, for reads. Whether its session still lives is left to the caller: to a condition in
   * the caller's own statement, which saves a trip, and to `identify` where that finds nothing.
   * @throws ProblemError unauthorized for a token that is wrong or too old
   */
  const claimsOf = async ({ headers }: FastifyRequest): Promise<AccessClaims | undefined> => {
    const header = headers.authorization
    if (header === undefined) return undefined
    const claims = await tokens.verify(BEARER.exec(header)?.[1] ?? '')
    if (!claims) throw new ProblemError('unauthorized')
    return claims
  }
  return {
    claimsOf,
    /**
     * Whose request it is.
     * @returns undefined where no token is shown
     * @throws ProblemError unauthorized for a token that is wrong, too old, or of a session that has ended;
     *   password_change_required for a write with a session whose password came by mail and has not been changed
     */
    async identify(request: FastifyRequest): Promise<Person | undefined> {
      const claims = await claimsOf(request)
      if (!claims) return undefined
      const person = await sessions.live(claims.session, claims.account)
      if (!person) throw new ProblemError('unauthorized')
      // Here, so that it holds for routes that are open to guests, too.
      const { method, routeOptions } = request
      if (person.mustChangePassword && !isRead(method) && !routeOptions.config.beforePasswordChange) {
        throw new ProblemError('password_change_required')
      }
      return person
    },
  }
}

/** The person of a `signed-in` route. @throws ProblemError unauthorized */
export function personOf(request: FastifyRequest): Person {
  if (!request.person) throw new ProblemError('unauthorized')
  return request.person
}

/** The person, who must be the account that the path names. @throws ProblemError not_found for anybody else's id */
export function personOr404(request: FastifyRequest, id: string): Person {
  const person = personOf(request)
  if (id !== String(person.account)) throw notFound()
  return person
}
