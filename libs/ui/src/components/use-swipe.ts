import { useRef, type PointerEvent } from 'react'

/** A drag of this many pixels is meant; less is a trembling finger. */
const threshold = 48

/** Handlers that call `onSwipe(1)` for a drag to the left, `onSwipe(-1)` for one to the right; mice are left alone. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<number | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.pointerType === 'mouse' ? null : event.clientX
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = from.current === null ? 0 : event.clientX - from.current
      from.current = null
      if (Math.abs(moved) >= threshold) onSwipe(moved < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}
