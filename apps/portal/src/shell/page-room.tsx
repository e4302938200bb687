import { useDestination, useIsLeaving, whenIdle } from '@atrio/tenant-core'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'

/** Milliseconds for which the old page stays: a page that comes sooner shows nothing in between. */
const PATIENCE_MS = 400

/** The page that a stand-in hides, with what it gets back. */
export type HiddenPage = { key: string; pathname: string; top: number; focus: HTMLElement | undefined }
type HiddenRef = { current: HiddenPage | undefined }

/**
 * The page's `<main>`. A page that comes in the place of another one enters as base.css says; until then its name and
 * outlines are there, where it takes longer than a moment. The old page is only hidden, and comes back if the new one does not.
 */
export function PageRoom({ hiddenRef, children }: { hiddenRef: HiddenRef; children: ReactNode }) {
  const { pathname } = useLocation()
  const [settled, setSettled] = useState(pathname)
  const room = useRef<HTMLElement>(null)
  const awaited = useAwaitedPath()
  const drawAwaited = useAwaitedPage()
  const waiting = awaited !== undefined && drawAwaited !== undefined
  useStandIn(room, waiting, hiddenRef)
  return (
    <main
      id="main"
      ref={room}
      tabIndex={-1}
      aria-busy={waiting}
      data-entering={pathname !== settled}
      onAnimationEnd={({ target, currentTarget }) => target === currentTarget && setSettled(pathname)}
    >
      {waiting && drawAwaited(awaited)}
      {children}
    </main>
  )
}

/**
 * The path of another page, once it has been on its way for longer than a moment. A page that has come, and is being drawn, needs
 * no stand-in any more: that would take the processor from it.
 */
function useAwaitedPath(): string | undefined {
  const { pathname } = useLocation()
  const going = useDestination().pathname
  const leaving = going !== pathname
  const isLoading = useIsLeaving()
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => setLate(isLoading()), PATIENCE_MS)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [leaving, isLoading])
  return leaving && late ? going : undefined
}

/** Loaded before it is needed: then the network would be busy. */
function useAwaitedPage(): ((pathname: string) => ReactNode) | undefined {
  const [page, setPage] = useState<{ draw: (pathname: string) => ReactNode }>()
  useEffect(() => {
    void whenIdle()
      .then(() => import('./awaited-page.tsx'))
      .then(({ AwaitedPage }) => setPage({ draw: (pathname) => <AwaitedPage pathname={pathname} /> }))
      .catch(() => undefined) // the old page stays, under the line at the top
  }, [])
  return page?.draw
}

/** Shows the stand-in from its top, with the focus in the room; the old page gets both back unless another one comes. */
function useStandIn(room: { current: HTMLElement | null }, waiting: boolean, hiddenRef: HiddenRef): void {
  const { key, pathname } = useLocation()
  useLayoutEffect(() => {
    const old = hiddenRef.current
    if (waiting && !old) {
      const focus = document.activeElement
      const inRoom = focus instanceof HTMLElement && room.current?.contains(focus)
      hiddenRef.current = { key, pathname, top: scrollY, focus: inRoom ? focus : undefined }
      scrollTo(0, 0)
      if (inRoom) room.current?.focus({ preventScroll: true })
    }
    if (waiting || !old) return
    hiddenRef.current = undefined
    if (old.pathname !== pathname) return
    scrollTo(0, old.top)
    old.focus?.focus({ preventScroll: true })
  }, [waiting, key, pathname, room, hiddenRef])
}
