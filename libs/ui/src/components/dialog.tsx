import { css } from '@emotion/react'
import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import { media } from '../layout/media.ts'

const sheet = css({
  width: 'min(30rem, 90vw)',
  maxHeight: '90dvh',
  // less in large letters, so that the content has room
  padding: 'min(var(--s6), 6.5vw)',
  border: 0,
  borderRadius: '.75rem',
  background: 'var(--raised)',
  color: 'var(--ink)',
  boxShadow: 'var(--shadow)',
  '& > h2 + form': { marginTop: 'var(--s5)' },
  '&::backdrop': { background: 'oklch(0.15 0.01 60 / .5)' },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  '@media (prefers-reduced-motion: no-preference)': {
    '&[open]': { animation: 'enter var(--slow) var(--ease)' },
  },
})

const actionRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--s3)',
  marginTop: 'var(--s5)',
  [media.phoneOnly]: { '& > *': { flex: '1 1 auto' } },
})

export type DialogProps = {
  open: boolean
  /** Called on a request to close: Escape, the backdrop, or the browser's back gesture. */
  onClose: () => void
  /** The question, or the subject of the sheet. */
  title: ReactNode
  children?: ReactNode
  /** The main action first, then cancel; a destructive one names its effect. */
  actions?: ReactNode
  className?: string
}

/** The platform's modal dialog: the rest is inert, and the focus moves in and back. */
export function Dialog({ open, onClose, title, children, actions, className }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || open === dialog.open) return
    if ('showModal' in dialog) {
      if (open) {
        dialog.showModal()
        firstFocus(dialog)?.focus()
      } else dialog.close()
    } else showInPlace(dialog, open)
  }, [open])
  // closed before it leaves the document, since a dialog that is removed open gives the focus back to nobody
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => {
      if (dialog?.open && 'close' in dialog) dialog.close()
    }
  }, [])
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={className}
      css={sheet}
      onCancel={(event) => {
        // The caller decides, so that state and display never differ.
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onBackdrop(event) && onClose()}
    >
      {open && (
        <>
          <h2
            id={titleId}
            tabIndex={-1}
            css={{ outline: 'none', fontSize: 'var(--t-3)', lineHeight: 1.22, marginBottom: '.4em' }}
          >
            {title}
          </h2>
          {children}
          {actions && <DialogActions>{actions}</DialogActions>}
        </>
      )}
    </dialog>
  )
}

/** The row of a dialog's buttons: the main one first. */
export const DialogActions = ({ children }: { children: ReactNode }) => <div css={actionRow}>{children}</div>

/** A click on the dialog's own padding has the dialog as its target too; only outside of its box is the backdrop. */
function onBackdrop({ currentTarget, clientX, clientY }: MouseEvent) {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** Browsers without modal dialogs (Safari before 15.4) show it in place. */
const showInPlace = (dialog: Element, open: boolean) => dialog.toggleAttribute('open', open)

/** In a form its first field; in a question its text, so that Enter triggers no action. */
const firstFocus = (dialog: HTMLElement) =>
  dialog.querySelector<HTMLElement>('input, select, textarea') ?? dialog.querySelector<HTMLElement>('h2')
