import { staffRoles } from '@atrio/contract'
import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { usuario, usuarioRole } from '../../platform/people/account.tables.ts'
import type { Viewer } from '../../platform/people/viewer.ts'

const MODERATORS: readonly string[] = ['ROLE_ADMIN', 'ROLE_SUPER_ADMIN']

/**
 * `moderates`: may delete, slow down, open and close moments. `staff`: sees how many, and who, have raised their hand.
 */
export type Standing = { moderates: boolean; staff: boolean }

const ofStaff = and(
  eq(usuarioRole.igrejaId, usuario.igrejaId),
  eq(usuarioRole.usuarioId, usuario.id),
  inArray(usuarioRole.role, [...staffRoles]),
)

/**
 * A person's rights in a church's chat: moderators are its admins and the people it has appointed; staff (document 2
 * section 1) are moderators and content editors.
 */
export function standingOf({ user, roles }: Pick<Viewer, 'user' | 'roles'>): Standing {
  const moderates = user?.flagModeradorChat === true || roles.some((role) => MODERATORS.includes(role))
  return { moderates, staff: moderates || roles.length > 0 }
}

/** Full names of moderators and other staff, which visitors may not use. */
export async function staffNames(db: NodePgDatabase, church: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ nome: usuario.nome, sobrenome: usuario.sobrenome })
    .from(usuario)
    .leftJoin(usuarioRole, ofStaff)
    .where(and(eq(usuario.igrejaId, church), or(usuario.flagModeradorChat, isNotNull(usuarioRole.role))))
  return rows.map(({ nome, sobrenome }) => `${nome} ${sobrenome}`)
}
