import type { sanitizeForTab } from './browser-sanitizer.ts'

type SanitizeForTab = typeof sanitizeForTab

/** Not needed, still on its way, there, or out of reach (the network is gone). */
export type TabSanitizer = SanitizeForTab | 'loading' | 'unreachable'

let current: TabSanitizer = 'loading'

/** The sanitiser's state in this tab, for useSyncExternalStore. */
export const tabSanitizer = (): TabSanitizer => current

/** Loads DOMPurify (9.5 kB) with the first text and calls back when it is ready; a failed load is tried again. */
export function loadTabSanitizer(tell: () => void): () => void {
  let listening = true
  const settle = (state: TabSanitizer) => {
    current = state
    if (listening) tell()
  }
  if (typeof current !== 'function') {
    import('./browser-sanitizer.ts').then(
      (module) => settle(module.sanitizeForTab),
      () => settle('unreachable'),
    )
  }
  return () => {
    listening = false
  }
}
