import { useTranslation } from '@atrio/i18n'
import { useAskedCode } from '@atrio/tenant-core'
import { useToast } from '@atrio/ui'

const load = () => import('./church-selector.tsx')

type Props = { open: boolean; onClose: () => void }

/** The choice of a church, whose code comes with its first opening. */
export function ChurchSelectorPlace({ open, onClose }: Props) {
  const { t } = useTranslation('shell')
  const toast = useToast()
  const selector = useAskedCode(open, load, () => {
    onClose()
    toast({ text: t('error.failed.text') })
  })
  return selector && <selector.ChurchSelector open={open} onClose={onClose} />
}
