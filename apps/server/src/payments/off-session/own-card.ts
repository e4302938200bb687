import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { cartao } from '../../platform/people/account.tables.ts'

type Owner = { igrejaId: number; usuarioId: number | null }

/**
 * A person's kept card, locked until the end of the transaction. Transactions that write a card and a plan lock the
 * card first; in different orders they would deadlock.
 */
export async function ownCard(tx: NodePgDatabase, { igrejaId, usuarioId }: Owner, id: number) {
  if (usuarioId === null) return undefined
  const [card] = await tx
    .select()
    .from(cartao)
    .where(and(eq(cartao.igrejaId, igrejaId), eq(cartao.id, id), eq(cartao.usuarioId, usuarioId)))
    .for('key share')
  return card
}
