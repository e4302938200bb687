import { useTranslation } from '@atrio/i18n'
import { Page, SearchForm, termOf, type FeatureContext } from '@atrio/tenant-core'
import { EmptyState, gutterCss, MoreItems, PageHeader, Rows, RowsSkeleton } from '@atrio/ui'
import { css } from '@emotion/react'
import { useNavigation, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { songsQuery, useSongs } from '../data/songs.queries.ts'
import { OwnTabs } from '../own/parts/own-tabs.tsx'
import { SongRow } from '../parts/song-row.tsx'
import { paths } from '../paths.ts'

export const load = (ctx: FeatureContext, { request }: LoaderFunctionArgs) =>
  ctx.queryClient.fetchInfiniteQuery(songsQuery(ctx.api, termOf(new URL(request.url).searchParams)))

const frame = css(gutterCss, { paddingBottom: 'var(--section)' })

export default function SongListScreen() {
  const { t } = useTranslation('praise')
  const [search] = useSearchParams()
  const { location } = useNavigation()
  const term = termOf(search)
  const query = useSongs(term)
  const songs = query.data.pages.flatMap((page) => page.songs)
  const searching = location?.pathname === paths.list
  const words = { label: t('search.label'), submit: t('search.submit'), clear: t('search.clear') }
  const found = t(query.hasNextPage ? 'foundMore' : 'found', { count: songs.length, term })
  return (
    <Page title={t('title')} description={t('lead')} noIndex={term !== ''}>
      <PageHeader title={t('title')} lead={t('lead')}>
        {(term !== '' || songs.length > 0) && (
          <SearchForm action={paths.list} term={term} words={words} busy={searching} clearTo={paths.list} />
        )}
      </PageHeader>
      <div css={frame} aria-busy={searching}>
        <OwnTabs current="all" />
        <p role="status" css={{ color: 'var(--muted)', marginBottom: term ? 'var(--s4)' : 0 }}>
          {term !== '' &&
            (songs.length > 0 ? found : <span className="visually-hidden">{t('notFound.title', { term })}</span>)}
        </p>
        {searching && <RowsSkeleton />}
        {!searching && songs.length === 0 && (
          <EmptyState
            heading="h2"
            seed="no-songs"
            title={term ? t('notFound.title', { term }) : t('none.title')}
            text={term ? t('notFound.text') : t('none.text')}
          />
        )}
        {!searching && songs.length > 0 && (
          <Rows>
            {songs.map((song) => (
              <SongRow key={song.id} song={song} />
            ))}
          </Rows>
        )}
        {!searching && (
          <MoreItems
            query={query}
            words={{ more: t('more'), failed: t('moreFailed'), retry: t('retry') }}
            skeleton={<RowsSkeleton />}
          />
        )}
      </div>
    </Page>
  )
}
