import type { Coordinates } from '@atrio/api-client'

/** About a kilometre: enough to order a list by, and not where somebody lives. */
export const coarsePlace = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
})
