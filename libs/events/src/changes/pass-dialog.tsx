import type { BoughtTicket } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { Dialog } from '@atrio/ui'
import { PassForm } from './ticket-changes.lazy.tsx'
import type { Whose } from './whose.ts'

type Props = { ticket: BoughtTicket; whose: Whose; onClose: () => void }

/** Asks to whom a ticket is to be passed on. */
export function PassDialog({ ticket, whose, onClose }: Props) {
  const { t } = useTranslation('ticketChanges')
  return (
    <Dialog open onClose={onClose} title={t('pass.title', { holder: ticket.holder })}>
      <p css={{ marginBottom: 'var(--s4)' }}>{t('pass.text')}</p>
      <PassForm whose={whose} onClose={onClose} />
    </Dialog>
  )
}
