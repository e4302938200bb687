import type { Coordinates } from '@atrio/api-client'

/** What a map has to know of an entry of the list beside it. */
export type MapPlace = {
  id: number
  name: string
  place: Coordinates | null
  /** The place is only known as an area of about a kilometre. */
  isArea?: boolean
}

/** An entry with its number in the list, which its pin has as well. */
export type NumberedPlace = MapPlace & { number: number }
export type PlacedEntry = NumberedPlace & { place: Coordinates }

export const isPlaced = (entry: NumberedPlace): entry is PlacedEntry => entry.place !== null

/** The numbers on a pin, `1 · 2`; `1 · 2 · 3 +4` where only so many are to be shown. */
export function numbersOf(entries: readonly NumberedPlace[], most = entries.length): string {
  const shown = entries.slice(0, most).map(({ number }) => number)
  const more = entries.length - shown.length
  return shown.join(' · ') + (more > 0 ? ` +${more}` : '')
}

/** A pin's accessible name, which begins with what is seen: `1 · 2: Café com Salmos; Vizinhos da Vila`. */
export const pinName = (entries: readonly NumberedPlace[], most = entries.length): string =>
  `${numbersOf(entries, most)}: ${entries.map(({ name }) => name).join('; ')}`
