import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { cartao } from '../../../platform/people/account.tables.ts'

type Owner = { igrejaId: number; usuarioId: number | null }

/**
 * A card that a person has kept, which stays until the end of the transaction. Whoever writes a card and a plan takes the
 * card first: two that began at different ends would wait for each other.
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
