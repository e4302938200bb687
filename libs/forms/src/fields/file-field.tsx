import { css } from '@emotion/react'
import { buttonCss, IconButton, XIcon } from '@atrio/ui'
import { useRef } from 'react'
import { sizeOf, typesText } from '../rules/file-rules.ts'
import { useWords } from '../words/use-words.ts'
import { FieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field-props.ts'
import { useField } from './use-field.ts'

const chosen = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 'var(--s2)',
  marginTop: '.4rem',
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
})

/** The native button uses the browser's language and cannot show a previously chosen file. */
const chooser = css({
  position: 'relative',
  width: 'fit-content',
  borderRadius: 'var(--radius)',
  '& > input': { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' },
  '& > input:disabled': { cursor: 'not-allowed' },
  '&:has(:focus-visible)': { outline: '2px solid var(--accent-edge)', outlineOffset: 3 },
  '&:has([aria-invalid="true"]) > span': { border: '2px solid var(--bad)' },
  '&:has(:disabled) > span': { background: 'var(--sunk)', color: 'var(--muted)' },
})

export type FileFieldProps = Omit<FieldProps<File | null>, 'value'> & {
  /** The chosen file; of one that is already on the server only name and size are known. */
  value: Pick<File, 'name' | 'size'> | null
  /** MIME types or extensions that the file dialog offers; the schema validates them. */
  types: readonly string[]
  /** Bytes, for the hint; the schema validates it. */
  maxBytes: number
}

/** One file. Its limits are shown below it. */
export function FileField({ types, maxBytes, ...props }: FileFieldProps) {
  const { label, optional, error, className, value, onChange, onBlur } = props
  const { t, locale } = useWords()
  const sizeText = (bytes: number) => {
    const [amount, unit] = sizeOf(bytes)
    // not by formatCount: checkout loads the fields, and would load another file for it
    return `${amount.toLocaleString(locale)} ${unit}`
  }
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
      <div css={chooser}>
        <input
          {...control}
          ref={input}
          type="file"
          accept={types.join(',')}
          onChange={({ target }) => target.files?.[0] && onChange(target.files[0])}
          onBlur={onBlur}
        />
        <span css={buttonCss()} aria-hidden>
          {t(value ? 'file.change' : 'file.choose')}
        </span>
      </div>
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
