import { css } from '@emotion/react'
import { Button, type ButtonProps, Notice } from '@atrio/ui'
import { createContext, type ReactNode, useContext, type MouseEvent } from 'react'
import { useWords } from '../words/use-words.ts'
import type { Form as FormState } from './use-form.ts'

const SendingContext = createContext(false)

const fields = css({ display: 'grid', gap: 'var(--s5)', minWidth: 0, margin: 0, padding: 0, border: 0 })

export type FormProps = {
  form: Pick<FormState<object>, 'element' | 'submit' | 'touch' | 'sending' | 'error' | 'announcement'>
  /** Accessible name of the form, for landmark navigation. */
  label?: string
  className?: string
  children?: ReactNode
}

/**
 * A form: all fields are disabled while it is sent, its error is shown above the submit button, and changes of state
 * are announced.
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

/** The error of the form as a whole; placed before the submit button. */
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

/**
 * The field keeps the focus until release: its validation message on blur would move the button away from the pointer.
 */
const keepFocus = (event: MouseEvent) => event.preventDefault()

/** A click caused by Enter in a field has no detail, and leaves the focus where it is. */
const takeFocus = ({ detail, currentTarget }: MouseEvent<HTMLButtonElement>) => detail > 0 && currentTarget.focus()

/** Submits its form; busy meanwhile. */
export function SubmitButton({ variant = 'primary', size = 'big', ...rest }: ButtonProps) {
  const sending = useContext(SendingContext)
  const pointer = { onMouseDown: keepFocus, onClick: takeFocus }
  return <Button {...rest} {...pointer} type="submit" variant={variant} size={size} busy={sending} />
}
