import { loadFormWords } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { loadReportWords } from '@atrio/reports'
import { lazyForm, type LazyFormFailedProps } from '@atrio/tenant-core'
import { Button, Dialog, FailedNotice, LineSkeleton } from '@atrio/ui'

const ReportMessage = lazyForm({
  name: 'chat.report',
  load: async ({ i18n }) => {
    const [module] = await Promise.all([import('./report-message.tsx'), loadFormWords(i18n), loadReportWords(i18n)])
    return module.ReportMessage
  },
  loading: <LineSkeleton lines={4} />,
  failed: Failed,
})

/** Reports a message to the church's staff; loads on the press. */
export function Reporting({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('chat')
  return (
    <Dialog open onClose={onClose} title={t('report')}>
      <ReportMessage onSent={onClose} />
      <p css={{ marginTop: 'var(--s4)' }}>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </p>
    </Dialog>
  )
}

function Failed({ busy, retry }: LazyFormFailedProps) {
  const { t } = useTranslation('chat')
  return <FailedNotice retry={{ label: t('retry'), onRetry: retry, busy }}>{t('moderation.failed')}</FailedNotice>
}
