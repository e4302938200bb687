import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isInstant, pageOf, readCursor } from '../../http/page-cursor.ts'

/** A list of what has been published, the newest first, page by page: by date, and by id where dates are equal. */
type Published = { igrejaId: PgColumn; id: PgColumn; dataPublicacao: PgColumn }
type Place = { dataPublicacao: Date; id: number }

export const PAGE = 24

/** One more than the page tells whether another page follows. */
export const ROWS = PAGE + 1

/** What may be seen now. */
export const published = (table: Published, church: number, now: Date) =>
  and(eq(table.igrejaId, church), lte(table.dataPublicacao, now))

const placeOf = (table: Published) => sql`(${table.dataPublicacao}, ${table.id})`
const valueOf = ({ dataPublicacao, id }: Place) => sql`(${dataPublicacao.toISOString()}::timestamptz, ${id}::bigint)`

export const before = (table: Published, place: Place): SQL => sql`${placeOf(table)} < ${valueOf(place)}`
export const later = (table: Published, place: Place): SQL => sql`${placeOf(table)} > ${valueOf(place)}`

/** The rows of a page, for `where`. @param depois a `proximo` of before */
export const pageAfter = (table: Published, church: number, now: Date, depois = ''): SQL | undefined => {
  const place = readCursor(depois, isInstant)
  const next = place && before(table, { dataPublicacao: new Date(place.sort), id: place.id })
  return and(published(table, church, now), next ?? undefined)
}

export const newest = (table: Published) => [desc(table.dataPublicacao), desc(table.id)] as const

/** The page of the rows that were read, and where the next one begins. */
export const toPage = <Row extends Place>(rows: readonly Row[]) =>
  pageOf(rows, PAGE, ({ dataPublicacao, id }) => ({ sort: dataPublicacao.getTime(), id }))
