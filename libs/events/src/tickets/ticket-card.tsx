import type { BoughtTicket, EventDetail } from '@atrio/api-client'
import { AppLink, useLink, usePageMinute } from '@atrio/tenant-core'
import { ArrowUpRightIcon, linkCss, media, Tag } from '@atrio/ui'
import { QrCode } from '@atrio/ui/qr-code'
import { css } from '@emotion/react'
import { TicketChanges } from '../changes/ticket-changes.lazy.tsx'
import { onlineOf } from '../model/event-actions.ts'
import { contentsPath, orderContentsPath } from '../paths.ts'
import { useTicketWords } from './use-ticket-words.ts'

const card = css({
  display: 'grid',
  gap: 'var(--s5)',
  padding: 'var(--s6)',
  border: '1px solid var(--hairline)',
  borderRadius: '.75rem',
  background: 'var(--raised)',
  breakInside: 'avoid',
  '& h2': { fontSize: 'var(--t-3)', lineHeight: 1.22, overflowWrap: 'anywhere' },
  // at the door the code is needed first
  [media.phoneOnly]: { '& > [data-code]': { order: -1, justifySelf: 'center' } },
  [media.phoneBigUp]: { gridTemplateColumns: 'minmax(0, 1fr) 11rem' },
  '@media print': {
    gridTemplateColumns: 'minmax(0, 1fr) 4.5cm',
    border: '.5pt solid #000',
    background: '#fff',
    color: '#000',
    padding: '8mm',
    marginBottom: '8mm',
    '& dt': { color: '#000' },
  },
})
const facts = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
  gap: 'var(--s3) var(--s5)',
  margin: 'var(--s4) 0 0',
  '& dt': { color: 'var(--muted)', fontSize: 'var(--t-small)' },
  '& dd': { margin: 0, overflowWrap: 'anywhere', '&::first-letter': { textTransform: 'uppercase' } },
})
const kinds = { good: 'good', waiting: 'warn', over: 'off' } as const

type Props = {
  ticket: BoughtTicket
  event: EventDetail
  /** Code of a guest's order. */
  order: string | undefined
}

/** A ticket as it is shown at the door, on screen and on paper. */
export function TicketCard({ ticket, event, order }: Props) {
  const { t, factsOf, statusOf, noteOf } = useTicketWords(event)
  const payment = useLink('checkout.payment', { paymentCode: ticket.orderCode })
  const ofOrder = useLink('checkout.thanks', { order: order ?? ticket.orderCode })
  const now = usePageMinute()
  const status = statusOf(ticket)
  const online = onlineOf(ticket, event, now)
  // a member's contents have a page of their own, a guest's are on the order's page
  const contents =
    order === undefined
      ? contentsPath({ eventId: event.id, ticketId: ticket.id })
      : ofOrder && orderContentsPath(ofOrder, { ticketId: ticket.id })
  return (
    <li css={card}>
      <div>
        <Tag kind={kinds[status.kind]} css={{ marginBottom: 'var(--s2)' }}>
          {status.words}
        </Tag>
        <h2>{ticket.holder}</h2>
        <dl css={facts}>
          {factsOf(ticket).map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: '0 var(--s5)', marginTop: 'var(--s4)' }} data-print="no">
          {online && (
            <a href={online} target="_blank" rel="noreferrer" css={linkCss}>
              {t('action.onlineAccess')}
              <ArrowUpRightIcon size="sm" />
            </a>
          )}
          {contents && ticket.exclusiveContent && ticket.status === 'approved' && (
            <AppLink to={contents} preventScrollReset={order !== undefined} css={linkCss}>
              {t('action.viewContent')}
            </AppLink>
          )}
          {payment && ticket.orderCode !== '' && status.kind !== 'good' && (
            <AppLink to={payment} css={linkCss}>
              {t('ticket.payment')}
            </AppLink>
          )}
        </div>
        <div data-print="no" css={{ marginTop: 'var(--s3)' }}>
          <TicketChanges ticket={ticket} event={event} order={order} />
        </div>
      </div>
      {ticket.code && status.kind === 'good' ? (
        <div data-code css={{ width: '100%', maxWidth: '11rem' }}>
          <QrCode text={ticket.code} label={t('ticket.qr', { holder: ticket.holder })} />
        </div>
      ) : (
        <p css={{ color: 'var(--muted)' }}>{noteOf(ticket)}</p>
      )}
    </li>
  )
}
