import { SlugText, IdText } from '@atrio/contract'
import { and, eq, inArray } from 'drizzle-orm'
import Type from 'typebox'
import type { ChurchData } from '../../database/church-database.ts'
import type { Database } from '../../database/open-database.ts'
import { notFound, ProblemError } from '../../http/problem.ts'
import type { Person } from '../auth/sessions.ts'
import { churchAccess } from '../church/church-access.ts'
import type { ChurchDirectory, DirectoryChurch } from '../church/church-directory.ts'
import { clientsOfOrganisation } from '../church/clients.ts'
import { usuario } from './account.tables.ts'

/** One church, or all of an organisation (document 2 section 6). */
export const ScopeQuery = Type.Object({
  cliente: Type.Optional(IdText),
  organizacao: Type.Optional(SlugText),
})

type Scope = Type.Static<typeof ScopeQuery>

export type User = typeof usuario.$inferSelect

/** Where an account is known. */
export type Membership = {
  churches: DirectoryChurch[]
  /** This account's rows there: at least one, the first church's first. */
  users: [User, ...User[]]
  data: ChurchData
}

/** Finds out whether, and as whom, an account belongs to a church. Everybody else gets what a stranger gets: 404. */
export function memberships(services: { database: Database; directory: ChurchDirectory }) {
  const { database } = services
  const { ofId } = churchAccess(services)

  const within = async (churches: DirectoryChurch[], account: number): Promise<Membership> => {
    const [first, ...others] = churches.map(({ id }) => id)
    if (first === undefined) throw notFound()
    const data = database.churches.of(first, ...others)
    const rows = await data.use((db) =>
      db
        .select()
        .from(usuario)
        .where(and(inArray(usuario.igrejaId, [first, ...others]), eq(usuario.contaId, account))),
    )
    const place = (user: User) => churches.findIndex(({ id }) => id === user.igrejaId)
    const [one, ...more] = rows.sort((a, b) => place(a) - place(b))
    if (!one) throw notFound()
    return { churches, users: [one, ...more], data }
  }
  const familyOf = async (church: DirectoryChurch): Promise<DirectoryChurch[]> => {
    if (!church.slugOrganizacao) return [church]
    const sisters = await clientsOfOrganisation(database.directory, church.slugOrganizacao)
    return [church, ...sisters.filter(({ id }) => id !== church.id)]
  }
  return {
    /** A church and, after it, the others of its organisation. */
    familyOf,
    /**
     * In exactly one church, or in one organisation, where the church of the person's session comes first.
     * @throws ProblemError not_found where the account is not known there
     */
    async inScope({ cliente, organizacao }: Scope, { account, church }: Person): Promise<Membership> {
      if ((cliente === undefined) === (organizacao === undefined)) throw new ProblemError('validation', [FAULT])
      if (cliente !== undefined) return within([await ofId(cliente)], account)
      const churches = await clientsOfOrganisation(database.directory, organizacao ?? '')
      return within(
        churches.sort((a, b) => Number(b.id === church) - Number(a.id === church)),
        account,
      )
    },
    /** In a church or another one of its organisation. @throws ProblemError not_found */
    inFamily: async (church: DirectoryChurch, account: number) => within(await familyOf(church), account),
  }
}

const FAULT = {
  field: 'cliente',
  code: 'required',
  message: 'name either a church (cliente) or an organisation (organizacao)',
}
