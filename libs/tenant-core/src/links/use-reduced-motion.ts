import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'
const media = () => (typeof matchMedia === 'function' ? matchMedia(QUERY) : null)

const subscribe = (changed: () => void) => {
  const list = media()
  list?.addEventListener('change', changed)
  return () => list?.removeEventListener('change', changed)
}

/** With reduced motion a view transition would still freeze the page for a moment, so none is started. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    subscribe,
    () => media()?.matches ?? false,
    () => false,
  )
