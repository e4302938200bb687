import { whenIdle } from '../slots/when-idle.ts'
import { linkAt, loadCode, publicRouteOf, type FollowedRouter, type Prefetching } from './linked-page.ts'

const FIRST_TOUCHES = ['pointermove', 'pointerdown', 'scroll', 'keydown']
/** Routes whose code is fetched each time the window is looked at: most pages lead to fewer. */
const MOST = 4

/**
 * From the person's first touch on, fetches the code of public pages whose links are in the window, one after the other
 * while the browser is idle. Who only looks at a page pays for that page alone.
 */
export function prefetchSeenLinks(prefetching: Prefetching, signal: AbortSignal): void {
  if (savesData()) return
  const { router } = prefetching
  const asked = new Set<string>()
  const isMoving = () => router.state.navigation.state !== 'idle'
  let looking = false
  const look = async () => {
    if (looking) return
    looking = true
    for (let count = 0; count < MOST; count++) {
      await whenIdle()
      // what the person waits for comes first
      const next = signal.aborted || isMoving() ? undefined : nextPage(router, asked)
      if (!next) break
      asked.add(next.route)
      await loadCode(prefetching, next.link)
    }
    looking = false
  }
  const begun = new AbortController()
  const begin = () => {
    begun.abort()
    document.addEventListener('scrollend', () => void look(), { signal })
    // once the new page is drawn
    signal.addEventListener(
      'abort',
      router.subscribe(() => isMoving() || setTimeout(() => void look())),
    )
    void look()
  }
  signal.addEventListener('abort', () => begun.abort())
  for (const touch of FIRST_TOUCHES) {
    addEventListener(touch, begin, { capture: true, passive: true, signal: begun.signal })
  }
}

/** The first link in the window to a route that has not been asked for; those of the page before those around it. */
function nextPage(router: FollowedRouter, asked: ReadonlySet<string>) {
  const links = [...document.querySelectorAll('main a[href]'), ...document.querySelectorAll('nav a[href]')]
  for (const element of links) {
    const link = linkAt(element)
    if (!link || !isInWindow(link)) continue
    const route = publicRouteOf(router, link)
    if (route !== undefined && !asked.has(route)) return { route, link }
  }
  return undefined
}

function isInWindow(link: Element): boolean {
  const { top, bottom, width } = link.getBoundingClientRect()
  return width > 0 && bottom > 0 && top < innerHeight
}

type Connection = { saveData?: boolean; effectiveType?: string }

function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
