import type { ChurchEvent } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import { useChurch } from '@atrio/tenant-core'
import { priceRange } from '../model/price-range.ts'

/** How an event is put into words, in the church's zone. */
export function useEventWords() {
  const { t } = useTranslation('events')
  const format = useFormat(useChurch().timeZone)
  const money = (event: ChurchEvent, amount: number) => format.money(amount, event.currency)

  const isOneDay = ({ startsAt, endsAt }: ChurchEvent) =>
    format.date(startsAt, 'short') === format.date(endsAt, 'short')

  /** `28 – 29 de novembro`. */
  const days = ({ startsAt, endsAt }: ChurchEvent) => format.dateRange(startsAt, endsAt)

  /** For beside a date badge: the weekday and hour, or all the days, and the place. */
  const whenAndWhere = (event: ChurchEvent) => {
    const when = isOneDay(event)
      ? t('when', { day: format.weekday(event.startsAt), time: format.time(event.startsAt) })
      : days(event)
    return [when, where(event)]
  }

  const where = ({ online, venue }: ChurchEvent) => venue?.name ?? (online ? t('online') : undefined)

  /** All of it, or for lists only where it starts. */
  const price = (event: ChurchEvent, width: 'short' | 'long' = 'long') => {
    const range = priceRange(event)
    if (range.kind === 'free') return t('free')
    if (range.kind === 'one') return money(event, range.amount)
    if (range.kind === 'upTo') return t('price.upTo', { to: money(event, range.to) })
    const from = money(event, range.from)
    return width === 'short'
      ? t('price.from', { amount: from })
      : t('price.between', { from, to: money(event, range.to) })
  }

  return { t, format, isOneDay, days, whenAndWhere, where, price }
}
