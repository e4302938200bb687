import { atom } from 'jotai'
import type { FeatureContext } from '../feature/feature-context.ts'
import { browserStores, type Stores } from './stored-session.ts'

/** Messages between tabs of one church. Tokens in them stay in memory: nothing is stored. */
export type TabMessage =
  | { kind: 'tokens'; accountId: number | null; token: string }
  | { kind: 'login'; accountId: number }
  | { kind: 'logout' }

/** Where a session lives: storage, other tabs, and the tab's router. Passed in, so that tests can open several tabs. */
export type SessionPlace = Stores & {
  /** Runs exclusively across all tabs if the browser has locks. */
  alone: <T>(run: () => Promise<T>) => Promise<T>
  tell: (message: TabMessage) => void
  hear: (listener: (message: TabMessage) => void) => void
  /** Navigates within the tab. */
  navigate: (to: string) => Promise<void>
  /** Ids of the current routes. */
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
      // locks exist on secure origins only; without them each tab still renews once at a time
      globalThis.navigator?.locks ? (navigator.locks.request('atrio.session', run) as ReturnType<typeof run>) : run(),
    tell: (message) => channel?.postMessage(message),
    hear: (listener) => channel?.addEventListener('message', ({ data }) => listener(data as TabMessage)),
    reload: () => location.reload(),
  }
}

/** Set by the shell at start; without it (in a test of one feature) nothing is stored or sent to other tabs. */
export const sessionPlaceAtom = atom<SessionPlace | null>(null)

export const placeOf = (ctx: Pick<FeatureContext, 'store'>) => ctx.store.get(sessionPlaceAtom)
