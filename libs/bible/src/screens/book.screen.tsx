import { useTranslation } from '@atrio/i18n'
import { useBookNames } from '@atrio/scripture'
import { AppLink, BackLink, Page, type FeatureContext } from '@atrio/tenant-core'
import { chipCss, gutterCss, PageHeader } from '@atrio/ui'
import { css } from '@emotion/react'
import { useParams, type LoaderFunctionArgs } from 'react-router'
import { loadTranslation, requireBook, useTranslationOfPath } from '../data/load-translation.ts'
import { TranslationLinks } from '../parts/translation-links.tsx'
import { bookPath } from '../page-paths.ts'
import { chapterPath, ROOT } from '../paths.ts'

export const load = async (ctx: FeatureContext, { params }: LoaderFunctionArgs) =>
  requireBook(await loadTranslation(ctx, params['translation']), params['book'])

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(3.5rem, 1fr))',
  gap: 'var(--s2)',
  maxWidth: '44rem',
})
const cell = css(chipCss, { justifyContent: 'center', minHeight: '3.25rem', padding: 0, borderRadius: 'var(--radius)' })

/** The chapters of a book. */
export default function BibleBookScreen() {
  const { t } = useTranslation('bible')
  const { bookName } = useBookNames()
  const translation = useTranslationOfPath()
  const { code, chapters } = requireBook(translation, useParams()['book'])
  return (
    <Page title={bookName(code)} description={t('lead')}>
      <BackLink to={ROOT} label={t('title')} />
      <PageHeader kicker={translation.name} title={bookName(code)}>
        <TranslationLinks current={translation} to={(one) => bookPath(one.code, code)} />
      </PageHeader>
      <nav aria-label={t('chapters')} css={[gutterCss, { paddingBottom: 'var(--section)' }]}>
        <ul css={grid}>
          {Array.from({ length: chapters }, (_, index) => index + 1).map((chapter) => (
            <li key={chapter}>
              <AppLink
                to={chapterPath({ translation: translation.code, book: code, chapter })}
                aria-label={t('chapter', { chapter })}
                css={[cell, { width: '100%' }]}
              >
                {chapter}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
    </Page>
  )
}
