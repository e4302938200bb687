import { useTranslation } from '@atrio/i18n'
import { Button, Dialog, Notice } from '@atrio/ui'
import type { ReactNode } from 'react'
import { useAct } from './use-act.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** The consequence of confirming. */
  text: ReactNode
  yes: string
  danger?: boolean
  /** Runs on confirmation; the dialog closes on success, and shows the error on failure. */
  act: () => Promise<unknown>
}

/** Confirmation dialog. */
export function Question({ open, onClose, title, text, yes, danger = false, act }: Props) {
  const { t } = useTranslation('readingPlans')
  const { busy, refused, run, forget } = useAct(async () => {
    await act()
    onClose()
  })
  const close = () => {
    forget()
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      actions={
        <>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={() => void run()}>
            {yes}
          </Button>
          <Button onClick={close}>{t('notNow')}</Button>
        </>
      }
    >
      <p>{text}</p>
      {refused && (
        <Notice kind="bad" live css={{ marginTop: 'var(--s4)' }}>
          {refused}
        </Notice>
      )}
    </Dialog>
  )
}
