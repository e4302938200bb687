import { ticketChangesApi, type BoughtTicket, type EventDetail } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import { useFeatureContext, usePageMinute } from '@atrio/tenant-core'
import { Button, ConfirmDialog, Dialog, DialogActions, mutedCss, smallCss, useToast } from '@atrio/ui'
import { forgetTickets } from '../data/forget-tickets.ts'
import { useRefusalWords } from './use-refusal-words.tsx'
import type { Whose } from './whose.ts'

type Props = { ticket: BoughtTicket; event: EventDetail; whose: Whose; onClose: () => void }

/** Asks before a ticket is cancelled; where the event's rule forbids it, says so with the church's contact. */
export function CancelDialog({ ticket, event, whose, onClose }: Props) {
  const { t } = useTranslation('ticketChanges')
  const ctx = useFeatureContext()
  const format = useFormat(ctx.tenant.church.timeZone)
  const toast = useToast()
  const { explain, failure } = useRefusalWords('cancel')
  const now = usePageMinute()
  const { cancelUntil } = event
  if (cancelUntil === null || Date.parse(cancelUntil) < now)
    return (
      <Dialog open onClose={onClose} title={t('cancel.notTitle')}>
        <p>{explain(cancelUntil === null ? 'not_allowed' : 'too_late')}</p>
        <DialogActions>
          <Button onClick={onClose}>{t('refusal.close')}</Button>
        </DialogActions>
      </Dialog>
    )
  const cancel = async () => {
    await ctx.api.run(ticketChangesApi.cancel, whose)
    await forgetTickets(ctx)
    toast({ text: t('cancel.done') })
    onClose()
  }
  return (
    <ConfirmDialog
      danger
      title={t('cancel.title', { holder: ticket.holder })}
      confirm={t('cancel.confirm')}
      cancel={t('cancel.keep')}
      onConfirm={cancel}
      onClose={onClose}
      failure={failure}
    >
      <p>{t(ticket.price > 0 ? 'cancel.paid' : 'cancel.free')}</p>
      <p css={[mutedCss, smallCss, { marginTop: 'var(--s3)' }]}>
        {t('cancel.until', { date: format.date(cancelUntil), time: format.time(cancelUntil) })}
      </p>
    </ConfirmDialog>
  )
}
