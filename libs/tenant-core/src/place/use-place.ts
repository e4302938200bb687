import type { Coordinates } from '@atrio/api-client'
import { useState } from 'react'
import { coarsePlace } from './coarse-place.ts'

export type Place = { state: 'unasked' | 'locating' | 'denied'; at?: undefined } | { state: 'known'; at: Coordinates }

/** Milliseconds to wait for the device, and how old its last answer may be. */
const OPTIONS = { timeout: 10_000, maximumAge: 300_000 }

/** Where the person is, asked of the device only on request. */
export function usePlace(): [Place, () => void] {
  const [place, setPlace] = useState<Place>({ state: 'unasked' })
  const ask = () => {
    // absent on pages that are not secure
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
