import type { TicketKind } from '@atrio/api-client'
import { figuresCss, Tag } from '@atrio/ui'
import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { availability, type Availability } from '../model/ticket-sale.ts'
import { useEventWords } from './use-event-words.ts'

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: 'var(--s1) var(--s5)',
  paddingBlock: 'var(--s6)',
  borderTop: '1px solid var(--hairline)',
  '&:last-of-type': { borderBottom: '1px solid var(--hairline)' },
  // a name without room beside its price is above it
  '& h3': { flex: '1 1 7rem', fontSize: 'var(--t-4)', overflowWrap: 'anywhere' },
  '& > p': { flexBasis: '100%', color: 'var(--muted)' },
  '&[data-gone] :is(h3, [data-price])': { color: 'var(--muted)' },
})
const price = css(figuresCss, { marginLeft: 'auto', fontSize: '1.5rem', lineHeight: 1.1, whiteSpace: 'nowrap' })
const fee = css({
  fontSize: 'var(--t-small)',
  textAlign: 'right',
  fontFeatureSettings: "'tnum'",
})
const foot = css({
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--s2) var(--s4)',
  minHeight: '2.75rem',
})

type Props = {
  ticket: TicketKind
  currency: string
  /** How many of it the person has already. */
  held?: number
  /** The fees on top of the price, as text. */
  fees?: ReactNode
  /** Input of the wanted quantity, or the link to it. */
  children?: ReactNode
}

/** A kind of ticket: name, price, and availability. */
export function TicketLine({ ticket, currency, held = 0, fees, children }: Props) {
  const { t, format } = useEventWords()
  const state = availability(ticket, held)
  const gone = state.kind === 'expired' || state.kind === 'soldOut'
  return (
    <article css={line} data-gone={gone || undefined}>
      <h3>{ticket.name}</h3>
      <div css={price} data-price>
        {ticket.price === 0 ? t('tickets.free') : format.money(ticket.price, currency)}
      </div>
      {fees && !gone && ticket.price > 0 && <p css={fee}>{fees}</p>}
      {ticket.description && <p>{ticket.description}</p>}
      {ticket.exclusiveContent && <p>{t('tickets.exclusive')}</p>}
      <div css={foot}>
        <Sale state={state} />
        {children}
      </div>
    </article>
  )
}

function Sale({ state }: { state: Availability }) {
  const { t, format } = useEventWords()
  const day = (instant: string) => format.dateRange(instant, instant)
  switch (state.kind) {
    case 'expired':
      return <Tag kind="off">{t('sale.expired')}</Tag>
    case 'soldOut':
      return <Tag kind="off">{t('sale.soldOut')}</Tag>
    case 'from':
      return <Tag>{state.at ? t('sale.from', { date: day(state.at) }) : t('sale.soon')}</Tag>
    case 'userLimit':
      return <Tag kind="off">{t('sale.userLimit', { count: state.limit })}</Tag>
    case 'until': {
      if (state.left !== null) return <Tag kind="warn">{t('sale.left', { count: state.left })}</Tag>
      const words = state.at ? t('sale.until', { date: day(state.at) }) : t('sale.onSale')
      return <span css={{ color: 'var(--muted)', fontSize: 'var(--t-small)' }}>{words}</span>
    }
  }
}
