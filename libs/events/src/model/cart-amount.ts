import type { EventDetail } from '@atrio/api-client'

/** Sum of the prices, in minor units, fees not counted. */
export const cartAmount = (cart: readonly { kindId: number }[], event: Pick<EventDetail, 'tickets'>): number =>
  cart.reduce((sum, { kindId }) => sum + (event.tickets.find(({ id }) => id === kindId)?.price ?? 0), 0)
