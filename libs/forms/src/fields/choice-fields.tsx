import { chevronCss } from '@atrio/ui'
import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { useWords } from '../words/use-words.ts'
import { FieldError, FieldFrame, FieldHint, LabelText } from './field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import { inputCss, labelCss, tickCss, tickRowCss, underLabelCss } from './field.styles.ts'
import { useField } from './use-field.ts'

export type Option = { value: string; label: string }

export type SelectFieldProps = FieldProps<string> & {
  options: readonly Option[]
  autoComplete?: string
}

/** A native select. A value that is not among the options is shown nevertheless. */
export function SelectField({ options, autoComplete, ...props }: SelectFieldProps) {
  const { label, hint, optional, error, className, value, onChange, onBlur } = props
  const { control, ...ids } = useField(props)
  const { t } = useWords()
  const unknown = value !== '' && !options.some((option) => option.value === value)
  return (
    <FieldFrame {...{ ids, label, hint, optional, error, className }}>
      <select
        {...control}
        autoComplete={autoComplete}
        css={[inputCss, chevronCss]}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      >
        <option value="">{t('form.choose')}</option>
        {unknown && <option value={value}>{value}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

/** Yes or no; the label may hold links. */
export function CheckboxField(props: FieldProps<boolean>) {
  const { label, hint, error, className, value, onChange, onBlur } = props
  const { control, hintId, errorId } = useField(props)
  return (
    <div className={className}>
      <label css={tickRowCss}>
        <input
          {...control}
          type="checkbox"
          css={tickCss}
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <span>{label}</span>
      </label>
      <div css={underLabelCss}>
        <FieldHint id={hintId} hint={hint} />
        <FieldError id={errorId} error={error} />
      </div>
    </div>
  )
}

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean | undefined }

const radios = css({ minWidth: 0, margin: 0, padding: 0, border: 0 })
const disabledCss = css({ cursor: 'not-allowed', color: 'var(--muted)' })

/** Radio buttons for a few options. */
export function RadioGroup({ options, ...props }: FieldProps<string> & { options: readonly RadioOption[] }) {
  const { name, label, hint, optional, error, className, value, onChange, onBlur } = props
  const { control, id, hintId, errorId } = useField(props)
  return (
    <fieldset
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={control['aria-describedby']}
      aria-required={control['aria-required']}
      className={className}
      css={radios}
    >
      <legend id={`${id}-legend`} css={labelCss}>
        <LabelText label={label} optional={optional ?? false} />
      </legend>
      {options.map((option, index) => (
        <label key={option.value} css={[tickRowCss, option.disabled && disabledCss]}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            disabled={option.disabled}
            // The first radio button represents the group when the form focuses its first invalid field.
            aria-invalid={(error && index === 0) || undefined}
            css={tickCss}
            onChange={() => onChange(option.value)}
            onBlur={onBlur}
          />
          <span>
            {option.label}
            {option.hint && (
              <span css={{ display: 'block', color: 'var(--muted)', fontSize: 'var(--t-small)' }}>{option.hint}</span>
            )}
          </span>
        </label>
      ))}
      <FieldHint id={hintId} hint={hint} />
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
