import { useTranslation } from '@atrio/i18n'
import { Slot } from '@atrio/tenant-core'
import { Button, Dialog } from '@atrio/ui'

type Props = { open: boolean; onClose: () => void }

/** Asks a visitor to enter or register (document 1 section 6), and brings them back to this page. */
export function EnterFirst({ open, onClose }: Props) {
  const { t } = useTranslation('prayer')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('enter.title')}
      actions={<Button onClick={onClose}>{t('enter.later')}</Button>}
    >
      <Slot name="account.requestLogin" failure={() => null} />
    </Dialog>
  )
}
