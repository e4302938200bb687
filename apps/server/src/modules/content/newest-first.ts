import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import Type from 'typebox'

/** A list of what has been published, the newest first, page by page: by date, and by id where dates are equal. */
type Published = { igrejaId: PgColumn; id: PgColumn; dataPublicacao: PgColumn }
type Place = { dataPublicacao: Date; id: number }

export const PAGE = 24

/** One more than the page tells whether another page follows. */
export const ROWS = PAGE + 1

/** Where the page begins, as the one before it said. */
export const After = Type.Optional(Type.String({ maxLength: 200, pattern: '^[A-Za-z0-9_-]*$' }))

export const writePlace = ({ dataPublicacao, id }: Place): string =>
  Buffer.from(JSON.stringify([dataPublicacao.getTime(), id])).toString('base64url')

/** Instants that a date can hold, in milliseconds. */
const MOST = 8.64e15

/** Null for what we did not give: the list begins at its beginning then. */
export const readPlace = (text: string): Place | null => {
  try {
    const [at, id] = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[]
    if (!Number.isSafeInteger(at) || !Number.isSafeInteger(id) || Math.abs(at as number) > MOST) return null
    return { dataPublicacao: new Date(at as number), id: id as number }
  } catch {
    return null
  }
}

/** What may be seen now. */
export const published = (table: Published, church: number, now: Date) =>
  and(eq(table.igrejaId, church), lte(table.dataPublicacao, now))

const placeOf = (table: Published) => sql`(${table.dataPublicacao}, ${table.id})`
const valueOf = ({ dataPublicacao, id }: Place) => sql`(${dataPublicacao.toISOString()}::timestamptz, ${id}::bigint)`

export const before = (table: Published, place: Place): SQL => sql`${placeOf(table)} < ${valueOf(place)}`
export const later = (table: Published, place: Place): SQL => sql`${placeOf(table)} > ${valueOf(place)}`

/** The rows of a page, for `where`. @param depois a `proximo` of before */
export const pageAfter = (table: Published, church: number, now: Date, depois = ''): SQL | undefined => {
  const place = readPlace(depois)
  return and(published(table, church, now), place ? before(table, place) : undefined)
}

export const newest = (table: Published) => [desc(table.dataPublicacao), desc(table.id)] as const

/** The page of the rows that were read, and where the next one begins. */
export const toPage = <Row extends Place>(rows: readonly Row[]) => {
  const last = rows.length > PAGE ? rows[PAGE - 1] : undefined
  return { rows: rows.slice(0, PAGE), proximo: last ? writePlace(last) : null }
}
