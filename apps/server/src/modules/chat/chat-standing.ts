import { staffRoles } from '@atrio/contract'
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { usuario, usuarioRole } from '../../platform/people/account.tables.ts'

const MODERATORS: readonly string[] = ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN']

/** `moderates`: may delete, slow down, open and end moments. `staff`: is told how many, and who, have raised their hand. */
export type Standing = { moderates: boolean; staff: boolean }

const ofStaff = and(
  eq(usuarioRole.igrejaId, usuario.igrejaId),
  eq(usuarioRole.usuarioId, usuario.id),
  inArray(usuarioRole.role, [...staffRoles]),
)

/**
 * What somebody may do in a church's chat: moderators are the church's admins and whoever it has named; staff (document 2
 * section 1) are they and those who look after its content, too.
 */
export async function standingOf(db: NodePgDatabase, church: number, account: number): Promise<Standing> {
  const [row] = await db
    .select({
      flag: usuario.flagModeradorChat,
      roles: sql<string[]>`array_remove(array_agg(${usuarioRole.role}), null)`,
    })
    .from(usuario)
    .leftJoin(usuarioRole, ofStaff)
    .where(and(eq(usuario.igrejaId, church), eq(usuario.contaId, account)))
    .groupBy(usuario.flagModeradorChat)
  const { flag = false, roles = [] } = row ?? {}
  const moderates = flag || roles.some((role) => MODERATORS.includes(role))
  return { moderates, staff: moderates || roles.length > 0 }
}

/** Full names of those who moderate, and of the rest of the staff: no visitor may take them. */
export async function staffNames(db: NodePgDatabase, church: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ nome: usuario.nome, sobrenome: usuario.sobrenome })
    .from(usuario)
    .leftJoin(usuarioRole, ofStaff)
    .where(and(eq(usuario.igrejaId, church), or(usuario.flagModeradorChat, isNotNull(usuarioRole.role))))
  return rows.map(({ nome, sobrenome }) => `${nome} ${sobrenome}`)
}
