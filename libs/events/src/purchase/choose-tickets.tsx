import type { EventDetail } from '@atrio/api-client'
import { AppLink } from '@atrio/tenant-core'
import { Button, gutterCss, linkCss, Notice, ActionBar } from '@atrio/ui'
import { useNavigate } from 'react-router'
import { cartAmount } from '../model/cart-amount.ts'
import { nextToFill, quantityOf } from '../model/cart.ts'
import { unavailableLast, isGone, mostOf } from '../model/ticket-sale.ts'
import { TicketLine } from '../parts/ticket-line.tsx'
import { useEventWords } from '../parts/use-event-words.ts'
import { purchasePath } from '../paths.ts'
import { StepHeading } from './step-heading.tsx'
import { Stepper } from './stepper.tsx'
import type { CartState } from './use-cart.ts'
import { useCostWords } from './use-cost-words.ts'
import { useCosts } from './use-fees.ts'
import { useToCheckout } from './use-to-checkout.ts'

type Props = { event: EventDetail; cart: CartState }

/** Chooses the kinds of tickets and their quantities. */
export function ChooseTickets({ event, cart }: Props) {
  const { t } = useEventWords()
  const navigate = useNavigate()
  const toCheckout = useToCheckout(event)
  const amount = cartAmount(cart.tickets, event)
  const prices = event.tickets.filter((ticket) => !isGone(ticket)).map(({ price }) => price)
  const costOf = useCosts(event, [...prices, amount])
  const costs = useCostWords(event, costOf)
  const count = cart.tickets.length
  const empty = count === 0
  const next = nextToFill(cart.tickets, event)
  // when every holder is complete, the holder steps are skipped
  const isComplete = !empty && next === undefined

  const { sum, note: feeNote } = costs.ofSum(amount)
  const note = [!empty && t('bar.tickets', { count }), feeNote].filter(Boolean).join(' · ')
  const adds = prices.some((price) => {
    const cost = costOf(price)
    return cost === 'unknown' || (cost?.most ?? price) > price
  })
  const goOn = () => {
    if (isComplete) return toCheckout(cart.tickets)
    cart.choose()
    void navigate(purchasePath(event.id, { step: 'holders', ticket: next ?? 1 }))
  }

  return (
    <>
      <div css={[gutterCss, { paddingBottom: 'var(--s12)', '& > *': { maxWidth: '48rem' } }]}>
        <StepHeading>{t('tickets.choose')}</StepHeading>
        <p css={{ color: 'var(--muted)', margin: '.35em 0 var(--s6)' }}>
          {t('tickets.perOrder', { count: event.maxPerOrder })}
        </p>
        {cart.cut && (
          <Notice kind="warn" live css={{ marginBottom: 'var(--s6)' }}>
            {t('tickets.cut')}
          </Notice>
        )}
        {unavailableLast(event.tickets).map((ticket) => {
          // a kind that does not fit beside the others is still offered: it can replace them
          const offered = mostOf(ticket, event, cart.held(ticket.id)) > 0
          return (
            <TicketLine
              key={ticket.id}
              ticket={ticket}
              currency={event.currency}
              held={cart.held(ticket.id)}
              fees={costs.ofTicket(ticket.price)}
            >
              {offered && (
                <Stepper
                  label={ticket.name}
                  value={quantityOf(cart.tickets, ticket.id)}
                  most={cart.most(ticket.id)}
                  onChange={(next) => cart.setQuantity(ticket.id, next)}
                />
              )}
            </TicketLine>
          )
        })}
        {adds && <p css={{ color: 'var(--muted)', marginTop: 'var(--s5)' }}>{t('fees.parts')}</p>}
        {count >= event.maxPerOrder && (
          <p role="status" css={{ marginTop: 'var(--s5)' }}>
            {t('tickets.full', { count: event.maxPerOrder })}
          </p>
        )}
        {isComplete && (
          <AppLink
            to={purchasePath(event.id, { step: 'holders', ticket: 1 })}
            css={[linkCss, { marginTop: 'var(--s4)' }]}
          >
            {t('tickets.answers')}
          </AppLink>
        )}
      </div>
      <ActionBar note={<span role="status">{note}</span>} amount={amount === 0 && !empty ? t('tickets.free') : sum}>
        <Button variant="primary" size="big" onClick={goOn} disabledReason={empty ? t('tickets.none') : undefined}>
          {t(isComplete ? 'holder.pay' : 'continue')}
        </Button>
      </ActionBar>
    </>
  )
}
