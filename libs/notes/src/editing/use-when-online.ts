import { useEffect, useEffectEvent } from 'react'

/** Runs when the network comes back. */
export function useWhenOnline(run: () => void) {
  const hear = useEffectEvent(run)
  useEffect(() => {
    const online = () => hear()
    window.addEventListener('online', online)
    return () => window.removeEventListener('online', online)
  }, [])
}
