import type { Database } from '../../database/open-database.ts'
import { igreja } from './church.tables.ts'

/** Church ids in the form that `ChurchDatabase.of` takes. */
export type SomeChurches = readonly [number, ...number[]]

/** Churches per query. */
const BATCH = 1_000

/** All churches, in batches, for background work. */
export async function* allChurches({ directory }: Pick<Database, 'directory'>): AsyncGenerator<SomeChurches> {
  const ids = (await directory.select({ id: igreja.id }).from(igreja).orderBy(igreja.id)).map(({ id }) => id)
  for (let at = 0; at < ids.length; at += BATCH) {
    const [first, ...others] = ids.slice(at, at + BATCH)
    if (first !== undefined) yield [first, ...others]
  }
}
