import { css } from '@emotion/react'
import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { numbersOf, pinName, type PlacedEntry } from '../model/map-place.ts'
import type { MergedPin } from '../model/merge-pins.ts'
import { pinCss } from '../parts/pin.styles.ts'
import { MapSpot } from './map-spot.tsx'

const chosenCss = css({
  background: 'var(--paper)',
  color: 'var(--ink)',
  borderColor: 'var(--accent-edge)',
  boxShadow: '0 0 0 3px var(--accent), var(--shadow)',
})

/** More numbers are wider than the pins around them allow. */
const MAX_NUMBERS = 3
/** Pixels that a pin with the focus keeps from the edge. */
const INSIDE = 60
const BELOW_CONTROLS = 90

type Props = {
  map: LeafletMap
  pin: MergedPin<PlacedEntry>
  chosen: number | undefined
  isStill: boolean
  onChoose: (entry: PlacedEntry) => void
}

/** The pin of one entry or of several that lie together: a button that leads to the first of them in the list. */
export function Pin({ map, pin: { at, items }, chosen, isStill, onChoose }: Props) {
  const isChosen = items.some(({ id }) => id === chosen)
  const [first] = items
  return (
    <MapSpot map={map} at={at} isAbove={isChosen}>
      <button
        type="button"
        css={[pinCss, isChosen && chosenCss]}
        aria-label={pinName(items, MAX_NUMBERS)}
        aria-pressed={isChosen}
        onClick={() => first && onChoose(first)}
        onFocus={({ currentTarget }) => {
          // by keyboard only: a pin that moves while it is pressed is missed by the click
          if (!currentTarget.matches(':focus-visible')) return
          map.panInside([at.latitude, at.longitude], {
            paddingTopLeft: [INSIDE, BELOW_CONTROLS],
            paddingBottomRight: [INSIDE, INSIDE],
            animate: !isStill,
          })
        }}
      >
        {numbersOf(items, MAX_NUMBERS)}
      </button>
    </MapSpot>
  )
}
