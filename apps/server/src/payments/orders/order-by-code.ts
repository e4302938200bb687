import { and, eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { type Order, pedido } from '../payments.tables.ts'

/** A church's order by its code. */
export async function orderOf(
  { database }: Pick<Platform, 'database'>,
  church: number,
  code: string,
): Promise<Order | undefined> {
  const rows = await database.churches.of(church).use((db) =>
    db
      .select()
      .from(pedido)
      .where(and(eq(pedido.igrejaId, church), eq(pedido.codigo, code))),
  )
  return rows[0]
}
