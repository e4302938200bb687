import { useOrderDraft } from '@atrio/checkout'
import { useNavigationType, useSearchParams } from 'react-router'
import { useReasons } from '../data/giving.queries.ts'
import { readGiftLink, type GiftLink } from '../link/gift-link.ts'
import type { GiftPayload } from '../model/gift.ts'
import { GiftForm } from './gift-form.lazy.tsx'

const isOf = (payload: GiftPayload | undefined, { reasonId }: GiftLink) =>
  reasonId === undefined || (payload?.gifts.some((gift) => gift.reasonId === reasonId) ?? false)

/** Whether a gift repeats as a link asks. */
const repeatsAs = (payload: GiftPayload | undefined, { everyDays }: GiftLink) =>
  everyDays === null || payload?.everyDays === everyDays

/** The gift form with what the link or the tab already knows of the gift. */
export function BegunGift() {
  const reasons = useReasons()
  const [search] = useSearchParams()
  // a gift that is about to be paid is restored when the person goes back
  const draft = useOrderDraft<GiftPayload>('gift')
  const link = readGiftLink(search, reasons)
  // a link for another reason, or one that was just followed to a gift that repeats otherwise, is another gift
  const isFollowed = useNavigationType() !== 'POP'
  const isSame = isOf(draft?.payload, link) && (!isFollowed || repeatsAs(draft?.payload, link))
  const payload = isSame ? draft?.payload : undefined
  return (
    <GiftForm
      key={payload ? JSON.stringify(payload) : JSON.stringify(link)}
      reasons={reasons}
      payload={payload}
      link={link}
    />
  )
}
