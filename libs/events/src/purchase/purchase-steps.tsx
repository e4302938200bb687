import type { EventDetail } from '@atrio/api-client'
import { AppLink, usePageMinute } from '@atrio/tenant-core'
import { buttonCss, EmptyState, gutterCss } from '@atrio/ui'
import { eventState } from '../model/event-state.ts'
import type { PurchaseStep } from '../model/purchase-step.ts'
import { useEventWords } from '../parts/use-event-words.ts'
import { paths } from '../paths.ts'
import { ChooseTickets } from './choose-tickets.tsx'
import { HolderStep } from './holder-step.tsx'
import { useCart } from './use-cart.ts'

type Props = { event: EventDetail; step: PurchaseStep }

/** The choice of tickets, then one step per holder; payment is checkout's. */
export function PurchaseSteps({ event, step }: Props) {
  const now = usePageMinute()
  const cart = useCart(event, step.step === 'tickets' ? step.begin : undefined)
  const state = eventState(event, now)
  if (state !== 'open') return <NotOnSale words={`state.${state}`} />
  const hasTickets = cart.isChosen && cart.tickets.length > 0
  if (step.step === 'tickets' || !hasTickets) return <ChooseTickets event={event} cart={cart} />
  const ticket = Math.min(step.ticket, cart.tickets.length)
  return <HolderStep key={ticket} event={event} cart={cart} ticket={ticket} />
}

function NotOnSale({
  words,
}: {
  words: 'state.soon' | 'state.soldOut' | 'state.closed' | 'state.unavailable' | 'state.ended'
}) {
  const { t } = useEventWords()
  return (
    <div css={[gutterCss, { paddingBottom: 'var(--section)' }]}>
      <EmptyState
        heading="h2"
        seed="no-events"
        title={t(words)}
        text={t('purchase.notOnSale')}
        action={
          <AppLink to={paths.list} css={buttonCss()}>
            {t('all')}
          </AppLink>
        }
      />
    </div>
  )
}
