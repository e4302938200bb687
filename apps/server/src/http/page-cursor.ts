import Type from 'typebox'

/** The end of a page, from which the next one begins: the sort value and the id of its last row. */
export type Cursor<Sort extends string | number> = { sort: Sort; id: number }

/** The query parameter. */
export const CursorText = Type.Optional(Type.String({ maxLength: 2000, pattern: '^[A-Za-z0-9_-]*$' }))

const writeCursor = <Sort extends string | number>({ sort, id }: Cursor<Sort>): string =>
  Buffer.from(JSON.stringify([sort, id])).toString('base64url')

/** Null for a cursor that this server did not write: the list then begins at its beginning. */
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

/** Whether PostgreSQL can store it as text. */
export const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0')

/** In metres. */
export const isDistance = (value: unknown): value is number => Number.isSafeInteger(value)

const MIN_INSTANT = Date.parse('0001-01-01T00:00:00.000Z')
const MAX_INSTANT = Date.parse('9999-12-31T23:59:59.999Z')

/** Milliseconds since 1970, within the years that both JavaScript and PostgreSQL write with four digits. */
export const isInstant = (value: unknown): value is number =>
  Number.isSafeInteger(value) && MIN_INSTANT <= (value as number) && (value as number) <= MAX_INSTANT

/** A page of rows that were queried with one more than it holds: the extra row shows that another page follows. */
export function pageOf<Row, Sort extends string | number>(
  rows: readonly Row[],
  size: number,
  cursorOf: (row: Row) => Cursor<Sort>,
): { rows: Row[]; proximo: string | null } {
  const last = rows.length > size ? rows[size - 1] : undefined
  return { rows: rows.slice(0, size), proximo: last === undefined ? null : writeCursor(cursorOf(last)) }
}
