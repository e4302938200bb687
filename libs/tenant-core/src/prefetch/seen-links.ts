import { onFirstTouch } from '../slots/first-touch.ts'
import { whenIdle } from '../slots/when-idle.ts'
import { linkAt, loadCode, publicRouteOf, type FollowedRouter, type Prefetching } from './linked-page.ts'

/**
 * From the person's first touch on, fetches the code of the page that most links of the shown page lead to, such as an event from
 * the list of events, while the browser is idle. Who only looks at a page pays for that page alone.
 */
export function prefetchSeenLinks(prefetching: Prefetching, signal: AbortSignal): void {
  if (savesData()) return
  const { router } = prefetching
  const asked = new Set<string>()
  const look = async () => {
    await whenIdle()
    // what the person waits for comes first
    if (signal.aborted || router.state.navigation.state !== 'idle') return
    const likely = likelyPage(router)
    if (!likely || asked.has(likely.route)) return
    asked.add(likely.route)
    await loadCode(prefetching, likely.link)
  }
  onFirstTouch(() => {
    if (signal.aborted) return
    document.addEventListener('scrollend', () => void look(), { signal })
    // once the new page is drawn
    signal.addEventListener(
      'abort',
      router.subscribe(({ navigation }) => navigation.state === 'idle' && setTimeout(() => void look())),
    )
    void look()
  })
}

/** The public route that most links of the page lead to, as far as they are in the window: more than one. */
function likelyPage(router: FollowedRouter): { route: string; link: HTMLAnchorElement } | undefined {
  const found = new Map<string, HTMLAnchorElement[]>()
  for (const element of document.querySelectorAll('main a[href]')) {
    const link = linkAt(element)
    const route = link && isInWindow(link) ? publicRouteOf(router, link) : undefined
    if (link && route !== undefined) found.set(route, [...(found.get(route) ?? []), link])
  }
  const [most] = [...found].sort(([, one], [, other]) => other.length - one.length)
  return most && most[1].length > 1 ? { route: most[0], link: most[1][0]! } : undefined
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
