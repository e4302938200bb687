import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

type Owner = { igrejaId: number; usuarioId: number }

/** A feature's use of kept cards, for the pages that list and delete them. */
export type CardUse = {
  /** How often the feature uses each of a person's cards. */
  countOf(db: NodePgDatabase, owner: Owner): Promise<ReadonlyMap<number, number>>
  /** Called in the transaction that deletes a card, before the deletion. */
  onCardGone(tx: NodePgDatabase, card: Owner & { id: number }): Promise<void>
}

const uses: CardUse[] = []

/** Called by the composition, for each feature that charges kept cards. */
export const registerCardUse = (use: CardUse): void => {
  if (!uses.includes(use)) uses.push(use)
}

/** All of them. */
export const cardUses = (): readonly CardUse[] => uses
