import { contentApi, type Api } from '@atrio/api-client'
import { Page, requireRouteId, StructuredData, useApi, useRouteId, type FeatureContext } from '@atrio/tenant-core'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { usePlaceOf } from '../data/use-place-of.ts'
import { useWritingWords } from '../data/use-writing-words.ts'
import { articleData } from '../model/article-data.ts'
import { ArticlePage } from '../parts/article-page.tsx'
import { newsItemPath, paths } from '../paths.ts'

const query = (api: Api, id: number) => api.q(contentApi.newsItem, { id })

export const load = (ctx: FeatureContext, { params }: LoaderFunctionArgs) =>
  ctx.queryClient.fetchQuery(query(ctx.api, requireRouteId(params['newsId'])))

export default function NewsItemScreen() {
  const { t, date, by, minutes } = useWritingWords()
  const { data: item } = useSuspenseQuery(query(useApi(), useRouteId('newsId')))
  const place = usePlaceOf(newsItemPath(item.id))
  return (
    <Page title={item.title} description={item.summary} image={item.image?.url}>
      <StructuredData data={articleData('NewsArticle', item, place)} />
      <ArticlePage
        back={{ to: paths.news, label: t('news.title') }}
        kicker={date(item.publishedAt)}
        title={item.title}
        lead={item.summary}
        image={item.image}
        seed={`news-${item.id}`}
        facts={[by(item), minutes(item)]}
        html={item.content}
      />
    </Page>
  )
}
