import type { Translation } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { useBookNames } from '@atrio/scripture'
import { AppLink } from '@atrio/tenant-core'
import { css } from '@emotion/react'
import { bookPath } from '../page-paths.ts'
import { chapterPath } from '../paths.ts'

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
  columnGap: 'var(--s6)',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '3rem',
    borderBottom: '1px solid var(--hairline)',
    color: 'inherit',
    lineHeight: 1.25,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    '&:hover': { color: 'var(--accent-ink)' },
  },
})
const testament = css({ marginTop: 'var(--s10)', '& > h2': { fontSize: 'var(--t-3)', marginBottom: 'var(--s3)' } })

/** The first book of the New Testament. */
const FIRST_OF_NEW = 'MAT'

/** The books of a translation by testament; one with a single chapter opens at once. */
export function BookGrid({ translation: { code, books } }: { translation: Translation }) {
  const { t } = useTranslation('bible')
  const { bookName } = useBookNames()
  const border = books.findIndex((book) => book.code === FIRST_OF_NEW)
  const parts = [
    { title: t('old'), part: border < 0 ? books : books.slice(0, border) },
    { title: t('new'), part: border < 0 ? [] : books.slice(border) },
  ]
  return parts
    .filter(({ part }) => part.length > 0)
    .map(({ title, part }) => (
      <section key={title} css={testament}>
        <h2>{title}</h2>
        <ul css={grid}>
          {part.map((book) => (
            <li key={book.code}>
              <AppLink
                to={
                  book.chapters === 1
                    ? chapterPath({ translation: code, book: book.code, chapter: 1 })
                    : bookPath(code, book.code)
                }
              >
                {bookName(book.code)}
              </AppLink>
            </li>
          ))}
        </ul>
      </section>
    ))
}
