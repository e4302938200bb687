import type { Database } from '../../database/open-database.ts'
import { igreja } from './church.tables.ts'

/** Ids as `ChurchDatabase.of` takes them. */
export type SomeChurches = readonly [number, ...number[]]

/** Churches that one question covers. */
const SOME = 1_000

/** All churches, so many at a time: for work that is nobody's request. */
export async function* allChurches({ directory }: Pick<Database, 'directory'>): AsyncGenerator<SomeChurches> {
  const ids = (await directory.select({ id: igreja.id }).from(igreja).orderBy(igreja.id)).map(({ id }) => id)
  for (let at = 0; at < ids.length; at += SOME) {
    const [first, ...others] = ids.slice(at, at + SOME)
    if (first !== undefined) yield [first, ...others]
  }
}
