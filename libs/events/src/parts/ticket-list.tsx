import type { BoughtTicket, EventDetail } from '@atrio/api-client'
import { AppLink, usePageMinute } from '@atrio/tenant-core'
import { buttonCss } from '@atrio/ui'
import { eventState } from '../model/event-state.ts'
import { heldOfKind, mostOf, unavailableLast } from '../model/ticket-sale.ts'
import { purchasePath } from '../paths.ts'
import { TicketLine } from './ticket-line.tsx'
import { useEventWords } from './use-event-words.ts'

/** The tickets that an event sells, on its page. Where it has several kinds, the purchase can begin with one of them. */
export function TicketList({ event, mine }: { event: EventDetail; mine: readonly BoughtTicket[] }) {
  const { t } = useEventWords()
  const held = heldOfKind(mine)
  const now = usePageMinute()
  const isChoice = event.tickets.length > 1 && eventState(event, now) === 'open'
  const fees = t(event.absorbsServiceFees ? 'fees.absorbed' : 'fees.apart')
  return (
    <section css={{ maxWidth: '44rem' }} aria-labelledby="tickets">
      <h2 id="tickets">{t('tickets.title')}</h2>
      <p css={{ color: 'var(--muted)', margin: '.35em 0 var(--s6)' }}>
        {t('tickets.perOrder', { count: event.maxPerOrder })}
      </p>
      {unavailableLast(event.tickets).map((ticket) => (
        <TicketLine key={ticket.id} ticket={ticket} currency={event.currency} held={held(ticket.id)} fees={fees}>
          {isChoice && mostOf(ticket, event, held(ticket.id)) > 0 && (
            <AppLink
              to={purchasePath(event.id, { step: 'tickets', begin: ticket.id })}
              aria-label={t('tickets.beginWith', { name: ticket.name })}
              css={buttonCss()}
            >
              {t('tickets.begin')}
            </AppLink>
          )}
        </TicketLine>
      ))}
    </section>
  )
}
