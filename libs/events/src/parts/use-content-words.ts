import type { TicketContent } from '@atrio/api-client'
import { useEventWords } from './use-event-words.ts'

/** Texts of exclusive content: coming soon, expired, view (document 1 section 4). */
export function useContentWords() {
  const { t, format } = useEventWords()
  const day = (instant: string) => format.dateRange(instant, instant)
  const stateWords = ({ state, startsAt, endsAt }: TicketContent) => {
    if (state === 'soon') return startsAt ? t('content.soonAt', { date: day(startsAt) }) : t('content.soon')
    if (state === 'expired') return endsAt ? t('content.expiredAt', { date: day(endsAt) }) : t('content.expired')
    return endsAt ? t('content.until', { date: day(endsAt) }) : t('content.available')
  }
  return { t, stateWords }
}
