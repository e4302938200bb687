import { contentApi } from '@atrio/api-client'
import type { FeatureContext } from '@atrio/tenant-core'
import { CardGrid } from '@atrio/ui'
import { useList } from '../data/lists.ts'
import { useWritingWords } from '../data/use-writing-words.ts'
import { ListPage } from '../parts/list-page.tsx'
import { WritingCard } from '../parts/writing-card.tsx'
import { newsItemPath } from '../paths.ts'

export const load = (ctx: FeatureContext) => ctx.queryClient.fetchInfiniteQuery(ctx.api.pages(contentApi.news, {}))

export default function NewsListScreen() {
  const { t, date } = useWritingWords()
  const { items, more } = useList(contentApi.news, {})
  return (
    <ListPage
      title={t('news.title')}
      lead={t('news.lead')}
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
