import type { BoughtTicket, EventDetail } from '@atrio/api-client'
import { usePageMinute } from '@atrio/tenant-core'
import { Button, DownloadIcon, PrinterIcon, Row } from '@atrio/ui'
import { css } from '@emotion/react'
import { eventState } from '../model/event-state.ts'
import { CalendarMenu } from '../parts/calendar-menu.tsx'
import { TicketCard } from './ticket-card.tsx'
import { useTicketFile } from './use-ticket-file.ts'
import { useTicketWords } from './use-ticket-words.ts'

const list = css({ display: 'grid', gap: 'var(--s5)', maxWidth: '46rem' })

type Props = {
  tickets: readonly BoughtTicket[]
  event: EventDetail
  /** Code of a guest's order. */
  order?: string
}

/** A person's tickets of an event, to be shown, printed or downloaded. */
export function TicketCards({ tickets, event, order }: Props) {
  const { t } = useTicketWords(event)
  const { download, busy, failed } = useTicketFile(event, order)
  const upcoming = eventState(event, usePageMinute()) !== 'ended'
  // an unpaid ticket has no code and admits nobody: nothing to download yet
  const takenAlong = tickets.some(({ code }) => code !== null)
  return (
    <>
      {takenAlong && (
        <div data-print="no">
          <Row css={{ marginBottom: 'var(--s5)' }}>
            <Button busy={busy} onClick={download}>
              <DownloadIcon size="sm" />
              {t('ticket.download')}
            </Button>
            <Button onClick={() => window.print()}>
              <PrinterIcon size="sm" />
              {t('ticket.print')}
            </Button>
            {upcoming && <CalendarMenu event={event} />}
          </Row>
          <p role="status">{busy ? t('ticket.downloading') : failed}</p>
        </div>
      )}
      <ul css={list}>
        {tickets.map((ticket) => (
          <TicketCard key={ticket.id} ticket={ticket} event={event} order={order} />
        ))}
      </ul>
    </>
  )
}
