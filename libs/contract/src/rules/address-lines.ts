/** An address as its country writes it is made of these; `country` is ISO 3166-1 alpha-2. */
export type AddressParts = { country: string } & Record<
  'street' | 'number' | 'complement' | 'neighborhood' | 'city' | 'state' | 'zipCode',
  string | null
>

const joined = (parts: (string | null)[], by: string) => parts.filter(Boolean).join(by)

/** Countries that write the number before the street. */
const NUMBER_FIRST = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ'])

/** The door in its street: `Rua das Acácias, 240`, `1200 Main St`. */
export const streetLine = ({ street, number, country }: Pick<AddressParts, 'street' | 'number' | 'country'>): string =>
  NUMBER_FIRST.has(country) ? joined([number, street], ' ') : joined([street, number], ', ')

/**
 * An address in its country's format, without the country: the line of the street, then of the place. When only an area
 * is known, that line alone. `['Rua das Acácias, 240', 'Vila Mariana, São Paulo – SP']`, `['1200 Main St', 'Evanston,
 * IL 60201']`
 */
export function addressLines(address: AddressParts): string[] {
  const { street, complement, neighborhood, city, state, zipCode, country } = address
  const place = NUMBER_FIRST.has(country)
    ? joined([street ? null : neighborhood, city, joined([state, zipCode], ' ')], ', ')
    : joined([joined([neighborhood, city], ', '), state], ' – ')
  return [joined([streetLine(address), complement], ', '), place].filter(Boolean)
}

/** The same lines, and the postal code where the country does not write it behind the place. */
export const postalLines = (address: AddressParts): string[] =>
  [...addressLines(address), NUMBER_FIRST.has(address.country) ? null : address.zipCode].filter((line) => line !== null)

/** The whole address in one line, as a query for a maps service. */
export const addressQuery = (address: AddressParts): string => joined(postalLines(address), ', ')

/** The neighbourhood: `Vila Mariana`; when unknown, the city. */
export const areaOf = (address: AddressParts | null): string | null => address && (address.neighborhood ?? address.city)
