/** A place in a list whose newest row comes first. */
export type Place = { at: Date; id: number }

/** Where a page ends, as the next one is asked for. */
export const writePlace = ({ at, id }: Place): string => `${at.getTime()}-${id}`

const PLACE = /^(\d{1,15})-([1-9]\d{0,15})$/

/** Undefined for what we did not give: the list begins at its beginning then. */
export function readPlace(text: string | undefined): Place | undefined {
  const [, at, id] = PLACE.exec(text ?? '') ?? []
  return at === undefined ? undefined : { at: new Date(Number(at)), id: Number(id) }
}

/** Splits off the row that was asked for beyond a page, and says where the next page begins. */
export function toPage<Row extends { id: number; dataCadastro: Date }>(rows: readonly Row[], length: number) {
  const page = rows.slice(0, length)
  const last = rows.length > length ? page.at(-1) : undefined
  return { page, proximo: last ? writePlace({ at: last.dataCadastro, id: last.id }) : null }
}
