import { useTranslation } from '@atrio/i18n'
import { Page, SearchForm, type FeatureContext } from '@atrio/tenant-core'
import { PageHeader } from '@atrio/ui'
import { useNavigation, type LoaderFunctionArgs } from 'react-router'
import { findsQuery, resultsQuery } from '../data/search.queries.ts'
import { searchOf, useSearchAddress } from '../data/use-search-address.ts'
import { RecentSearches } from '../parts/recent-searches.tsx'
import { Results } from '../parts/results.tsx'
import { Sections } from '../parts/sections.tsx'
import { SEARCH } from '../paths.ts'

/** The server searches nothing: its page is the same for all terms. The page shows a failure. */
export async function load(ctx: FeatureContext, { request }: LoaderFunctionArgs): Promise<void> {
  if (ctx.onServer) return
  const { term, kind } = searchOf(new URL(request.url).searchParams)
  if (term === '') return
  await Promise.all([
    ctx.queryClient.prefetchQuery(findsQuery(ctx)),
    ctx.queryClient.prefetchQuery({ ...resultsQuery(ctx.api, term, kind), retry: false }),
  ])
}

/** One search of all that the church publishes. */
export default function SearchScreen() {
  const { t } = useTranslation('search')
  const search = useSearchAddress()
  const searching = useNavigation().location?.pathname === SEARCH
  const term = search?.term ?? ''
  const words = { label: t('field.label'), submit: t('field.submit'), clear: t('field.clear') }
  return (
    <Page title={t('title')} description={t('lead')} noIndex>
      <PageHeader title={t('title')} lead={t('lead')}>
        <SearchForm action={SEARCH} name="q" term={term} words={words} busy={searching} clearTo={SEARCH} />
      </PageHeader>
      {search && term && <Results key={`${term} ${search.kind}`} {...search} />}
      {search && !term && <RecentSearches />}
      {!term && <Sections />}
    </Page>
  )
}
