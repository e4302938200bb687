import type { ChurchEvent } from '@atrio/api-client'

/** Amounts in minor units, fees not counted. */
export type PriceRange =
  | { kind: 'free' }
  | { kind: 'one'; amount: number }
  | { kind: 'between'; from: number; to: number }
  /** The cheapest tickets are free. */
  | { kind: 'upTo'; to: number }

export function priceRange({
  lowestPrice,
  highestPrice,
}: Pick<ChurchEvent, 'lowestPrice' | 'highestPrice'>): PriceRange {
  const from = Math.min(lowestPrice, highestPrice)
  const to = Math.max(lowestPrice, highestPrice)
  if (to <= 0) return { kind: 'free' }
  if (from <= 0) return { kind: 'upTo', to }
  return from === to ? { kind: 'one', amount: to } : { kind: 'between', from, to }
}
