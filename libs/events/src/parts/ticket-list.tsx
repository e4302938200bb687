import type { BoughtTicket, EventDetail } from '@atrio/api-client'
import { unavailableLast, heldOfKind } from '../model/ticket-sale.ts'
import { TicketLine } from './ticket-line.tsx'
import { useEventWords } from './use-event-words.ts'

/** The tickets that an event sells, on its page. */
export function TicketList({ event, mine }: { event: EventDetail; mine: readonly BoughtTicket[] }) {
  const { t } = useEventWords()
  const held = heldOfKind(mine)
  const fees = t(event.absorbsServiceFees ? 'fees.absorbed' : 'fees.apart')
  return (
    <section css={{ maxWidth: '44rem' }} aria-labelledby="tickets">
      <h2 id="tickets">{t('tickets.title')}</h2>
      <p css={{ color: 'var(--muted)', margin: '.35em 0 var(--s6)' }}>
        {t('tickets.perOrder', { count: event.maxPerOrder })}
      </p>
      {unavailableLast(event.tickets).map((ticket) => (
        <TicketLine key={ticket.id} ticket={ticket} currency={event.currency} held={held(ticket.id)} fees={fees} />
      ))}
    </section>
  )
}
