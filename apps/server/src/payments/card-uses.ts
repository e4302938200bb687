import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

type Owner = { igrejaId: number; usuarioId: number }

/** What goes on by cards that are kept, for whoever shows them and takes them away. */
export type CardUse = {
  /** How many of it go on by each of a person's cards. */
  countOf(db: NodePgDatabase, owner: Owner): Promise<ReadonlyMap<number, number>>
  /** In the transaction that takes a card away, before it does. */
  onCardGone(tx: NodePgDatabase, card: Owner & { id: number }): Promise<void>
}

const uses: CardUse[] = []

/** Called once by a feature that charges kept cards by itself, where its orders are registered. */
export const registerCardUse = (use: CardUse): void => {
  if (!uses.includes(use)) uses.push(use)
}

/** All of them. */
export const cardUses = (): readonly CardUse[] => uses
