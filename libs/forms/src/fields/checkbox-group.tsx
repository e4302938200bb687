import { css } from '@emotion/react'
import { FieldError, FieldHint, LabelText } from './field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import type { Option } from './choice-fields.tsx'
import { labelCss, tickCss, tickRowCss } from './field.styles.ts'
import { useField } from './use-field.ts'

const groupCss = css({ minWidth: 0, margin: 0, padding: 0, border: 0 })

/** Checkboxes of which any number may be checked; the value keeps the order of the options. */
export function CheckboxGroup({ options, ...props }: FieldProps<readonly string[]> & { options: readonly Option[] }) {
  const { name, label, hint, optional, error, className, value, onChange, onBlur } = props
  const { control, id, hintId, errorId } = useField(props)
  const choose = (option: string, checked: boolean) =>
    onChange(options.map((one) => one.value).filter((one) => (one === option ? checked : value.includes(one))))
  return (
    <fieldset
      aria-labelledby={`${id}-legend`}
      aria-describedby={control['aria-describedby']}
      className={className}
      css={groupCss}
    >
      <legend id={`${id}-legend`} css={labelCss}>
        <LabelText label={label} optional={optional ?? false} />
      </legend>
      {options.map((option, index) => (
        <label key={option.value} css={tickRowCss}>
          <input
            type="checkbox"
            name={name}
            checked={value.includes(option.value)}
            // the first one represents the group when the form focuses its first invalid field
            aria-invalid={(error && index === 0) || undefined}
            css={tickCss}
            onChange={(event) => choose(option.value, event.target.checked)}
            onBlur={onBlur}
          />
          <span>{option.label}</span>
        </label>
      ))}
      <FieldHint id={hintId} hint={hint} />
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
