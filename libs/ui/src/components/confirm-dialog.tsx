import { useState, type ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog, DialogActions } from './dialog.tsx'
import { Notice } from './notice.tsx'

type QuestionProps = {
  onClose: () => void
  /** The consequence of confirming. */
  children: ReactNode
  /** The button that confirms; a destructive one names its effect. */
  confirm: string
  cancel: string
  danger?: boolean
  /** Runs on confirmation, and closes the dialog when it is done: until then the button stays busy. */
  onConfirm: () => unknown
  /** Why `onConfirm` failed: shown in the dialog, where the same button tries again. */
  failure?: (error: unknown) => ReactNode
}

export type ConfirmDialogProps = QuestionProps & {
  /** Left out where the dialog is rendered only while it asks. */
  open?: boolean
  /** The question. */
  title: ReactNode
}

/** Asks for confirmation. Escape and the backdrop cancel; the focus starts at the question, so that Enter does nothing. */
export const ConfirmDialog = ({ open = true, title, ...question }: ConfirmDialogProps) => (
  <Dialog open={open} onClose={question.onClose} title={title}>
    <Question {...question} />
  </Dialog>
)

/** Mounted while the dialog is open: each opening begins without the failure of the last. */
function Question({ onClose, children, confirm, cancel, danger = false, onConfirm, failure }: QuestionProps) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<ReactNode>(null)
  const run = async () => {
    setBusy(true)
    setFailed(null)
    try {
      await onConfirm()
    } catch (error) {
      setBusy(false)
      if (!failure) throw error
      setFailed(failure(error))
    }
  }
  return (
    <>
      {children}
      {failed && (
        <Notice kind="bad" live css={{ marginTop: 'var(--s4)' }}>
          {failed}
        </Notice>
      )}
      <DialogActions>
        <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={() => void run()}>
          {confirm}
        </Button>
        <Button onClick={onClose}>{cancel}</Button>
      </DialogActions>
    </>
  )
}
