import type { Coordinates } from '@atrio/api-client'

/** Rounds to about a kilometre: enough to sort a list by, too coarse to reveal a home. */
export const coarsePlace = ({ latitude, longitude }: Coordinates): Coordinates => ({
  latitude: Math.round(latitude * 100) / 100,
  longitude: Math.round(longitude * 100) / 100,
})
