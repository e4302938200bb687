import type { ReportedThing } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { Button, Dialog } from '@atrio/ui'
import { ReportForm } from '../forms/report-form.tsx'

/** Asks why a thing is reported. */
export function ReportDialog({ thing, onClose }: { thing: ReportedThing; onClose: () => void }) {
  const { t } = useTranslation('reports')
  return (
    <Dialog open onClose={onClose} title={t('title')}>
      <p css={{ marginBottom: 'var(--s4)' }}>{t('lead')}</p>
      <ReportForm thing={thing} onSent={onClose} />
      <p css={{ marginTop: 'var(--s4)' }}>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </p>
    </Dialog>
  )
}
