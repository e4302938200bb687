import { type StaffRole, staffRoles } from '@atrio/contract'
import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { type ChurchDatabase, churchRead } from '../../database/church-database.ts'
import type { Database } from '../../database/open-database.ts'
import type { AccessClaims } from '../auth/access-token.ts'
import { conta, sessao } from '../auth/auth.tables.ts'
import { isLive, type Person, personColumns } from '../auth/sessions.ts'
import type { DirectoryChurch } from '../church/church-directory.ts'
import { clientsOfOrganisation } from '../church/clients.ts'
import { usuario } from './account.tables.ts'

export type User = typeof usuario.$inferSelect

const userWithRoles = {
  user: getTableColumns(usuario),
  // by their full names: in a statement of one table Drizzle leaves out whose a column is
  roles: sql<StaffRole[]>`array(select r.role from usuario_role r where r.igreja_id = usuario.igreja_id
    and r.usuario_id = usuario.id and r.role in (${sql.join([...staffRoles], sql`, `)}))`,
}

const readUsers = churchRead((db) =>
  db
    .select(userWithRoles)
    .from(usuario)
    .where(
      and(
        sql`${usuario.igrejaId} = any(${sql.placeholder('churches')}::int[])`,
        eq(usuario.contaId, sql.placeholder('account')),
      ),
    )
    .prepare('people.viewer'),
)

const readCaller = churchRead((db) =>
  db
    .select({ person: personColumns, ...userWithRoles })
    .from(sessao)
    .innerJoin(conta, eq(conta.id, sessao.contaId))
    .leftJoin(
      usuario,
      and(sql`${usuario.igrejaId} = any(${sql.placeholder('churches')}::int[])`, eq(usuario.contaId, sessao.contaId)),
    )
    .where(
      and(
        eq(sessao.id, sql.placeholder('session')),
        eq(sessao.contaId, sql.placeholder('account')),
        isLive(sql.placeholder('now')),
      ),
    )
    .prepare('people.caller'),
)

type KnownUser = { user: User; roles: StaffRole[] }

const inOrder = (ids: number[], users: KnownUser[]) =>
  users.sort((a, b) => ids.indexOf(a.user.igrejaId) - ids.indexOf(b.user.igrejaId))

/** Accounts are asked for in these churches, the first of which comes first. */
export const usersIn = async (churches: ChurchDatabase, ids: [number, ...number[]], account: number) =>
  inOrder(ids, await churches.of(...ids).read(readUsers, { churches: ids, account }))

/**
 * The person of a token and their accounts in these churches, as usersIn, in one statement.
 * @returns undefined for an ended session
 */
export const callerIn = async (
  churches: ChurchDatabase,
  ids: [number, ...number[]],
  { session, account }: AccessClaims,
  now: Date,
): Promise<{ person: Person; users: KnownUser[] } | undefined> => {
  const rows = await churches.of(...ids).read(readCaller, { churches: ids, session, account, now })
  const [first] = rows
  if (!first) return undefined
  return {
    person: first.person,
    users: inOrder(
      ids,
      rows.flatMap(({ user, roles }) => (user ? [{ user, roles }] : [])),
    ),
  }
}

/** A church and, after it, the others of its organisation. */
export async function organisationOf({ directory }: Pick<Database, 'directory'>, church: DirectoryChurch) {
  if (!church.slugOrganizacao) return [church]
  const sisters = await clientsOfOrganisation(directory, church.slugOrganizacao)
  return [church, ...sisters.filter(({ id }) => id !== church.id)]
}
