import type { BoughtTicket, ChurchEvent } from '@atrio/api-client'
import { Button, DownloadIcon, PrinterIcon, Row } from '@atrio/ui'
import { css } from '@emotion/react'
import { useState } from 'react'
import { TicketCard } from './ticket-card.tsx'
import { useTicketWords } from './use-ticket-words.ts'

const list = css({ display: 'grid', gap: 'var(--s5)', maxWidth: '46rem' })

type Props = { tickets: readonly BoughtTicket[]; event: ChurchEvent }

/** Somebody's tickets of an event, to be shown, printed, or taken along as a file. */
export function TicketCards({ tickets, event }: Props) {
  const { t, print } = useTicketWords(event)
  const [failed, setFailed] = useState(false)
  // a ticket without its code opens no door: nothing to take along yet
  const valid = tickets.filter(({ code }) => code !== null)
  const download = async () => {
    const { downloadTickets } = await import('./download-tickets.ts')
    downloadTickets(valid.map(print), event.name, `${t('ticket.file')}-${event.id}.pdf`)
    setFailed(false)
  }
  return (
    <>
      {valid.length > 0 && (
        <div data-print="no">
          <Row css={{ marginBottom: 'var(--s5)' }}>
            <Button onClick={() => void download().catch(() => setFailed(true))}>
              <DownloadIcon size="sm" />
              {t('ticket.download')}
            </Button>
            <Button onClick={() => window.print()}>
              <PrinterIcon size="sm" />
              {t('ticket.print')}
            </Button>
          </Row>
          <p role="status">{failed && t('ticket.downloadFailed')}</p>
        </div>
      )}
      <ul css={list}>
        {tickets.map((ticket) => (
          <TicketCard key={ticket.id} ticket={ticket} event={event} />
        ))}
      </ul>
    </>
  )
}
