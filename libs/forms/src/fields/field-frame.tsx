import { AlertIcon } from '@atrio/ui'
import type { ReactNode } from 'react'
import { useWords } from '../words/use-words.ts'
import type { FieldProps } from './field-props.ts'
import { errorCss, hintCss, labelCss, optionalCss } from './field.styles.ts'

type Ids = { id: string; hintId: string; errorId: string }

/** The error under a field: an icon and a sentence, announced when it appears. */
export const FieldError = ({ id, error }: { id: string; error: string | undefined }) => (
  <div aria-live="polite">
    {error && (
      <p id={id} css={errorCss}>
        <AlertIcon size="sm" />
        {error}
      </p>
    )}
  </div>
)

export const FieldHint = ({ id, hint }: { id: string; hint: ReactNode }) =>
  hint ? (
    <p id={id} css={hintCss}>
      {hint}
    </p>
  ) : null

/** A label's text, with its mark for optional fields. */
export function LabelText({ label, optional }: Pick<FieldProps<unknown>, 'label' | 'optional'>) {
  const { t } = useWords()
  return (
    <>
      {label} {optional && <span css={optionalCss}>{t('form.optional')}</span>}
    </>
  )
}

type FieldFrameProps = Pick<FieldProps<unknown>, 'label' | 'hint' | 'optional' | 'error' | 'className'> & {
  ids: Ids
  children: ReactNode
}

/** Label above, control, hint and error under it. */
export const FieldFrame = ({ ids, label, hint, optional, error, className, children }: FieldFrameProps) => (
  <div className={className} css={{ minWidth: 0 }}>
    <label htmlFor={ids.id} css={labelCss}>
      <LabelText label={label} optional={optional ?? false} />
    </label>
    {children}
    <FieldHint id={ids.hintId} hint={hint} />
    <FieldError id={ids.errorId} error={error} />
  </div>
)
