import type { Payment } from '@atrio/api-client'
import { AfterOrder } from '@atrio/checkout'
import { useTranslation } from '@atrio/i18n'
import { AppLink, lazyForm, parseRouteId, signedInAtom, useApi, useLink } from '@atrio/tenant-core'
import { buttonCss, RowsSkeleton } from '@atrio/ui'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useSearchParams } from 'react-router'
import { eventQuery } from '../data/event.queries.ts'
import { useTicketsOfOrder } from '../data/registrations.queries.ts'
import { LoadFailed } from '../parts/load-failed.tsx'
import { eventPath, paths, ticketsPath } from '../paths.ts'
import { TicketCards } from '../tickets/ticket-cards.tsx'
import { useEmptiedCart } from './use-emptied-cart.ts'

const OrderContents = lazyForm({
  name: 'events.orderContents',
  load: async () => (await import('./order-contents.tsx')).OrderContents,
  loading: <RowsSkeleton rows={3} />,
  failed: LoadFailed,
})

/** No ticket comes of it: another try helps, a page of unpaid tickets does not. */
const isLost = ({ status }: Payment) => status === 'declined' || status === 'canceled' || status === 'refunded'

/** Shown after an order: a link to the tickets; a guest, who has no such page, sees them here. */
export function Afterwards({ payment }: { payment: Payment }) {
  const { t } = useTranslation('events')
  const signedIn = useAtomValue(signedInAtom)
  const eventId = payment.referenceId
  useEmptiedCart(payment)
  return (
    <AfterOrder
      actions={
        <>
          {signedIn && eventId !== null && !isLost(payment) && (
            <AppLink to={ticketsPath(eventId)} css={buttonCss('primary')}>
              {t('action.viewTickets')}
            </AppLink>
          )}
          {eventId !== null && isLost(payment) && (
            <AppLink to={eventPath(eventId)} css={buttonCss('primary')}>
              {t('ticket.none.action')}
            </AppLink>
          )}
          <AppLink to={paths.list} css={buttonCss()}>
            {t('refusalAction.otherEvents')}
          </AppLink>
        </>
      }
    >
      {eventId !== null && payment.status === 'approved' && <OfGuest eventId={eventId} order={payment.code} />}
    </AfterOrder>
  )
}

/** A guest's tickets, or the contents of one of them (`?ticket`, `?content`). */
function OfGuest({ eventId, order }: { eventId: number; order: string }) {
  const api = useApi()
  const [search] = useSearchParams()
  const page = useLink('checkout.thanks', { order })
  const tickets = useTicketsOfOrder(eventId, order)
  const event = useQuery({ ...eventQuery(api, eventId, order), enabled: tickets.length > 0 })
  const ticketId = parseRouteId(search.get('ticket') ?? undefined)
  const contentId = parseRouteId(search.get('content') ?? undefined)
  if (page && tickets.some(({ id }) => id === ticketId))
    return <OrderContents {...{ eventId, order, page, contentId }} ticketId={ticketId!} />
  // the mail has them too, so what fails to load is left out
  if (!event.data || tickets.length === 0) return null
  return <TicketCards tickets={tickets} event={event.data} order={order} />
}
