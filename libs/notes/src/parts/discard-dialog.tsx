import { useTranslation } from '@atrio/i18n'
import { Button, Dialog } from '@atrio/ui'

/** Asks for confirmation before text that exists only on this device is discarded. */
export function DiscardDialog({ onConfirm, onClose }: { onConfirm: () => void; onClose: () => void }) {
  const { t } = useTranslation('notes')
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('delete.draftTitle')}
      actions={
        <>
          <Button variant="danger" onClick={onConfirm}>
            {t('delete.draftConfirm')}
          </Button>
          <Button onClick={onClose}>{t('delete.keep')}</Button>
        </>
      }
    >
      <p>{t('delete.draftText')}</p>
    </Dialog>
  )
}
