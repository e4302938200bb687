import { isOpenPage } from '@atrio/contract/rules'
import { sessionPlaceAtom, type FeatureContext } from '@atrio/tenant-core'
import type { DataRouter } from './data-router.ts'

/** The error page takes the place of a page that has no answer: a new document would have none either. */
const ERROR_PAGE = '/error'

/**
 * Whether this document may run scripts of others. The server says it in a header, since scripts can't read a policy; a
 * document of a plain host is open where its address and the choice are.
 */
export function isOpenDocument(isServerPage: boolean, isAgreed: boolean): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (isServerPage) return navigation?.serverTiming?.some(({ name }) => name === 'open') ?? false
  return isAgreed && isOpenPage(new URL(navigation?.name ?? location.href).pathname)
}

/**
 * Loads a new document wherever the router would move between an open page and a strict one: a document keeps its policy
 * and its scripts for as long as it lives.
 * @param mayOpen whether there is consent now
 */
export function keepZonesApart(ctx: FeatureContext, router: DataRouter, isOpen: boolean, mayOpen: () => boolean): void {
  const session = followSession(ctx)
  router.subscribe(({ navigation }) => {
    const to = navigation.location
    if (!to || to.pathname === ERROR_PAGE || (isOpenPage(to.pathname) && mayOpen()) === isOpen) return
    // only a page from the network is open; and a sign-out, which goes home first, must not lose what it sends
    if (!isOpen && (!navigator.onLine || session.navigates)) return
    // no page of the other zone is drawn in this document
    router.dispose()
    const href = to.pathname + to.search + to.hash
    // back and forward have changed the address already
    if (href === location.pathname + location.search + location.hash) location.reload()
    else location.assign(href)
  })
  // a document that comes back from the browser's memory has no router, and perhaps no consent, any more
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
}

/** Whether the session navigates: its document stays as strict as it is, until the next move in the portal. */
function followSession({ store }: FeatureContext): { navigates: boolean } {
  const session = { navigates: false }
  const place = store.get(sessionPlaceAtom)
  if (place) {
    const navigate = async (to: string) => {
      session.navigates = true
      await place.navigate(to).finally(() => (session.navigates = false))
    }
    store.set(sessionPlaceAtom, { ...place, navigate })
  }
  return session
}
