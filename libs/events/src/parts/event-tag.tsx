import type { ChurchEvent } from '@atrio/api-client'
import { useFeatureContext } from '@atrio/tenant-core'
import { Tag } from '@atrio/ui'
import { eventState } from '../model/event-state.ts'
import { useEventWords } from './use-event-words.ts'

/** What one should know before opening an event: that it can't be bought, or else what it costs. */
export function EventTag({ event }: { event: ChurchEvent }) {
  const { t, price } = useEventWords()
  const state = eventState(event, useFeatureContext().now)
  if (state === 'open') return <Tag>{price(event, 'short')}</Tag>
  return <Tag kind={state === 'soon' ? 'accent' : 'off'}>{t(`state.${state}`)}</Tag>
}
