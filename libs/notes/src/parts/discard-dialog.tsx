import { useTranslation } from '@atrio/i18n'
import { ConfirmDialog } from '@atrio/ui'

/** Asks for confirmation before text that exists only on this device is discarded. */
export function DiscardDialog({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  const { t } = useTranslation('notes')
  return (
    <ConfirmDialog
      danger
      title={t('delete.draftTitle')}
      confirm={t('delete.draftConfirm')}
      cancel={t('delete.keep')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('delete.draftText')}</p>
    </ConfirmDialog>
  )
}
