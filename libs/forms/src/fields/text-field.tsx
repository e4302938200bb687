import { css } from '@emotion/react'
import {
  useId,
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type InputHTMLAttributes,
  type ReactNode,
} from 'react'
import { type MaskPattern, useMask } from '../mask/use-mask.ts'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import { inputCss } from './field.styles.ts'
import { useField } from './use-field.ts'

const affixed = css({
  position: 'relative',
  '& > input': { paddingRight: '4rem' },
  '& > :last-child': { position: 'absolute', right: '.9rem', top: '50%', translate: '0 -50%', color: 'var(--muted)' },
})

export type TextFieldProps = FieldProps<string> & {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url'>
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  placeholder?: string
  maxLength?: number
  autoCapitalize?: 'none' | 'words' | 'sentences' | 'characters'
  spellCheck?: boolean
  autoFocus?: boolean
  /** Formats the input; one of `masks`, or another pattern of maska, in which `^` is a digit from 1 to 9. */
  mask?: MaskPattern
  /** Suggestions while typing; any other text is allowed. */
  suggestions?: readonly string[]
  /** Shown at the end of the field, such as a card's brand. */
  affix?: ReactNode
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    optional,
    error,
    valid: _valid,
    className,
    mask,
    suggestions = [],
    affix,
    value,
    onChange,
    onBlur,
    ...rest
  } = props
  const { control, ...ids } = useField(props)
  const change = useMask(mask, onChange)
  const listId = useId()
  const list = suggestions.length > 0 ? { list: listId } : {}
  return (
    <FieldFrame {...{ ids, label, hint, optional, error, className }}>
      <div css={affix ? affixed : undefined}>
        <input
          type="text"
          {...rest}
          {...control}
          {...list}
          css={inputCss}
          value={value}
          onChange={change}
          onBlur={onBlur}
        />
        {suggestions.length > 0 && (
          <datalist id={listId}>
            {suggestions.map((text) => (
              <option key={text} value={text} />
            ))}
          </datalist>
        )}
        {affix && <span>{affix}</span>}
      </div>
    </FieldFrame>
  )
}
