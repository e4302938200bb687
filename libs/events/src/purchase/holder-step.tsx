import type { EventDetail } from '@atrio/api-client'
import { AppLink } from '@atrio/tenant-core'
import { ChevronLeftIcon, gutterCss, kickerCss, linkCss } from '@atrio/ui'
import { useNavigate } from 'react-router'
import { nextToFill, type Holder } from '../model/cart.ts'
import { useEventWords } from '../parts/use-event-words.ts'
import { purchasePath } from '../paths.ts'
import { HolderForm } from './holder-form.tsx'
import { StepHeading } from './step-heading.tsx'
import type { CartState } from './use-cart.ts'
import { useToCheckout } from './use-to-checkout.ts'

type Props = {
  event: EventDetail
  cart: CartState
  /** Number of the ticket, from 1. */
  ticket: number
}

/** Asks for the holder of one ticket; after the last one it continues at checkout. */
export function HolderStep({ event, cart, ticket }: Props) {
  const { t } = useEventWords()
  const navigate = useNavigate()
  const toCheckout = useToCheckout(event)
  const count = cart.tickets.length
  const current = cart.tickets[ticket - 1]
  const kind = event.tickets.find(({ id }) => id === current?.kindId)

  const goOn = (holder: Holder) => {
    const tickets = cart.fill(ticket - 1, holder)
    const next = ticket < count ? ticket + 1 : nextToFill(tickets, event)
    if (next) return void navigate(purchasePath(event.id, { step: 'holders', ticket: next }))
    toCheckout(tickets)
  }

  const back = ticket > 1 ? purchasePath(event.id, { step: 'holders', ticket: ticket - 1 }) : purchasePath(event.id)
  return (
    <div css={[gutterCss, { paddingBottom: 'var(--section)', '& > *': { maxWidth: '40rem' } }]}>
      <p css={kickerCss}>{t('holder.step', { step: ticket, count })}</p>
      <StepHeading>{kind?.name}</StepHeading>
      <p css={{ color: 'var(--muted)', margin: '.35em 0 var(--s6)' }}>{t('holder.lead')}</p>
      <HolderForm
        event={event}
        ticket={ticket}
        holder={current?.holder ?? null}
        submit={t(ticket < count ? 'holder.next' : 'holder.pay')}
        onTaken={goOn}
      />
      <AppLink to={back} css={[linkCss, { marginTop: 'var(--s4)' }]}>
        <ChevronLeftIcon size="sm" />
        {t(ticket > 1 ? 'holder.previous' : 'holder.tickets')}
      </AppLink>
    </div>
  )
}
