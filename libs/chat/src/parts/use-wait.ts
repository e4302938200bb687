import { pageTime, useFeatureContext, useTimeUntil } from '@atrio/tenant-core'
import { useState } from 'react'

/** A wait that the server requires: its seconds as announced, and those left, ticking. */
export function useWait() {
  const ctx = useFeatureContext()
  const [{ asked, until }, setWait] = useState({ asked: 0, until: 0 })
  return {
    asked,
    left: useTimeUntil(until) / 1000,
    begin: (seconds: number) => setWait({ asked: seconds, until: pageTime(ctx.now) + seconds * 1000 }),
  }
}
