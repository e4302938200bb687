import { useEffect, useState } from 'react'

const secondsTo = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000))

/** A wait that the server requires: its seconds as announced, and those left, ticking. */
export function useWait() {
  const [wait, setWait] = useState({ asked: 0, left: 0, until: 0 })
  const { asked, left, until } = wait
  const running = left > 0
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setWait((now) => ({ ...now, left: secondsTo(until) })), 1000)
    return () => clearInterval(timer)
  }, [until, running])
  return {
    asked,
    left,
    begin: (seconds: number) => setWait({ asked: seconds, left: seconds, until: Date.now() + seconds * 1000 }),
  }
}
