import { useEffect, useState } from 'react'

/** Whole seconds until an instant, ticking; 0 where there is none or it is over. @param until milliseconds */
export function useSecondsLeft(until: number | undefined): number {
  const [now, setNow] = useState(() => Date.now())
  const left = until === undefined ? 0 : Math.max(0, Math.ceil((until - now) / 1000))
  useEffect(() => {
    if (until === undefined) return
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [until])
  return left
}
