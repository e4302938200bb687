import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-reduced-motion: reduce)'
const media = () => (typeof matchMedia === 'function' ? matchMedia(QUERY) : null)

const subscribe = (changed: () => void) => {
  const list = media()
  list?.addEventListener('change', changed)
  return () => list?.removeEventListener('change', changed)
}

/** Whether it is reduced now. What is not drawn, such as the way of a navigation, needs no subscription. */
export const reducesMotion = (): boolean => media()?.matches ?? false

/** With reduced motion a view transition would still freeze the page for a moment, so none is started. */
export const useReducedMotion = () => useSyncExternalStore(subscribe, reducesMotion, () => false)
