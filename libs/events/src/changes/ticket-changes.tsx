import { NOBODY, ticketChangesApi, type BoughtTicket, type EventDetail } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import { useFeatureContext, usePageMinute, viewerOf } from '@atrio/tenant-core'
import { LinkButton, Row, smallCss, useToast } from '@atrio/ui'
import { useState } from 'react'
import { forgetTickets } from '../data/forget-tickets.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { PassDialog } from './pass-dialog.tsx'
import { useRefusalWords } from './use-refusal-words.tsx'
import type { Whose } from './whose.ts'

type Props = {
  ticket: BoughtTicket
  event: EventDetail
  /** Code of a guest's order. */
  order: string | undefined
}

/** Cancels a ticket, or passes it on, by the event's rules; nothing for a ticket that admits nobody. */
export function TicketChanges({ ticket, event, order }: Props) {
  const { t } = useTranslation('ticketChanges')
  const ctx = useFeatureContext()
  const format = useFormat(ctx.tenant.church.timeZone)
  const toast = useToast()
  const { textOf } = useRefusalWords('pass')
  const [asked, setAsked] = useState<'cancel' | 'pass' | null>(null)
  const [busy, setBusy] = useState(false)
  const now = usePageMinute()
  if (ticket.status !== 'approved' || Date.parse(event.startsAt) <= now) return null
  const of = { eventId: event.id, ticketId: ticket.id }
  const whose: Whose = order === undefined ? { ...of, userId: viewerOf(ctx) } : { ...of, userId: NOBODY, order }
  const withdraw = async () => {
    setBusy(true)
    try {
      await ctx.api.run(ticketChangesApi.withdraw, whose)
      await forgetTickets(ctx)
      toast({ text: t('pass.withdrawn') })
    } catch (error) {
      toast({ text: textOf(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {ticket.offer && (
        <p css={smallCss}>{t('pass.open', { email: ticket.offer.email, date: format.date(ticket.offer.until) })}</p>
      )}
      <Row gap={5}>
        {ticket.offer && (
          <LinkButton disabled={busy} onClick={() => void withdraw()}>
            {t('pass.withdraw')}
          </LinkButton>
        )}
        {event.transferable && order === undefined && (
          <LinkButton onClick={() => setAsked('pass')}>{t(ticket.offer ? 'pass.again' : 'pass.action')}</LinkButton>
        )}
        <LinkButton onClick={() => setAsked('cancel')}>{t('cancel.action')}</LinkButton>
      </Row>
      {asked === 'cancel' && (
        <CancelDialog ticket={ticket} event={event} whose={whose} onClose={() => setAsked(null)} />
      )}
      {asked === 'pass' && <PassDialog ticket={ticket} whose={whose} onClose={() => setAsked(null)} />}
    </>
  )
}
