import { useTranslation } from '@atrio/i18n'
import { ConfirmDialog } from '@atrio/ui'
import { useRefusals } from './use-refusals.ts'

type Props = { from: string; to: string; onConfirm: () => Promise<void>; onClose: () => void }

/** Asks for confirmation before moving to another church (document 1 section 2), and says which data stays where. */
export function ChangeChurchDialog({ from, to, onConfirm, onClose }: Props) {
  const { t } = useTranslation('ownPages')
  const { readRefusal } = useRefusals()
  return (
    <ConfirmDialog
      title={t('church.question', { to })}
      confirm={t('church.confirm')}
      cancel={t('church.stay', { from })}
      // never closed here: stays busy while the other portal loads
      onConfirm={onConfirm}
      onClose={onClose}
      failure={(error) => readRefusal(error).message ?? t('church.failed')}
    >
      <p>{t('church.text', { from, to })}</p>
    </ConfirmDialog>
  )
}
