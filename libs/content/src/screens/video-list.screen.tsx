import { videosApi } from '@atrio/api-client'
import { isSlug, termOf, type FeatureContext } from '@atrio/tenant-core'
import { CardGrid } from '@atrio/ui'
import { useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { useList } from '../data/lists.ts'
import { useWritingWords } from '../data/use-writing-words.ts'
import { FilterLinks } from '../parts/filter-links.tsx'
import { ListPage } from '../parts/list-page.tsx'
import { VideoCard } from '../parts/video-card.tsx'
import { videosPath } from '../page-paths.ts'
import { paths } from '../paths.ts'

/** An invalid playlist is ignored. */
const filterOf = (query: URLSearchParams): { playlist?: string; search?: string } => {
  const playlist = query.get('playlist') ?? undefined
  const search = termOf(query)
  return { ...(isSlug(playlist) && { playlist }), ...(search && { search }) }
}

export const load = (ctx: FeatureContext, { request }: LoaderFunctionArgs) =>
  ctx.queryClient.fetchInfiniteQuery(ctx.api.pages(videosApi.list, filterOf(new URL(request.url).searchParams)))

/** All videos, or those of a playlist. */
export default function VideoListScreen() {
  const { t } = useWritingWords()
  const filter = filterOf(useSearchParams()[0])
  const { items, first, more } = useList(videosApi.list, filter)
  const current = first.playlists.find(({ slug }) => slug === filter.playlist)
  return (
    <ListPage
      title={current?.title ?? t('videos.title')}
      lead={current?.description ?? t('videos.lead')}
      filters={
        first.playlists.length > 0 && (
          <FilterLinks
            label={t('videos.playlists')}
            links={[
              {
                to: videosPath(undefined, filter.search),
                name: t('videos.all'),
                current: filter.playlist === undefined,
              },
              ...first.playlists.map(({ slug, title }) => ({
                to: videosPath(slug, filter.search),
                name: title,
                current: slug === filter.playlist,
              })),
            ]}
          />
        )
      }
      search={{
        label: t('search.videos'),
        action: paths.videos,
        term: filter.search ?? '',
        kept: filter.playlist === undefined ? {} : { playlist: filter.playlist },
        clearTo: videosPath(filter.playlist),
        count: items.length,
      }}
      empty={items.length === 0}
      none={{ title: t('videos.none.title'), text: t('videos.none.text'), seed: 'no-videos' }}
      more={more}
    >
      <CardGrid>
        {items.map((video) => (
          <li key={video.id}>
            <VideoCard video={video} />
          </li>
        ))}
      </CardGrid>
    </ListPage>
  )
}
