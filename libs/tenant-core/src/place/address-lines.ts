import type { Address } from '@atrio/api-client'

const joined = (parts: (string | null)[], by: string) => parts.filter(Boolean).join(by)

/** Countries that write the number before the street. */
const NUMBER_FIRST = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ'])

/**
 * An address in its country's format, without the country: the line of the street, then of the place. When only an area
 * is known, that line alone. `['Rua das Acácias, 240', 'Vila Mariana, São Paulo – SP']`, `['1200 Main St', 'Evanston,
 * IL 60201']`
 */
export function addressLines(address: Address): string[] {
  const { street, number, complement, neighborhood, city, state, zipCode, country } = address
  const numberFirst = NUMBER_FIRST.has(country)
  const door = numberFirst ? joined([number, street], ' ') : joined([street, number], ', ')
  const place = numberFirst
    ? joined([street ? null : neighborhood, city, joined([state, zipCode], ' ')], ', ')
    : joined([joined([neighborhood, city], ', '), state], ' – ')
  return [joined([door, complement], ', '), place].filter(Boolean)
}

/** The whole address in one line, as a query for a maps service. */
export const addressQuery = (address: Address) =>
  joined([...addressLines(address), NUMBER_FIRST.has(address.country) ? null : address.zipCode], ', ')

/** The neighbourhood: `Vila Mariana`; when unknown, the city. */
export const areaOf = (address: Address | null): string | null => address && (address.neighborhood ?? address.city)
