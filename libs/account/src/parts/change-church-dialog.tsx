import { useTranslation } from '@atrio/i18n'
import { Button, Dialog, Notice } from '@atrio/ui'
import { useState } from 'react'
import { useRefusals } from './use-refusals.ts'

type Props = { from: string; to: string; onConfirm: () => Promise<void>; onClose: () => void }

/** Asks for confirmation before moving to another church (document 1 section 2), and says which data stays where. */
export function ChangeChurchDialog({ from, to, onConfirm, onClose }: Props) {
  const { t } = useTranslation('ownPages')
  const { readRefusal } = useRefusals()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState('')
  const act = async () => {
    setBusy(true)
    setFailed('')
    try {
      // stays busy while the other portal loads
      await onConfirm()
    } catch (error) {
      setFailed(readRefusal(error).message ?? t('church.failed'))
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('church.question', { to })}
      actions={
        <>
          <Button variant="primary" busy={busy} onClick={() => void act()}>
            {t('church.confirm')}
          </Button>
          <Button onClick={onClose}>{t('church.stay', { from })}</Button>
        </>
      }
    >
      <p>{t('church.text', { from, to })}</p>
      {failed && (
        <Notice kind="bad" live css={{ marginTop: 'var(--s4)' }}>
          {failed}
        </Notice>
      )}
    </Dialog>
  )
}
