import type { GrownServer } from './grown-server.ts'

/**
 * What one GET costs: its statements when it is asked again, as its church nearly always is known; and at each size the
 * pages of the database that these read together, or for an answer that is kept, those that made it.
 */
export type ReadCost = { statements: number; pages: number[] }

/** The costs of every GET of the OpenAPI document, one size after the other, smallest first. */
export async function readCosts(server: GrownServer, sizes: readonly number[]): Promise<Record<string, ReadCost>> {
  const costs: Record<string, ReadCost> = {}
  for (const size of sizes) {
    await server.growTo(size)
    for (const [operation, { first, again }] of Object.entries(await server.statements())) {
      const cost = (costs[operation] ??= { statements: 0, pages: [] })
      cost.statements = Math.max(cost.statements, again.length)
      let pages = 0
      for (const statement of again.length > 0 ? again : first) pages += await server.pagesOf(statement)
      cost.pages.push(pages)
    }
  }
  return costs
}

/** The growth of a call's pages from the first size to the last, per tenfold. */
export function growthOf({ pages }: ReadCost): number {
  const [first = 0, last = 0] = [pages[0], pages.at(-1)]
  return (Math.max(1, last) / Math.max(1, first)) ** (1 / Math.max(1, pages.length - 1))
}
