import { useReducedMotion } from '@atrio/tenant-core'
import { useEffect, useState } from 'react'

/** Pixels per second. */
export const SCROLL_SPEEDS = { slow: 10, medium: 20, fast: 36 } as const
export type ScrollSpeed = keyof typeof SCROLL_SPEEDS

/** Pixels. With reduced motion the page does not glide: it jumps by some lines, then rests. */
const LEAP = 120
const KEYS = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', 'Escape']

/** Attribute of the song's tools: events inside them do not stop the scrolling. */
export const TOOLS = 'data-song-tools'
const ofTools = ({ target }: Event) => target instanceof Element && target.closest(`[${TOOLS}]`) !== null

const isLonger = () => {
  const { scrollHeight, clientHeight } = document.documentElement
  // fractional heights may round to a difference of one pixel
  return scrollHeight > clientHeight + 1
}

/** Whether the page is longer than its window: never in a frame that grows with its content. */
export function useLongerThanWindow(): boolean {
  const [longer, setLonger] = useState(true)
  // after each render: a larger font makes a longer page
  useEffect(() => {
    const look = () => setLonger(isLonger())
    look()
    addEventListener('resize', look)
    return () => removeEventListener('resize', look)
  })
  return longer
}

/** Scrolls the page until its end, or until the person scrolls or touches it. */
export function useAutoScroll(speed: ScrollSpeed) {
  const [on, setOn] = useState(false)
  const reduced = useReducedMotion()
  useEffect(() => {
    if (!on) return
    let frame = 0
    let before: number | null = null
    let due = 0
    const step = (now: number) => {
      due += ((now - (before ?? now)) / 1000) * SCROLL_SPEEDS[speed]
      before = now
      const unit = reduced ? LEAP : 1
      const top = Math.floor(due / unit) * unit
      if (top > 0) {
        due -= top
        const from = window.scrollY
        window.scrollBy({ top, behavior: 'instant' })
        if (window.scrollY === from) return setOn(false)
      }
      frame = requestAnimationFrame(step)
    }
    const stop = (event: Event) => {
      if (ofTools(event) || (event instanceof KeyboardEvent && !KEYS.includes(event.key))) return
      setOn(false)
    }
    const signs = ['touchstart', 'wheel', 'pointerdown', 'keydown']
    for (const sign of signs) addEventListener(sign, stop, { passive: true })
    frame = requestAnimationFrame(step)
    return () => {
      cancelAnimationFrame(frame)
      for (const sign of signs) removeEventListener(sign, stop)
    }
  }, [on, reduced, speed])
  return [on, setOn] as const
}
