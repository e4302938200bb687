import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useChurchColor } from './church-color.tsx'
import type { GlassPanesProps } from './glass-panes.tsx'
import { fetchGlazier, glazier } from './glazier.ts'
import { shapes, type GlassShape } from './shapes.ts'
import type { GlassKind } from './windows/index.ts'

export type GlassProps = {
  /** Seed of the window: a stable name with the id, such as `event-12`. */
  seed: string
  shape?: GlassShape | undefined
  kind?: GlassKind | undefined
}

const frame = (shape: GlassShape) => ({
  className: 'glass',
  viewBox: `0 0 ${shapes[shape].join(' ')}`,
  preserveAspectRatio: 'xMidYMid slice',
  'aria-hidden': true,
})

/** A stained-glass window in the church's colour. Decorative; fills the `.window` around it. */
export function Glass({ seed, shape = 'card', kind }: GlassProps) {
  const color = useChurchColor()
  // Another window is another element: nothing that the server drew is drawn over.
  return <Pane key={`${seed} ${color} ${shape} ${kind}`} seed={seed} color={color} shape={shape} kind={kind} />
}

/** Pixels below the view in which a window is drawn before it is seen. */
const NEAR = 300

/** Calls once the element is in view or near it: a window in a closed summary costs nothing. @returns stops waiting */
function whenNear(element: Element, act: () => void): () => void {
  if (typeof IntersectionObserver !== 'function') {
    act()
    return () => undefined
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      act()
    },
    { rootMargin: `${NEAR}px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

const noChange = () => () => undefined

function Pane({ seed, color, shape, kind }: GlassPanesProps) {
  const onServer = useSyncExternalStore(
    noChange,
    () => false,
    () => true,
  )
  // One object for good: a new one would make React write the inside again.
  const [inside] = useState(() => ({ __html: glazier.markup?.(seed, color, shape, kind) ?? '' }))
  const [served, setServed] = useState(onServer)
  const [, setReady] = useState(false)
  const ref = useRef<SVGSVGElement>(null)
  useEffect(() => {
    if (ref.current?.hasChildNodes()) return
    setServed(false)
    let mounted = true
    const draw = () =>
      void fetchGlazier().then(
        () => mounted && setReady(true),
        () => undefined,
      )
    const stopWaiting = whenNear(ref.current!, draw)
    return () => {
      mounted = false
      stopWaiting()
    }
  }, [])
  if (served)
    return <svg key="served" ref={ref} {...frame(shape)} suppressHydrationWarning dangerouslySetInnerHTML={inside} />
  const Panes = glazier.panes
  return (
    <svg ref={ref} {...frame(shape)}>
      {Panes && <Panes seed={seed} color={color} shape={shape} kind={kind} />}
    </svg>
  )
}
