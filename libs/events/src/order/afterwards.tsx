import { type Payment, registrationsApi } from '@atrio/api-client'
import { useDraft } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { AppLink, signedInAtom, useApi } from '@atrio/tenant-core'
import { buttonCss, Row } from '@atrio/ui'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { eventQuery } from '../data/events.queries.ts'
import { cartDraft } from '../model/cart-draft.ts'
import { isHeld } from '../model/event-actions.ts'
import { paths, ticketsPath } from '../paths.ts'
import { TicketCards } from '../tickets/ticket-cards.tsx'

/** After an order: the way to the tickets; a guest, who has no page of them, finds them here. */
export function Afterwards({ payment }: { payment: Payment }) {
  const { t } = useTranslation('events')
  const signedIn = useAtomValue(signedInAtom)
  const eventId = payment.referenceId
  const cart = useDraft(eventId === null ? undefined : cartDraft(eventId))
  const bought = isHeld(payment)
  // what was bought is no longer in the cart; what came to nothing can be tried again
  useEffect(() => {
    if (bought) cart?.clear()
  }, [cart, bought])
  return (
    <div>
      {!signedIn && eventId !== null && payment.status === 'approved' && (
        <GuestTickets eventId={eventId} order={payment.code} />
      )}
      <Row css={{ marginTop: 'var(--s6)', '@media print': { display: 'none' } }}>
        {signedIn && eventId !== null && (
          <AppLink to={ticketsPath(eventId)} css={buttonCss('primary')}>
            {t('action.viewTickets')}
          </AppLink>
        )}
        <AppLink to={paths.list} css={buttonCss()}>
          {t('refusalAction.otherEvents')}
        </AppLink>
      </Row>
    </div>
  )
}

function GuestTickets({ eventId, order }: { eventId: number; order: string }) {
  const api = useApi()
  const event = useQuery(eventQuery(api, eventId))
  const tickets = useQuery(api.q(registrationsApi.tickets, { userId: 0, eventId, order }))
  // the mail has them too: what can't be had here is left out
  if (!event.data || !tickets.data?.length) return null
  return <TicketCards tickets={tickets.data} event={event.data} order={order} />
}
