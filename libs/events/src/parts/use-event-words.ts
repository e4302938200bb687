import type { ChurchEvent, EventDetail } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import { useChurch, usePageMinute } from '@atrio/tenant-core'
import { eventState } from '../model/event-state.ts'
import { priceRange } from '../model/price-range.ts'

/** Texts of an event, in the church's time zone. */
export function useEventWords() {
  const { t } = useTranslation('events')
  const format = useFormat(useChurch().timeZone)
  const now = usePageMinute()
  const money = (event: ChurchEvent, amount: number) => format.money(amount, event.currency)

  const isOneDay = ({ startsAt, endsAt }: ChurchEvent) =>
    format.date(startsAt, 'short') === format.date(endsAt, 'short')

  /** `28 – 29 de novembro`. */
  const days = ({ startsAt, endsAt }: ChurchEvent) => format.dateRange(startsAt, endsAt)

  /** Text beside a date badge: weekday and hour, or all the days, and the place. */
  const whenAndWhere = (event: ChurchEvent) => {
    if (!event.startsAt) return [where(event)]
    const when = isOneDay(event)
      ? t('when', { day: format.weekday(event.startsAt), time: format.time(event.startsAt) })
      : days(event)
    return [when, where(event)]
  }

  const where = ({ online, venue }: ChurchEvent) => venue?.name ?? (online ? t('online') : undefined)

  /** The whole range, or only its start in lists. */
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

  const day = (instant: string) => format.dateRange(instant, instant)

  /** Whether registration is open, and until or from when. */
  const saleWords = (event: EventDetail) => {
    const state = eventState(event, now)
    if (state === 'open' && event.tickets.length === 0) return t('registration.none')
    if (state === 'open' && event.registrationClosesAt)
      return t('registration.until', { date: day(event.registrationClosesAt) })
    if (state === 'soon' && event.registrationOpensAt)
      return t('registration.opens', { date: day(event.registrationOpensAt) })
    return state === 'open' ? t('registration.open') : t(`state.${state}`)
  }

  /** `Pix, cartão em até 3x ou boleto`; undefined when the event is free or its methods are unknown. */
  const methodWords = ({ highestPrice, methods, maxInstallments, installmentsWithInterest }: EventDetail) => {
    if (highestPrice === 0 || methods.length === 0) return undefined
    const card = t(installmentsWithInterest ? 'method.installments' : 'method.installmentsFree', {
      count: maxInstallments,
    })
    const names = methods.map((method) => (method === 'card' && maxInstallments > 1 ? card : t(`method.${method}`)))
    const list = new Intl.ListFormat(format.locale, { type: 'disjunction' }).format(names)
    return list.charAt(0).toLocaleUpperCase(format.locale) + list.slice(1)
  }

  return { t, format, saleWords, methodWords, isOneDay, days, whenAndWhere, where, price }
}
