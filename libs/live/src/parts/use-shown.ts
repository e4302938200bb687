import type { Broadcasts } from '@atrio/api-client'
import { useAtPageTime } from '@atrio/tenant-core'
import { useState } from 'react'
import { shownAt, type Shown } from '../model/on-air.ts'

const keyOf = (shown: Shown | undefined) => (shown ? `${shown.tag} ${shown.broadcast.id}` : null)

/** The broadcast shown now; rerenders when it changes, not each second. */
export function useShown(broadcasts: Broadcasts | undefined): Shown | undefined {
  const key = useAtPageTime((now) => keyOf(broadcasts && shownAt(broadcasts, now)))
  if (!broadcasts) return undefined
  const { live, next, last } = broadcasts
  return [live, next, last]
    .flatMap((broadcast) => (broadcast ? (['live', 'last'] as const).map((tag) => ({ broadcast, tag })) : []))
    .find((shown) => keyOf(shown) === key)
}

/**
 * The broadcast on the page: the one that is due, but a playing one stays until it ends or the person leaves it, since
 * services overrun and a video must not be replaced while it is watched.
 */
export function useStage(broadcasts: Broadcasts | undefined) {
  const due = useShown(broadcasts)
  const [plays, setPlays] = useState(false)
  const [before, setBefore] = useState(due)
  const shown = plays && before && keyOf(before) !== keyOf(due) ? before : due
  if (keyOf(shown) !== keyOf(before)) setBefore(shown)
  /** Another one that is live meanwhile. */
  const begun = due?.tag === 'live' && due.broadcast.id !== shown?.broadcast.id ? due.broadcast : undefined
  return { shown, begun, onPlays: setPlays, leave: () => setPlays(false) }
}
