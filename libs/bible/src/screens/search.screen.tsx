import { useTranslation } from '@atrio/i18n'
import { BackLink, Page, termOf, type FeatureContext } from '@atrio/tenant-core'
import { EmptyState, gutterCss, MoreItems, PageHeader, Rows, RowsSkeleton } from '@atrio/ui'
import { css } from '@emotion/react'
import { useNavigation, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { loadTranslation, useTranslationOfPath } from '../data/load-translation.ts'
import { searchQuery, useSearch } from '../data/search.queries.ts'
import { VerseSearch } from '../parts/verse-search.tsx'
import { FoundRow } from '../parts/found-row.tsx'
import { TranslationLinks } from '../parts/translation-links.tsx'
import { searchPath } from '../page-paths.ts'
import { ROOT } from '../paths.ts'

export async function load(ctx: FeatureContext, { params, request }: LoaderFunctionArgs) {
  const { code } = await loadTranslation(ctx, params['translation'])
  await ctx.queryClient.fetchInfiniteQuery(searchQuery(ctx.api, code, termOf(new URL(request.url).searchParams)))
}

const frame = css(gutterCss, { paddingBottom: 'var(--section)' })
/** Verses with all words of a search, in the order of the books. */
export default function BibleSearchScreen() {
  const { t } = useTranslation('bible')
  const translation = useTranslationOfPath()
  const [search] = useSearchParams()
  const { location } = useNavigation()
  const term = termOf(search)
  const query = useSearch(translation.code, term)
  const verses = query.data.pages.flatMap((page) => page.verses)
  const searching = location?.pathname === searchPath(translation.code)
  return (
    <Page title={t('search.title')} description={t('lead')} noIndex>
      <BackLink to={ROOT} label={t('title')} />
      <PageHeader kicker={translation.name} title={t('search.title')}>
        <VerseSearch translation={translation.code} term={term} busy={searching} />
      </PageHeader>
      <div css={frame} aria-busy={searching}>
        <TranslationLinks
          current={translation}
          to={(one) => `${searchPath(one.code)}?${new URLSearchParams({ term })}`}
        />
        <p role="status" css={{ color: 'var(--muted)', marginBlock: term ? 'var(--s4)' : 0 }}>
          {verses.length > 0
            ? t(query.hasNextPage ? 'search.foundMore' : 'search.found', { count: verses.length })
            : term !== '' && <span className="visually-hidden">{t('search.nothing.title', { term })}</span>}
        </p>
        {searching && <RowsSkeleton />}
        {!searching && term !== '' && verses.length === 0 && (
          <EmptyState
            heading="h2"
            seed="no-verse"
            title={t('search.nothing.title', { term })}
            text={t('search.nothing.text')}
          />
        )}
        {!searching && verses.length > 0 && (
          <Rows>
            {verses.map((verse) => (
              <FoundRow key={`${verse.book} ${verse.chapter} ${verse.verse}`} verse={verse} code={translation.code} />
            ))}
          </Rows>
        )}
        {!searching && (
          <MoreItems
            query={query}
            words={{ more: t('search.more'), failed: t('search.moreFailed'), retry: t('search.retry') }}
            skeleton={<RowsSkeleton />}
          />
        )}
      </div>
    </Page>
  )
}
