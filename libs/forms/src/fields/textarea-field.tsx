import { css } from '@emotion/react'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import { inputCss } from './field.styles.ts'
import { useField } from './use-field.ts'

/** A hidden copy of the text behind the field makes both as high as the text. */
const grow = css({
  display: 'grid',
  '& > textarea, &::after': {
    gridArea: '1 / 1',
    minHeight: '7rem',
    resize: 'none',
    overflow: 'hidden',
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
  },
  '&::after': {
    content: 'attr(data-text) " "',
    visibility: 'hidden',
    whiteSpace: 'pre-wrap',
    padding: '.6rem .95rem',
    border: '1px solid transparent',
    fontSize: '1.125rem',
  },
})

export type TextareaFieldProps = FieldProps<string> & { maxLength?: number; placeholder?: string; autoFocus?: boolean }

/** Several lines; grows with them. */
export function TextareaField({ maxLength, placeholder, autoFocus, ...props }: TextareaFieldProps) {
  const { label, hint, optional, error, className, value, onChange, onBlur } = props
  const { control, ...ids } = useField(props)
  return (
    <FieldFrame {...{ ids, label, hint, optional, error, className }}>
      <div css={grow} data-text={value}>
        <textarea
          {...control}
          rows={3}
          maxLength={maxLength}
          placeholder={placeholder}
          autoFocus={autoFocus}
          css={inputCss}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      </div>
    </FieldFrame>
  )
}
