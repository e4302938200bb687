import { useTranslation } from '@atrio/i18n'
import { useIsVisitor } from '@atrio/tenant-core'
import { Button, Dialog } from '@atrio/ui'
import { LoginOffer } from './login-offer.tsx'

type Props = { open: boolean; onClose: () => void }

/**
 * Asks a visitor to enter or register (document 1 section 6), and brings them back to this page. Stays closed until an
 * earlier session is restored, and for a member.
 */
export function EnterFirst({ open, onClose }: Props) {
  const { t } = useTranslation('prayer')
  const visitor = useIsVisitor()
  return (
    <Dialog
      open={open && visitor}
      onClose={onClose}
      title={t('enter.title')}
      actions={<Button onClick={onClose}>{t('enter.later')}</Button>}
    >
      <LoginOffer />
    </Dialog>
  )
}
