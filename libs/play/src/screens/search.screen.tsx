import { NOBODY } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { AppLink, failureOf, useLink, useViewer, viewerOf, type FeatureContext } from '@atrio/tenant-core'
import { buttonCss, EmptyState, gutterCss, MoreItems, PageHeader } from '@atrio/ui'
import { useSearchParams } from 'react-router'
import { gated } from '../data/entrance.ts'
import { useMarks } from '../data/marks.queries.ts'
import { contentsQuery, myListQuery, useContents, useMyListQuery } from '../data/play.queries.ts'
import { searchOf } from '../model/search.ts'
import { EntryGrid } from '../parts/entry-grid.tsx'
import { LoadFailed } from '../parts/load-failed.tsx'
import { PlayPage } from '../parts/play-page.tsx'
import { searchPath } from '../page-paths.ts'
import { paths } from '../paths.ts'

// the page shows a failure
export const load = gated((ctx: FeatureContext, { request }) => {
  const { filter } = searchOf(new URL(request.url).searchParams)
  const viewer = viewerOf(ctx)
  if (filter) return ctx.queryClient.prefetchInfiniteQuery(contentsQuery(ctx.api, filter))
  return viewer === NOBODY ? Promise.resolve() : ctx.queryClient.prefetchQuery(myListQuery(ctx.api, viewer))
})

/** The person's list, all videos, all collections, or search results. */
export default function PlaySearchScreen() {
  const { t } = useTranslation('play')
  const { type, term, filter } = searchOf(useSearchParams()[0])
  const found = useContents(filter ?? {}, filter !== null)
  const list = useMyListQuery()
  const access = useLink('account.access', { redirectTo: searchPath(type) })
  const visitor = useViewer() === NOBODY && type === 'mylist'
  const { failed: hasFailed, busy, retry } = failureOf(filter ? found : list)
  const entries = filter ? found.items : list.data?.map(({ content }) => content)
  // a failed next page leaves what is loaded, and MoreItems says it
  const failed = hasFailed && !entries
  const marks = useMarks(entries)
  const title = type === 'query' && term ? t('search.of', { term }) : t(`search.title.${type}`)
  const none = type === 'mylist' || type === 'query' ? type : 'other'
  return (
    <PlayPage title={title} own={type === 'mylist' || type === 'query'}>
      <PageHeader title={title} />
      <div css={[gutterCss, { paddingBottom: 'var(--section)' }]}>
        <p role="status" className="visually-hidden">
          {type === 'query' &&
            entries &&
            (entries.length > 0
              ? t(found.hasNextPage ? 'search.foundMore' : 'search.found', { count: entries.length })
              : t('search.none.query.title', { term }))}
        </p>
        {failed && <LoadFailed busy={busy} retry={retry} />}
        {visitor && (
          <EmptyState
            heading="h2"
            seed="play-list"
            title={t('search.enter.title')}
            text={t('search.enter.text')}
            action={
              access && (
                <AppLink to={access} css={buttonCss('primary')}>
                  {t('search.enter.action')}
                </AppLink>
              )
            }
          />
        )}
        {entries?.length === 0 && (
          <EmptyState
            heading="h2"
            seed={`play-none-${type}`}
            title={t(`search.none.${none}.title`, { term })}
            text={t(`search.none.${none}.text`)}
            action={
              <AppLink to={paths.browse} css={buttonCss()}>
                {t('search.browse')}
              </AppLink>
            }
          />
        )}
        {!failed && !visitor && entries?.length !== 0 && <EntryGrid entries={entries} marks={marks} heading="h2" />}
        {filter && (
          <MoreItems
            query={found}
            words={{ more: t('more.load'), failed: t('more.failed'), retry: t('failed.retry') }}
          />
        )}
      </div>
    </PlayPage>
  )
}
