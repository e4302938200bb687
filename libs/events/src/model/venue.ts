import type { Address, ChurchEvent } from '@atrio/api-client'

type Venue = NonNullable<ChurchEvent['venue']>

/** Countries that write the house number before the street. */
const NUMBER_FIRST = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ'])

/** Street, number and city on one line; undefined when all are unknown. */
export function addressLine(address: Address | null): string | undefined {
  if (!address) return undefined
  const { street, number, neighborhood, city, state, country } = address
  const house = NUMBER_FIRST.has(country) ? [[number, street].filter(Boolean).join(' ')] : [street, number]
  return [...house, neighborhood, city, state].filter(Boolean).join(', ') || undefined
}

/** Search text for a maps service: the address with its name, else the coordinates, else the name alone. */
export function directionsQuery({ name, address, location }: Venue): string {
  const line = addressLine(address)
  if (line) return `${name}, ${line}`
  return location ? `${location.latitude},${location.longitude}` : name
}
