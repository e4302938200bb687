import type { Address } from '@atrio/api-client'

const joined = (parts: (string | null)[], by: string) => parts.filter(Boolean).join(by)

/** An address as two lines of text: the street, and the rest. */
export function addressLines(address: Address): { street: string; rest: string } {
  const { street, number, complement, neighborhood, city, state, zipCode, country } = address
  const rest = joined([joined([complement, neighborhood], ', '), joined([city, state], ', '), zipCode], ' · ')
  return { street: joined([street, number], ', ') || joined([city, state], ', ') || country, rest }
}
