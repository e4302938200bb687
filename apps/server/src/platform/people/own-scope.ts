import { IdText, SlugText } from '@atrio/contract'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { ChurchData } from '../../database/church-database.ts'
import type { Database } from '../../database/open-database.ts'
import { notFound, ProblemError } from '../../http/problem.ts'
import type { Clock } from '../../runtime/clock.ts'
import type { Auth } from '../auth/auth.ts'
import { persons } from '../auth/person.ts'
import { churchAccess } from '../church/church-access.ts'
import type { ChurchDirectory, DirectoryChurch } from '../church/church-directory.ts'
import { clientsOfOrganisation } from '../church/clients.ts'
import { callerIn, type User } from './membership.ts'

/** One church, or all of an organisation (document 2 section 6). */
export const ScopeQuery = Type.Object({
  cliente: Type.Optional(IdText),
  organizacao: Type.Optional(SlugText),
})

type Scope = Type.Static<typeof ScopeQuery>

/** Where an account is known. */
export type Membership = {
  churches: DirectoryChurch[]
  /** This account's rows there: at least one, the first church's first. */
  users: [User, ...User[]]
  data: ChurchData
}

type Services = { auth: Auth; clock: Clock; database: Database; directory: ChurchDirectory }

/** Finds out whether, and as whom, an account belongs to a church. Everybody else gets what a stranger gets: 404. */
export function ownScopes(services: Services) {
  const { clock, database } = services
  const { claimsOf } = persons(services.auth)
  const { ofId } = churchAccess(services)
  const churchesOf = async ({ cliente, organizacao }: Scope, first: number | null): Promise<DirectoryChurch[]> => {
    if ((cliente === undefined) === (organizacao === undefined)) throw new ProblemError('validation', [FAULT])
    if (cliente !== undefined) return [await ofId(cliente)]
    const churches = await clientsOfOrganisation(database.directory, organizacao ?? '')
    return churches.sort((a, b) => Number(b.id === first) - Number(a.id === first))
  }
  return {
    /**
     * For reads of a route with `church: 'scope'`: the caller in exactly one church, or in one organisation, where the
     * church of their session comes first. Whether the session lives is asked in the same statement.
     * @param id the account that the path names
     * @throws ProblemError unauthorized; not_found for another's id, and where the account is not known there
     */
    async inScope(request: FastifyRequest, id: string, scope: Scope): Promise<Membership> {
      const claims = await claimsOf(request)
      if (!claims) throw new ProblemError('unauthorized')
      if (id !== String(claims.account)) throw notFound()
      const churches = await churchesOf(scope, claims.church)
      const [first, ...others] = churches.map((church) => church.id)
      if (first === undefined) throw notFound()
      const caller = await callerIn(database.churches, [first, ...others], claims, clock())
      if (!caller) throw new ProblemError('unauthorized')
      const [one, ...more] = caller.users.map(({ user }) => user)
      if (!one) throw notFound()
      return { churches, users: [one, ...more], data: database.churches.of(first, ...others) }
    },
  }
}

const FAULT = {
  field: 'cliente',
  code: 'required',
  message: 'name either a church (cliente) or an organisation (organizacao)',
}
