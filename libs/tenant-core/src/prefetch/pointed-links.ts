import { linkAt, loadCode, loadData, type Prefetching } from './linked-page.ts'

/** Milliseconds that a pointer stays on a link before data are asked for: passing over it costs the server nothing. */
const REST_MS = 60

/**
 * Fetches the code of a link's page when a pointer or the focus comes to it, and its data when the pointer stays. Data are asked
 * for once, and not of pages that have been open: they are there, and whether they are renewed is up to the navigation.
 */
export function prefetchPointedLinks(prefetching: Prefetching, signal: AbortSignal): void {
  const options = { capture: true, passive: true, signal }
  const known = new Set<string>()
  signal.addEventListener(
    'abort',
    prefetching.router.subscribe(({ location }) => known.add(location.pathname + location.search)),
  )
  let pointed: HTMLAnchorElement | undefined
  let resting: ReturnType<typeof setTimeout> | undefined
  const leave = () => {
    clearTimeout(resting)
    pointed = undefined
  }
  const code = (target: EventTarget | null) => {
    const link = linkAt(target)
    if (link) void loadCode(prefetching, link)
    return link
  }
  document.addEventListener('focusin', ({ target }) => void code(target), options)
  document.addEventListener(
    'pointerover',
    ({ target }) => {
      if (pointed && linkAt(target) === pointed) return
      leave()
      const link = code(target)
      if (!link) return
      pointed = link
      resting = setTimeout(() => {
        const address = link.pathname + link.search
        if (!known.has(address)) loadData(prefetching.router, link)
        known.add(address)
      }, REST_MS)
    },
    options,
  )
  document.addEventListener(
    'pointerout',
    ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node && pointed?.contains(relatedTarget))) leave()
    },
    options,
  )
  // a finger that scrolls
  document.addEventListener('pointercancel', leave, options)
  signal.addEventListener('abort', leave)
}
