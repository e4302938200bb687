import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { cartao, usuario } from '../platform/people/account.tables.ts'

type NewCard = Omit<typeof cartao.$inferSelect, 'id'>

/**
 * Stores a card that its gateway keeps for a member. The same card again (gateway, brand, last four digits, date,
 * holder) replaces the first, so that a person sees it once.
 */
export async function storeCard(tx: NodePgDatabase, card: NewCard): Promise<typeof cartao.$inferSelect> {
  const { igrejaId, usuarioId, referencia } = card
  const owner = and(eq(usuario.igrejaId, igrejaId), eq(usuario.id, usuarioId))
  await tx.select({ id: usuario.id }).from(usuario).where(owner).for('no key update')
  const same = await tx
    .select()
    .from(cartao)
    .where(
      and(
        eq(cartao.igrejaId, igrejaId),
        eq(cartao.usuarioId, usuarioId),
        eq(cartao.idGatewayPagamento, card.idGatewayPagamento),
        eq(cartao.final, card.final),
        eq(cartao.validade, card.validade),
      ),
    )
  const known = same.find(({ bandeira, titular }) => bandeira === card.bandeira && titular === card.titular)
  const [row] = known
    ? await tx
        .update(cartao)
        .set({ referencia })
        .where(and(eq(cartao.igrejaId, igrejaId), eq(cartao.id, known.id)))
        .returning()
    : await tx.insert(cartao).values(card).returning()
  if (!row) throw new Error('a card was not stored')
  return row
}
