import type { Broadcasts } from '@atrio/api-client'
import { useAtPageTime } from '@atrio/tenant-core'
import { shownAt, type Shown } from '../model/on-air.ts'

const keyOf = (shown: Shown | undefined) => (shown ? `${shown.tag} ${shown.broadcast.id}` : null)

/** What is shown now; drawn again when it is another one, not each second. */
export function useShown(broadcasts: Broadcasts | undefined): Shown | undefined {
  const key = useAtPageTime((now) => keyOf(broadcasts && shownAt(broadcasts, now)))
  if (!broadcasts) return undefined
  const { live, next, last } = broadcasts
  return [live, next, last]
    .flatMap((broadcast) => (broadcast ? (['live', 'last'] as const).map((tag) => ({ broadcast, tag })) : []))
    .find((shown) => keyOf(shown) === key)
}
