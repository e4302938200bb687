import { css } from '@emotion/react'
import { useId, type ComponentProps, type ReactNode } from 'react'

const frame = css({
  width: '100%',
  '& > label': { display: 'block', fontWeight: 600, marginBottom: '.4rem' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)' },
  '& input': {
    flex: '1 1 11rem',
    // its usual width, twenty letters, would widen the page in large letters
    width: '100%',
    minWidth: 0,
    minHeight: '3.25rem',
    padding: '.6rem .95rem',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    background: 'var(--field)',
    color: 'inherit',
    font: 'inherit',
    fontSize: '1.125rem',
  },
  '&[data-compact] > div': { flexWrap: 'nowrap', gap: 'var(--s1)' },
  '&[data-compact] input': {
    flex: '1 1 auto',
    minHeight: '2.75rem',
    padding: '.4rem .8rem',
    fontSize: 'inherit',
  },
})

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'placeholder'> & {
  label: string
  /** In a bar: smaller, with its label as the placeholder. */
  compact?: boolean
  /** The button that starts the search, beside the field. */
  children?: ReactNode
}

/** The one field to search with; what it belongs to has `role="search"`. */
export function SearchField({ label, compact = false, children, className, ...input }: SearchFieldProps) {
  const id = useId()
  return (
    <div css={frame} className={className} data-compact={compact || undefined}>
      <label htmlFor={id} className={compact ? 'visually-hidden' : undefined}>
        {label}
      </label>
      <div>
        <input {...input} id={id} type="search" placeholder={compact ? label : undefined} />
        {children}
      </div>
    </div>
  )
}
