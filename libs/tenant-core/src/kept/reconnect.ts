import { atom } from 'jotai'
import type { FeatureContext, Store } from '../feature/feature-context.ts'
import { endSession } from '../session/end-session.ts'
import { loadPerson } from '../session/load-person.ts'
import { isRefused } from '../session/refused.ts'
import { isSignedIn, sessionAtom } from '../session/session.ts'
import { keptSinceAtom } from './kept-since.ts'

/** Milliseconds between two tries where the browser does not notice that the network is back. */
const RETRY_MS = 30_000

/** Whether the session was brought back from this device and no server has confirmed it since. */
export const unconfirmedAtom = atom(false)

const watching = new WeakSet<Store>()

/** Confirms the session and asks for what is shown from this device, until an answer comes. */
export function watchForNetwork(ctx: FeatureContext): void {
  if (watching.has(ctx.store) || typeof addEventListener !== 'function') return
  watching.add(ctx.store)
  let busy = false
  const look = async () => {
    if (busy || navigator.onLine === false) return
    busy = true
    await reconnect(ctx).catch(() => undefined)
    busy = false
    if (isWaiting(ctx)) return
    removeEventListener('online', onOnline)
    clearInterval(timer)
    watching.delete(ctx.store)
  }
  const onOnline = () => void look()
  addEventListener('online', onOnline)
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void look()
  }, RETRY_MS)
}

const isWaiting = ({ store }: FeatureContext) =>
  isSignedIn(store.get(sessionAtom)) && (store.get(unconfirmedAtom) || store.get(keptSinceAtom).size > 0)

/** A session that turns out to have ended is ended here too, with all that is kept of it. */
export async function reconnect(ctx: FeatureContext): Promise<void> {
  const { store, queryClient } = ctx
  if (store.get(unconfirmedAtom)) {
    try {
      await loadPerson(ctx)
      store.set(unconfirmedAtom, false)
      await queryClient.invalidateQueries()
    } catch (error) {
      if (isRefused(error) && isSignedIn(store.get(sessionAtom))) {
        await endSession(ctx, { home: !ctx.embed, keepDrafts: true })
      }
      return
    }
  }
  const kept = store.get(keptSinceAtom)
  await queryClient.invalidateQueries({ predicate: ({ queryHash }) => kept.has(queryHash) })
}
