import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  for (const type of ['online', 'offline']) addEventListener(type, changed)
  return () => {
    for (const type of ['online', 'offline']) removeEventListener(type, changed)
  }
}

/** Whether the device has a network at all; true on the server. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
