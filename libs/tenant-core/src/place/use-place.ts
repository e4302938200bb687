import type { Coordinates } from '@atrio/api-client'
import { useState } from 'react'
import { coarsePlace } from './coarse-place.ts'

export type Place = { state: 'unasked' | 'locating' | 'denied'; at?: undefined } | { state: 'known'; at: Coordinates }

/** Milliseconds to wait for the device, and the maximum age of its last answer. */
const OPTIONS = { timeout: 10_000, maximumAge: 300_000 }

/** The person's place, requested from the device only on demand. */
export function usePlace(): [Place, () => void] {
  const [place, setPlace] = useState<Place>({ state: 'unasked' })
  const ask = () => {
    // absent on insecure origins
    const { geolocation } = navigator as { geolocation?: Geolocation }
    if (!geolocation) return setPlace({ state: 'denied' })
    setPlace({ state: 'locating' })
    geolocation.getCurrentPosition(
      ({ coords }) => setPlace({ state: 'known', at: coarsePlace(coords) }),
      () => setPlace({ state: 'denied' }),
      OPTIONS,
    )
  }
  return [place, ask]
}
