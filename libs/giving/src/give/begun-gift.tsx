import { useOrderDraft } from '@atrio/checkout'
import { parseRouteId } from '@atrio/tenant-core'
import { useSearchParams } from 'react-router'
import { useReasons } from '../data/giving.queries.ts'
import type { GiftPayload } from '../model/gift.ts'
import { GiftForm } from './gift-form.lazy.tsx'

/** The gift form with what the link or the tab already knows of the gift. */
export function BegunGift() {
  const reasons = useReasons()
  const [search] = useSearchParams()
  // a gift that is about to be paid is restored when the person goes back
  const draft = useOrderDraft<GiftPayload>('gift')
  return (
    <GiftForm
      key={draft ? JSON.stringify(draft.payload) : 'new'}
      reasons={reasons}
      payload={draft?.payload}
      reasonId={parseRouteId(search.get('reason') ?? undefined)}
    />
  )
}
