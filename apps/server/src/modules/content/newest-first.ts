import type { SearchKindCode } from '@atrio/contract'
import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isInstant, pageOf, readCursor } from '../../http/page-cursor.ts'
import { isFound } from '../../platform/found-rows.ts'

/** Published texts, newest first, paged by date, then by id. */
type Published = { igrejaId: PgColumn; id: PgColumn; dataPublicacao: PgColumn }
type Place = { dataPublicacao: Date; id: number }

export const PAGE = 24

/** The additional row shows whether another page follows. */
export const ROWS = PAGE + 1

/** Whether it is published now. */
export const published = (table: Published, church: number, now: Date) =>
  and(eq(table.igrejaId, church), lte(table.dataPublicacao, now))

const placeOf = (table: Published) => sql`(${table.dataPublicacao}, ${table.id})`
const valueOf = ({ dataPublicacao, id }: Place) => sql`(${dataPublicacao.toISOString()}::timestamptz, ${id}::bigint)`

export const before = (table: Published, place: Place): SQL => sql`${placeOf(table)} < ${valueOf(place)}`
export const later = (table: Published, place: Place): SQL => sql`${placeOf(table)} > ${valueOf(place)}`

/** Words that the rows of a page must have; none, or only blanks, for all rows. */
export type Words = { kind: SearchKindCode; text: string | undefined; parent?: SQL | undefined }

/** The same page of what a search finds. */
export const foundAfter = (table: Published, now: Date, depois: string | undefined, { kind, text, parent }: Words) => {
  if (!text?.trim()) return undefined
  const place = readCursor(depois, isInstant)
  const after = place && { date: new Date(place.sort), id: place.id }
  return isFound(table.id, { kind, text, now, parent, after, most: ROWS })
}

/** The rows of a page, for `where`. @param depois a former page's `proximo` */
export const pageAfter = (table: Published, church: number, now: Date, depois = ''): SQL | undefined => {
  const place = readCursor(depois, isInstant)
  const next = place && before(table, { dataPublicacao: new Date(place.sort), id: place.id })
  return and(published(table, church, now), next ?? undefined)
}

export const newest = (table: Published) => [desc(table.dataPublicacao), desc(table.id)] as const

/** A page of rows, with the start of the next one. */
export const toPage = <Row extends Place>(rows: readonly Row[]) =>
  pageOf(rows, PAGE, ({ dataPublicacao, id }) => ({ sort: dataPublicacao.getTime(), id }))
