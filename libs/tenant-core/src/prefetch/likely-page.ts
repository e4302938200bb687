import { onFirstTouch } from '../slots/first-touch.ts'
import { whenIdle } from '../slots/when-idle.ts'
import { isOfPublicPage, linkAt, loadCode, type Prefetching } from './linked-page.ts'

/**
 * From the person's first touch on, fetches the code of the page that most links of the shown page lead to, such as an event from
 * the list of events, while the browser is idle. Who only looks at a page pays for that page alone.
 */
export function prefetchLikelyPage(prefetching: Prefetching, signal: AbortSignal): void {
  if (savesData()) return
  const { router } = prefetching
  const look = async () => {
    await whenIdle()
    // what the person waits for comes first
    if (signal.aborted || router.state.navigation.state !== 'idle') return
    const link = likelyLink()
    if (link && isOfPublicPage(router, link)) await loadCode(prefetching, link)
  }
  const begin = () => {
    if (signal.aborted) return
    let shown = router.state.location.pathname
    const unsubscribe = router.subscribe(({ location, navigation }) => {
      if (navigation.state !== 'idle' || location.pathname === shown) return
      shown = location.pathname
      // once the new page is drawn
      setTimeout(() => void look())
    })
    signal.addEventListener('abort', unsubscribe)
    void look()
  }
  // scrolled before this was loaded
  if (scrollY > 0) begin()
  else onFirstTouch(begin)
}

/**
 * A link of the page to what most of its links lead to: to more than one thing in the same place, such as `/event/7` and
 * `/event/8`. By their addresses alone, since to match each of them with the routes would hold a phone up for a tenth of a second.
 */
function likelyLink(): HTMLAnchorElement | undefined {
  const places = new Map<string, Map<string, HTMLAnchorElement>>()
  for (const element of document.querySelectorAll('main a[href]')) {
    const link = linkAt(element)
    const place = link?.pathname.slice(0, link.pathname.lastIndexOf('/') + 1)
    if (!link || link.origin !== location.origin || place === undefined || place === '/') continue
    const links = places.get(place) ?? new Map<string, HTMLAnchorElement>()
    places.set(place, links.set(link.pathname, link))
  }
  const [most] = [...places.values()].sort((one, other) => other.size - one.size)
  return most && most.size > 1 ? [...most.values()][0] : undefined
}

type Connection = { saveData?: boolean; effectiveType?: string }

function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
