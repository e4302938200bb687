import Type from 'typebox'

/** Where a page ends, as the next one is asked for: what the list goes by, and the row's id. */
export type Cursor<Sort extends string | number> = { sort: Sort; id: number }

/** The query that names it. */
export const CursorText = Type.Optional(Type.String({ maxLength: 2000, pattern: '^[A-Za-z0-9_-]*$' }))

const writeCursor = <Sort extends string | number>({ sort, id }: Cursor<Sort>): string =>
  Buffer.from(JSON.stringify([sort, id])).toString('base64url')

/** Null for what we did not give: the list begins at its beginning then. */
export function readCursor<Sort extends string | number>(
  text: string | undefined,
  isSort: (value: unknown) => value is Sort,
): Cursor<Sort> | null {
  try {
    const [sort, id] = JSON.parse(Buffer.from(text ?? '', 'base64url').toString()) as unknown[]
    return isSort(sort) && Number.isSafeInteger(id) ? { sort, id: id as number } : null
  } catch {
    return null
  }
}

/** What PostgreSQL can hold as text. */
export const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0')

/** In metres. */
export const isDistance = (value: unknown): value is number => Number.isSafeInteger(value)

const FIRST = Date.parse('0001-01-01T00:00:00.000Z')
const LAST = Date.parse('9999-12-31T23:59:59.999Z')

/** In milliseconds since 1970, within the years that are written with four digits here and in PostgreSQL. */
export const isInstant = (value: unknown): value is number =>
  Number.isSafeInteger(value) && FIRST <= (value as number) && (value as number) <= LAST

/** A page of rows that were asked for with one more than it holds: the one more tells whether another page follows. */
export function pageOf<Row, Sort extends string | number>(
  rows: readonly Row[],
  size: number,
  cursorOf: (row: Row) => Cursor<Sort>,
): { rows: Row[]; proximo: string | null } {
  const last = rows.length > size ? rows[size - 1] : undefined
  return { rows: rows.slice(0, size), proximo: last === undefined ? null : writeCursor(cursorOf(last)) }
}
