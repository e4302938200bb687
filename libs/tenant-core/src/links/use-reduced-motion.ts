import { useSyncExternalStore } from 'react'
import { motionQuery, reducesMotion } from './reduces-motion.ts'

const subscribe = (changed: () => void) => {
  const list = motionQuery()
  list?.addEventListener('change', changed)
  return () => list?.removeEventListener('change', changed)
}

/** Whether the person wants less motion. */
export const useReducedMotion = () => useSyncExternalStore(subscribe, reducesMotion, () => false)
