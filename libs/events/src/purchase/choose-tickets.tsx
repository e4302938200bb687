import type { EventDetail } from '@atrio/api-client'
import { Button, gutterCss, Notice } from '@atrio/ui'
import { useNavigate } from 'react-router'
import { cartAmount, nextToFill, quantityOf } from '../model/cart.ts'
import { goneLast, mostOf } from '../model/ticket-sale.ts'
import { BuyBar } from '../parts/buy-bar.tsx'
import { TicketLine } from '../parts/ticket-line.tsx'
import { useEventWords } from '../parts/use-event-words.ts'
import { purchasePath } from '../paths.ts'
import { StepHeading } from './step-heading.tsx'
import { Stepper } from './stepper.tsx'
import type { CartState } from './use-cart.ts'
import { useServiceFees } from './use-fees.ts'

type Props = { event: EventDetail; cart: CartState }

/** Which tickets, and how many of each. */
export function ChooseTickets({ event, cart }: Props) {
  const { t, format } = useEventWords()
  const navigate = useNavigate()
  const amount = cartAmount(cart.tickets, event)
  const feeOf = useServiceFees(event, [...event.tickets.map(({ price }) => price), amount])
  const money = (sum: number) => format.money(sum, event.currency)
  const count = cart.tickets.length
  const empty = count === 0

  const feeWords = (price: number) => {
    if (event.absorbsServiceFees) return t('fees.absorbed')
    const fee = feeOf(price)
    return fee ? t('fees.service', { amount: money(fee) }) : undefined
  }
  const fee = feeOf(amount) ?? 0
  const note = [!empty && t('bar.tickets', { count }), fee > 0 && t('bar.fees', { amount: money(fee) })]
    .filter(Boolean)
    .join(' · ')
  const goOn = () =>
    void navigate(purchasePath(event.id, { step: 'holders', ticket: nextToFill(cart.tickets, event) ?? 1 }))

  return (
    <>
      <div css={[gutterCss, { maxWidth: '48rem', paddingBottom: 'var(--s12)' }]}>
        <StepHeading>{t('tickets.choose')}</StepHeading>
        <p css={{ color: 'var(--muted)', margin: '.35em 0 var(--s6)' }}>
          {t('tickets.perOrder', { count: event.maxPerOrder })}
        </p>
        {cart.cut && (
          <Notice kind="warn" live css={{ marginBottom: 'var(--s6)' }}>
            {t('tickets.cut')}
          </Notice>
        )}
        {goneLast(event.tickets).map((ticket) => {
          // what does not fit beside the others can still be seen, and takes their place
          const offered = mostOf(ticket, event, cart.held(ticket.id)) > 0
          return (
            <TicketLine
              key={ticket.id}
              ticket={ticket}
              currency={event.currency}
              held={cart.held(ticket.id)}
              fees={feeWords(ticket.price)}
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
        {fee > 0 && <p css={{ color: 'var(--muted)', marginTop: 'var(--s5)' }}>{t('fees.processing')}</p>}
        {count >= event.maxPerOrder && (
          <p role="status" css={{ marginTop: 'var(--s5)' }}>
            {t('tickets.full', { count: event.maxPerOrder })}
          </p>
        )}
      </div>
      <BuyBar
        note={<span role="status">{note}</span>}
        amount={amount + fee === 0 && !empty ? t('tickets.free') : money(amount + fee)}
      >
        <Button variant="primary" size="big" onClick={goOn} disabledReason={empty ? t('tickets.none') : undefined}>
          {t('continue')}
        </Button>
      </BuyBar>
    </>
  )
}
