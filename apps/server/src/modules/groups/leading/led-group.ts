import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { notFound } from '../../../http/problem.ts'
import type { User } from '../../../platform/people/membership.ts'
import { celulaMembro } from '../groups.tables.ts'

type Leader = Pick<User, 'igrejaId' | 'id'>

/**
 * The caller's row as leader of a group. Reads begin with it and join what they show: no row means that the caller does
 * not lead this group, one row without anything that it has none.
 */
export const leaderOf = ({ igrejaId, id }: Leader, group: number) =>
  and(
    eq(celulaMembro.igrejaId, igrejaId),
    eq(celulaMembro.celulaId, group),
    eq(celulaMembro.usuarioId, id),
    eq(celulaMembro.flagLider, true),
  )

/** @throws ProblemError not_found for members, leaders of other groups and strangers */
export async function assertLeads(db: NodePgDatabase, user: Leader, group: number): Promise<void> {
  const rows = await db.select({ id: celulaMembro.usuarioId }).from(celulaMembro).where(leaderOf(user, group))
  if (rows.length === 0) throw notFound()
}
