import type { FastifyRequest } from 'fastify'
import { notFound, ProblemError } from '../http/problem.ts'
import type { Person } from './sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session the bearer token is; null where the route asks for none. */
    person: Person | null
  }
}

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i

/**
 * Whose request it is.
 * @returns undefined where no token is shown
 * @throws ProblemError unauthorized for a token that is wrong, too old, or of a session that has ended
 */
export async function identify(request: FastifyRequest): Promise<Person | undefined> {
  const header = request.headers.authorization
  if (header === undefined) return undefined
  const { tokens, sessions } = request.server.services.auth
  const claims = await tokens.verify(BEARER.exec(header)?.[1] ?? '')
  const person = claims && (await sessions.live(claims.session, claims.account))
  if (!person) throw new ProblemError('unauthorized')
  return person
}

/** The person of a `bearer` route. @throws ProblemError unauthorized */
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
