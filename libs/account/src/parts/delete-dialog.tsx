import { useTranslation } from '@atrio/i18n'
import { ConfirmDialog } from '@atrio/ui'
import type { ReactNode } from 'react'
import { useRefusals } from './use-refusals.ts'

type Props = {
  title: string
  children: ReactNode
  confirm: string
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks for confirmation before a permanent deletion. */
export function DeleteDialog({ children, ...question }: Props) {
  const { t } = useTranslation('ownPages')
  const { readRefusal } = useRefusals()
  return (
    <ConfirmDialog
      {...question}
      danger
      cancel={t('own.keep')}
      failure={(error) => readRefusal(error).message ?? t('own.notDeleted')}
    >
      <p>{children}</p>
    </ConfirmDialog>
  )
}
