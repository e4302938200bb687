import { atom } from 'jotai'

/** What can be loading. GLOBAL blocks the whole page (document 1 section 4). */
export type LoadingContext = 'GLOBAL' | 'PAGE' | 'SESSION'

type Counts = Readonly<Partial<Record<LoadingContext, number>>>

const countsAtom = atom<Counts>({})

/** Contexts are counted, so that two loads in one context do not end each other. */
export const beginLoadingAtom = atom(null, (get, set, context: LoadingContext) => {
  const counts = get(countsAtom)
  set(countsAtom, { ...counts, [context]: (counts[context] ?? 0) + 1 })
  let ended = false
  return () => {
    if (ended) return
    ended = true
    const now = get(countsAtom)
    set(countsAtom, { ...now, [context]: Math.max(0, (now[context] ?? 0) - 1) })
  }
})

export const loadingContextsAtom = atom((get) =>
  Object.entries(get(countsAtom)).flatMap(([context, count]) => (count > 0 ? [context as LoadingContext] : [])),
)

export const pageBlockedAtom = atom((get) => (get(countsAtom).GLOBAL ?? 0) > 0)
