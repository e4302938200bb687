import { IdText, SlugText, type StaffRole, staffRoles } from '@atrio/contract'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import Type from 'typebox'
import { type ChurchData, type ChurchDatabase, churchRead } from '../../database/church-database.ts'
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

const readUsers = churchRead((db) =>
  db
    .select({
      user: getTableColumns(usuario),
      // by their full names: in a statement of one table Drizzle leaves out whose a column is
      roles: sql<StaffRole[]>`array(select r.role from usuario_role r where r.igreja_id = usuario.igreja_id
        and r.usuario_id = usuario.id and r.role in (${sql.join([...staffRoles], sql`, `)}))`,
    })
    .from(usuario)
    .where(
      and(
        sql`${usuario.igrejaId} = any(${sql.placeholder('churches')}::int[])`,
        eq(usuario.contaId, sql.placeholder('account')),
      ),
    )
    .prepare('people.viewer'),
)

/** Accounts are asked for in these churches, the first of which comes first. */
export const usersIn = async (churches: ChurchDatabase, ids: [number, ...number[]], account: number) => {
  const rows = await churches.of(...ids).read(readUsers, { churches: ids, account })
  return rows.sort((a, b) => ids.indexOf(a.user.igrejaId) - ids.indexOf(b.user.igrejaId))
}

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
    const users = await usersIn(database.churches, [first, ...others], account)
    const [one, ...more] = users.map(({ user }) => user)
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
  }
}

const FAULT = {
  field: 'cliente',
  code: 'required',
  message: 'name either a church (cliente) or an organisation (organizacao)',
}
