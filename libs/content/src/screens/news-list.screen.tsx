import { contentApi } from '@atrio/api-client'
import { termOf, type FeatureContext } from '@atrio/tenant-core'
import { CardGrid } from '@atrio/ui'
import { useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { useList } from '../data/lists.ts'
import { useWritingWords } from '../data/use-writing-words.ts'
import { ListPage } from '../parts/list-page.tsx'
import { WritingCard } from '../parts/writing-card.tsx'
import { newsItemPath, paths } from '../paths.ts'

const filterOf = (query: URLSearchParams) => {
  const search = termOf(query)
  return search ? { search } : {}
}

export const load = (ctx: FeatureContext, { request }: LoaderFunctionArgs) =>
  ctx.queryClient.fetchInfiniteQuery(ctx.api.pages(contentApi.news, filterOf(new URL(request.url).searchParams)))

export default function NewsListScreen() {
  const { t, date } = useWritingWords()
  const filter = filterOf(useSearchParams()[0])
  const { items, more } = useList(contentApi.news, filter)
  return (
    <ListPage
      title={t('news.title')}
      lead={t('news.lead')}
      search={{
        label: t('search.news'),
        action: paths.news,
        term: filter.search ?? '',
        clearTo: paths.news,
        count: items.length,
      }}
      empty={items.length === 0}
      none={{ title: t('news.none.title'), text: t('news.none.text'), seed: 'no-news' }}
      more={more}
    >
      <CardGrid>
        {items.map((item) => (
          <li key={item.id}>
            <WritingCard
              to={newsItemPath(item.id)}
              title={item.title}
              image={item.image}
              seed={`news-${item.id}`}
              kicker={date(item.publishedAt)}
              text={item.summary}
            />
          </li>
        ))}
      </CardGrid>
    </ListPage>
  )
}
