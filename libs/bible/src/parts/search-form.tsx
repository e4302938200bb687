import { useTranslation } from '@atrio/i18n'
import { Button, SearchIcon } from '@atrio/ui'
import { css } from '@emotion/react'
import { useId } from 'react'
import { Form } from 'react-router'
import { searchPath } from '../page-paths.ts'

const form = css({
  width: '100%',
  maxWidth: '40rem',
  '& > label': { display: 'block', fontWeight: 600, marginBottom: '.4rem' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)' },
})
const field = css({
  flex: '1 1 14rem',
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
})

type Props = { translation: string; term?: string; busy?: boolean }

/** Writes to the address: shareable, in the history, and working before hydration. */
export function SearchForm({ translation, term = '', busy = false }: Props) {
  const { t } = useTranslation('bible')
  const id = useId()
  return (
    <Form role="search" action={searchPath(translation)} css={form}>
      <label htmlFor={id}>{t('search.label')}</label>
      <div>
        {/* another address brings another term: the field follows it, and what is typed meanwhile stays */}
        <input key={term} id={id} type="search" name="term" defaultValue={term} maxLength={100} css={field} />
        <Button type="submit" busy={busy}>
          <SearchIcon size="sm" />
          {t('search.submit')}
        </Button>
      </div>
    </Form>
  )
}
