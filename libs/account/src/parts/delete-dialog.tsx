import { useTranslation } from '@atrio/i18n'
import { Button, Dialog, Notice } from '@atrio/ui'
import { useState, type ReactNode } from 'react'
import { useRefusals } from './use-refusals.ts'

type Props = {
  title: string
  children: ReactNode
  confirm: string
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Asks for confirmation before a permanent deletion. A refusal is shown here, and the same button tries again. */
export function DeleteDialog({ title, children, confirm, onConfirm, onClose }: Props) {
  const { t } = useTranslation('ownPages')
  const { readRefusal } = useRefusals()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState('')
  const act = async () => {
    setBusy(true)
    setFailed('')
    try {
      await onConfirm()
    } catch (error) {
      setFailed(readRefusal(error).message ?? t('own.notDeleted'))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="danger" busy={busy} onClick={() => void act()}>
            {confirm}
          </Button>
          <Button onClick={onClose}>{t('own.keep')}</Button>
        </>
      }
    >
      <p>{children}</p>
      {failed && (
        <Notice kind="bad" live css={{ marginTop: 'var(--s4)' }}>
          {failed}
        </Notice>
      )}
    </Dialog>
  )
}
