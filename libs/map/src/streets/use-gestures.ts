import type { Map as LeafletMap } from 'leaflet/dist/leaflet-src.esm.js'
import { useEffect, useState } from 'react'

export type GestureHint = 'wheel' | 'fingers'
/** Milliseconds that a hint stays after the last gesture. */
const HINT_MS = 1400

/**
 * The page scrolls through the map: one finger and the plain wheel are the page's; two fingers, the mouse's drag and the
 * wheel with Ctrl (or a pinch on a touchpad) are the map's. Returns what to tell a person who tried the other way.
 */
export function useGestures(map: LeafletMap | null): GestureHint | null {
  const [hint, setHint] = useState<GestureHint | null>(null)
  useEffect(() => {
    if (!map) return
    const box = map.getContainer()
    let over: ReturnType<typeof setTimeout> | undefined
    const tell = (what: GestureHint) => {
      clearTimeout(over)
      setHint(what)
      over = setTimeout(() => setHint(null), HINT_MS)
    }
    const onWheel = (event: WheelEvent) => {
      if (event.ctrlKey || event.metaKey) return
      event.stopPropagation()
      tell('wheel')
    }
    // before Leaflet hears of the touch
    const onPointer = ({ pointerType }: PointerEvent) =>
      pointerType === 'touch' ? map.dragging.disable() : map.dragging.enable()
    const onTouch = ({ touches }: TouchEvent) => {
      if (touches.length === 1) tell('fingers')
    }
    const ends = new AbortController()
    const early = { capture: true, passive: true, signal: ends.signal }
    box.addEventListener('wheel', onWheel, early)
    box.addEventListener('pointerdown', onPointer, early)
    box.addEventListener('touchmove', onTouch, early)
    return () => {
      clearTimeout(over)
      ends.abort()
    }
  }, [map])
  return hint
}
