import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { usuario, usuarioRole } from '../../platform/people/account.tables.ts'
import { rolesWith } from '../../platform/people/staff-rights.ts'

const ofStaff = and(
  eq(usuarioRole.igrejaId, usuario.igrejaId),
  eq(usuarioRole.usuarioId, usuario.id),
  inArray(usuarioRole.role, rolesWith('isStaff')),
)

/** Full names of moderators and other staff, which visitors may not use. */
export async function staffNames(db: NodePgDatabase, church: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ nome: usuario.nome, sobrenome: usuario.sobrenome })
    .from(usuario)
    .leftJoin(usuarioRole, ofStaff)
    .where(and(eq(usuario.igrejaId, church), or(usuario.flagModeradorChat, isNotNull(usuarioRole.role))))
  return rows.map(({ nome, sobrenome }) => `${nome} ${sobrenome}`)
}
