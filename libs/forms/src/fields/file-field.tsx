import { css } from '@emotion/react'
import { IconButton, XIcon } from '@atrio/ui'
import { useRef } from 'react'
import { sizeText, typesText } from '../rules/file-rules.ts'
import { useWords } from '../words/use-words.ts'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import { inputCss } from './field.styles.ts'
import { useField } from './use-field.ts'

const chosen = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--s2)',
  marginTop: '.4rem',
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
})

const fileInput = css({
  paddingLeft: '.5rem',
  '&::file-selector-button': {
    minHeight: '2.25rem',
    marginRight: '.8rem',
    padding: '.3rem .9rem',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    background: 'none',
    color: 'inherit',
    font: '600 1rem var(--sans)',
  },
})

export type FileFieldProps = FieldProps<File | null> & {
  /** MIME types or endings that the chooser offers; the rule is the schema's. */
  types: readonly string[]
  /** Bytes, for the hint; the rule is the schema's. */
  maxBytes: number
}

/** One file. Its limits stand under it before anybody meets them. */
export function FileField({ types, maxBytes, ...props }: FileFieldProps) {
  const { label, optional, error, className, value, onChange, onBlur } = props
  const { t } = useWords()
  const hint = props.hint ?? t('file.limits', { types: typesText(types), size: sizeText(maxBytes) })
  const { control, ...ids } = useField({ ...props, hint })
  const input = useRef<HTMLInputElement>(null)
  const remove = () => {
    if (input.current) {
      input.current.value = ''
      input.current.focus()
    }
    onChange(null)
  }
  return (
    <FieldFrame {...{ ids, label, hint, optional, error, className }}>
      <input
        {...control}
        ref={input}
        type="file"
        accept={types.join(',')}
        css={[inputCss, fileInput]}
        onChange={({ target }) => target.files?.[0] && onChange(target.files[0])}
        onBlur={onBlur}
      />
      {value && (
        <div css={chosen}>
          <span>
            {value.name} · {sizeText(value.size)}
          </span>
          <IconButton label={t('file.remove', { name: value.name })} onClick={remove}>
            <XIcon />
          </IconButton>
        </div>
      )}
    </FieldFrame>
  )
}
