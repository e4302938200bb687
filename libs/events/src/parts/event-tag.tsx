import type { ChurchEvent } from '@atrio/api-client'
import { usePageMinute } from '@atrio/tenant-core'
import { Tag } from '@atrio/ui'
import { eventState } from '../model/event-state.ts'
import { useEventWords } from './use-event-words.ts'

/** Tag of an event: why it can't be booked, or else its price. */
export function EventTag({ event }: { event: ChurchEvent }) {
  const { t, price } = useEventWords()
  const state = eventState(event, usePageMinute())
  if (state === 'open') return <Tag>{price(event, 'short')}</Tag>
  return <Tag kind={state === 'soon' ? 'accent' : 'off'}>{t(`state.${state}`)}</Tag>
}
