import { atom } from 'jotai'
import type { FeatureContext } from '../feature/feature-context.ts'
import { browserStores, type Stores } from './stored-session.ts'

/** What tabs of one church tell each other. Tokens stay in memory on the way: nothing of it is stored. */
export type TabMessage =
  | { kind: 'tokens'; accountId: number | null; token: string }
  | { kind: 'login'; accountId: number }
  | { kind: 'logout' }

/** Where a session lives: storage, other tabs, and the tab's router. Passed in, so that tests hold several tabs. */
export type SessionPlace = Stores & {
  /** Runs alone over all tabs where the browser can see to it. */
  alone: <T>(run: () => Promise<T>) => Promise<T>
  tell: (message: TabMessage) => void
  hear: (listener: (message: TabMessage) => void) => void
  /** Navigates inside the tab. */
  navigate: (to: string) => Promise<void>
  /** Ids of the routes that are shown. */
  routeIds: () => string[]
  reload: () => void
}

type Router = Pick<SessionPlace, 'navigate' | 'routeIds'>

/** The browser's tab. One channel and one lock per origin, which is one church. */
export function browserPlace(router: Router): SessionPlace {
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel('atrio.session') : null
  return {
    ...browserStores(),
    ...router,
    alone: (run) =>
      // locks exist on secure origins only; a lone tab renews once at a time all the same
      globalThis.navigator?.locks ? (navigator.locks.request('atrio.session', run) as ReturnType<typeof run>) : run(),
    tell: (message) => channel?.postMessage(message),
    hear: (listener) => channel?.addEventListener('message', ({ data }) => listener(data as TabMessage)),
    reload: () => location.reload(),
  }
}

/** Set by the shell at start; where there is none (a test of one feature), nothing is stored and nobody told. */
export const sessionPlaceAtom = atom<SessionPlace | null>(null)

export const placeOf = (ctx: Pick<FeatureContext, 'store'>) => ctx.store.get(sessionPlaceAtom)
