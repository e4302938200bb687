import type { BoughtTicket, ChurchEvent } from '@atrio/api-client'
import { useEventWords } from '../parts/use-event-words.ts'

const WAITING = ['open', 'underReview', 'pending', 'awaiting'] as const

/** Texts of a ticket beside its holder: event, ticket, date, time, place and buyer (document 1 section 3). */
export function useTicketWords(event: ChurchEvent) {
  const { t, format, isOneDay } = useEventWords()
  const time = isOneDay(event)
    ? format.time(event.startsAt)
    : t('hours.days', { from: format.time(event.startsAt), to: format.time(event.endsAt) })

  const factsOf = (ticket: BoughtTicket) => [
    { label: t('ticket.event'), text: event.name },
    { label: t('ticket.kind'), text: ticket.kind.name },
    { label: t('ticket.date'), text: format.dateRange(event.startsAt, event.endsAt, 'long') },
    { label: t('ticket.time'), text: time },
    ...(event.venue ? [{ label: t('ticket.place'), text: event.venue.name }] : []),
    { label: t('ticket.buyer'), text: ticket.buyer },
  ]

  const statusOf = ({ status }: BoughtTicket) => {
    const kind = status === 'approved' ? 'good' : WAITING.some((one) => one === status) ? 'waiting' : 'over'
    return { kind, words: t(`ticketStatus.${status}`) } as const
  }

  const noteOf = (ticket: BoughtTicket) => {
    if (statusOf(ticket).kind === 'over') return t('ticket.void')
    return t(ticket.disputed ? 'ticket.disputed' : 'ticket.waiting')
  }

  return { t, factsOf, statusOf, noteOf }
}
