import { css } from '@emotion/react'
import { Button, type ButtonProps, Notice } from '@atrio/ui'
import { createContext, type ReactNode, useContext, type MouseEvent } from 'react'
import { useWords } from '../words/use-words.ts'
import type { Form as FormState } from './use-form.ts'

const SendingContext = createContext(false)

const fields = css({ display: 'grid', gap: 'var(--s5)', minWidth: 0, margin: 0, padding: 0, border: 0 })

export type FormProps = {
  form: Pick<FormState<object>, 'element' | 'submit' | 'touch' | 'sending' | 'error' | 'announcement'>
  /** Names the form for those who jump between landmarks. */
  label?: string
  className?: string
  children?: ReactNode
}

/**
 * A form's frame: everything in it is disabled while it is sent, what is wrong as a whole stands over the last button,
 * and what happens is announced.
 */
export const Form = ({ form, label, className, children }: FormProps) => (
  <form
    ref={form.element}
    noValidate
    aria-label={label}
    aria-busy={form.sending || undefined}
    className={className}
    onFocus={form.touch}
    onSubmit={(event) => void form.submit(event)}
  >
    <SendingContext value={form.sending}>
      <fieldset css={fields} disabled={form.sending}>
        {children}
      </fieldset>
    </SendingContext>
    <p role="status" className="visually-hidden">
      {form.announcement}
    </p>
  </form>
)

/** Where a form says what is wrong with it as a whole; stands before the button that sends it. */
export function FormError({ form: { error, unready } }: { form: Pick<FormState<object>, 'error' | 'unready'> }) {
  const { t } = useWords()
  if (!error) return null
  return (
    <Notice kind="bad" live>
      {error}
      {unready && (
        <p css={{ marginTop: 'var(--s3)' }}>
          <Button busy={unready.busy} onClick={unready.retry}>
            {t('form.retry')}
          </Button>
        </p>
      )}
    </Notice>
  )
}

/** The field keeps its focus until release: its message on blur would move the button away from under the pointer. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** A click by Enter in a field has no detail, and leaves the focus where it is. */
const takeFocus = ({ detail, currentTarget }: MouseEvent<HTMLButtonElement>) => detail > 0 && currentTarget.focus()

/** Sends the form it stands in; busy meanwhile. */
export function SubmitButton({ variant = 'primary', size = 'big', ...rest }: ButtonProps) {
  const sending = useContext(SendingContext)
  const pointer = { onMouseDown: keepFocus, onClick: takeFocus }
  return <Button {...rest} {...pointer} type="submit" variant={variant} size={size} busy={sending} />
}
