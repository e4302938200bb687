import type { Coordinates } from '@atrio/api-client'
import type { MapTiles } from '@atrio/contract/rules'
import { useTranslation } from '@atrio/i18n'
import { useReducedMotion } from '@atrio/tenant-core'
import { FailedNotice, media } from '@atrio/ui'
import { css } from '@emotion/react'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'
import type { PlacedEntry } from '../model/map-place.ts'
import { mergePins } from '../model/merge-pins.ts'
import { Controls } from './controls.tsx'
import { leafletCss } from './leaflet.styles.ts'
import { MapSpot } from './map-spot.tsx'
import { Pin } from './pin.tsx'
import { pinsApart } from './pins-apart.ts'
import { useAreas } from './use-areas.ts'
import { useGestures } from './use-gestures.ts'
import { AREA_ZOOM, NEIGHBOURHOOD_ZOOM, useFit, useLeafletMap, useZoom } from './use-leaflet-map.ts'
import { useTiles } from './use-tiles.ts'

const frame = css({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  border: '1px solid var(--hairline)',
  borderRadius: 'var(--radius-window)',
})
const ground = css({
  height: 'min(26rem, 68svh)',
  minHeight: '17rem',
  background: 'var(--sunk)',
  '&:focus-visible': { outlineOffset: -3 },
  [media.tabletBigUp]: { height: 'clamp(20rem, 100svh - 17rem, 44rem)' },
})
const plate = css({
  position: 'absolute',
  zIndex: 2,
  maxWidth: 'calc(100% - 2 * var(--s2))',
  padding: '.1rem .5rem',
  background: 'color-mix(in srgb, var(--raised) 88%, transparent)',
  fontSize: 'var(--t-small)',
  lineHeight: 1.4,
})
const credit = css(plate, {
  fontSize: 'min(var(--t-small), 5vw)',
  right: 0,
  bottom: 0,
  maxWidth: '100%',
  borderTopLeftRadius: 'var(--radius-window)',
})
const hintCss = css(plate, {
  left: '50%',
  bottom: '3rem',
  translate: '-50% 0',
  width: 'max-content',
  padding: '.4rem .8rem',
  borderRadius: 'var(--radius)',
  background: 'var(--ink)',
  color: 'var(--paper)',
  pointerEvents: 'none',
})
const hereCss = css({
  position: 'absolute',
  width: '1.25rem',
  height: '1.25rem',
  translate: '-50% -50%',
  border: '3px solid var(--paper)',
  borderRadius: '50%',
  background: 'var(--ink)',
  boxShadow: '0 0 0 2px var(--ink)',
})

/** Pixels that an arrow key moves the map by. */
const STEP = 90
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}
const ZOOMS: Record<string, number> = { '+': 1, '=': 1, '-': -1 }

export type StreetMapProps = {
  places: readonly PlacedEntry[]
  tiles: MapTiles
  label: string
  /** The chosen entry; `show` moves the map there. */
  chosen: { id: number; show: boolean } | null
  onChoose: (entry: PlacedEntry) => void
  /** Where the person is, roughly, if they wanted the page to know. */
  here: Coordinates | undefined
  takesFocus: boolean
}

/** Places on a street map. The list beside it says the same, so that nothing is lost with the tiles. */
export function StreetMap({ places, tiles, label, chosen, onChoose, here, takesFocus }: StreetMapProps) {
  const { t } = useTranslation('map')
  const keysId = useId()
  const isStill = useReducedMotion()
  const box = useRef<HTMLDivElement>(null)
  const [map, attach] = useLeafletMap({ maxZoom: tiles.maxZoom, isStill, takesFocus })
  const fit = useFit(map, places)
  const zoom = useZoom(map)
  const { outcome, retry } = useTiles(map, tiles)
  const hint = useGestures(map)
  useAreas(map, places, zoom)

  const shown = chosen?.show ? places.find(({ id }) => id === chosen.id) : undefined
  const at = shown?.place
  const closest = shown?.isArea ? AREA_ZOOM : NEIGHBOURHOOD_ZOOM
  useEffect(() => {
    if (!map || !at) return
    box.current?.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' })
    const closer = Math.max(map.getZoom(), Math.min(closest, map.getMaxZoom()))
    map.setView([at.latitude, at.longitude], closer, { animate: !isStill })
  }, [map, at, chosen, closest, isStill])

  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key]
    const steps = ZOOMS[event.key]
    if (!map || event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
    if (arrow) map.panBy(arrow, { animate: !isStill })
    else if (steps) map.setZoom(map.getZoom() + steps, { animate: !isStill })
    else return
    event.preventDefault()
  }
  const { attribution, attributionUrl } = tiles
  return (
    <>
      <div ref={box} role="group" aria-label={label} css={frame}>
        <div
          ref={attach}
          role="group"
          aria-label={t('ground')}
          aria-describedby={keysId}
          tabIndex={0}
          css={[leafletCss, ground]}
          onKeyDown={onKeyDown}
        />
        {map &&
          zoom !== undefined &&
          mergePins(places, zoom, pinsApart()).map((pin) => (
            <Pin key={pin.items[0]?.id} map={map} pin={pin} chosen={chosen?.id} isStill={isStill} onChoose={onChoose} />
          ))}
        {map && zoom !== undefined && here && (
          <MapSpot map={map} at={here}>
            <span role="img" aria-label={t('here')} css={hereCss} />
          </MapSpot>
        )}
        {map && <Controls map={map} isStill={isStill} onAll={fit} />}
        {hint && (
          <span aria-hidden css={hintCss}>
            {t(`hint.${hint}`)}
          </span>
        )}
        <span css={credit}>
          {attributionUrl ? (
            <a href={attributionUrl} target="_blank" rel="noreferrer">
              {attribution}
            </a>
          ) : (
            attribution
          )}
        </span>
        <p id={keysId} className="visually-hidden">
          {t('keys')}
        </p>
      </div>
      {outcome === 'missing' && (
        <FailedNotice css={{ marginTop: 'var(--s4)' }} retry={{ label: t('retry'), onRetry: retry }}>
          {t('missing')}
        </FailedNotice>
      )}
    </>
  )
}
