import { useTranslation } from '@atrio/i18n'
import { css } from '@emotion/react'
import { useId } from 'react'

const frame = css({
  width: 'min(30rem, 100%)',
  '& > label': { display: 'block', fontWeight: 600, marginBottom: '.4rem' },
})
const field = css({
  width: '100%',
  minHeight: '3.25rem',
  padding: '.6rem .95rem',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius)',
  background: 'var(--field)',
  color: 'inherit',
  font: 'inherit',
  fontSize: '1.125rem',
})

/** Filters while typing: all of a person's notes are loaded already. */
export function NoteSearch({ term, onTerm }: { term: string; onTerm: (term: string) => void }) {
  const { t } = useTranslation('notes')
  const id = useId()
  return (
    <div role="search" css={frame}>
      <label htmlFor={id}>{t('search.label')}</label>
      <input
        id={id}
        type="search"
        value={term}
        maxLength={100}
        css={field}
        onChange={(event) => onTerm(event.target.value)}
      />
    </div>
  )
}
