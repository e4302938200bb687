import { css } from '@emotion/react'
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { XIcon } from '../icons/first-paint.tsx'

export type ToastMessage = {
  text: ReactNode
  /** A way back, such as undo. */
  action?: { label: string; onAction: () => void }
}

const ToastContext = createContext<(message: ToastMessage) => void>(() => {
  throw new Error('useToast needs a <ToastProvider> above')
})

/** Shows a short message at the edge of the page. One at a time: the next replaces it. */
export const useToast = () => useContext(ToastContext)

/** Reading time in milliseconds; a message that can be acted on stays longer. */
const shownFor = (message: ToastMessage) => (message.action ? 12000 : 6000)

const region = css({
  position: 'fixed',
  zIndex: 50,
  insetInline: 'var(--s4)',
  bottom: 'calc(var(--toast-edge, 0px) + env(safe-area-inset-bottom) + var(--s4))',
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
})
const look = css({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: '.8rem',
  width: '100%',
  maxWidth: '30rem',
  minHeight: '3.5rem',
  padding: '.35rem .5rem .35rem 1.1rem',
  borderRadius: 'var(--radius)',
  background: 'var(--ink)',
  color: 'var(--paper)',
  boxShadow: 'var(--shadow)',
  fontSize: '1.0625rem',
  lineHeight: 1.35,
  border: '1px solid transparent',
  '& > span': { flex: 1 },
  '& button': {
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    border: 0,
    background: 'none',
    display: 'grid',
    placeItems: 'center',
  },
  '& :focus-visible': { outlineColor: 'currentColor', outlineOffset: -2 },
  '@media (prefers-reduced-motion: no-preference)': { animation: 'enter var(--slow) var(--ease)' },
})
const actionLook = css({ fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: '.25em' })

export type ToastProviderProps = { dismissLabel: string; children?: ReactNode }

/** Holds the one toast of the page. `--toast-edge` lifts it over a bottom bar. */
export function ToastProvider({ dismissLabel, children }: ToastProviderProps) {
  const [message, setMessage] = useState<ToastMessage | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = useCallback(() => clearTimeout(timer.current), [])
  const start = useCallback(
    (shown: ToastMessage) => {
      stop()
      timer.current = setTimeout(() => setMessage(null), shownFor(shown))
    },
    [stop],
  )
  const show = useCallback(
    (next: ToastMessage) => {
      setMessage(next)
      start(next)
    },
    [start],
  )
  useEffect(() => stop, [stop])
  const dismiss = () => {
    stop()
    setMessage(null)
  }
  // The timer pauses while the message has the pointer or the focus.
  const unhurried = useMemo(
    () =>
      message && {
        onMouseEnter: stop,
        onFocus: stop,
        onMouseLeave: () => start(message),
        onBlur: () => start(message),
      },
    [message, start, stop],
  )
  return (
    <ToastContext value={show}>
      {children}
      <div role="status" data-print="no" css={region}>
        {message && (
          <div css={look} {...unhurried}>
            <span>{message.text}</span>
            {message.action && (
              <button
                type="button"
                css={actionLook}
                onClick={() => {
                  message.action?.onAction()
                  dismiss()
                }}
              >
                {message.action.label}
              </button>
            )}
            <button type="button" aria-label={dismissLabel} onClick={dismiss}>
              <XIcon size="sm" />
            </button>
          </div>
        )}
      </div>
    </ToastContext>
  )
}
