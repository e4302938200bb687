import { contentApi, type Api } from '@atrio/api-client'
import { Page, requireRouteId, StructuredData, useApi, useRouteId, type FeatureContext } from '@atrio/tenant-core'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { usePlaceOf } from '../data/use-place-of.ts'
import { useWritingWords } from '../data/use-writing-words.ts'
import { articleData } from '../model/article-data.ts'
import { ArticlePage } from '../parts/article-page.tsx'
import { DevotionalNeighbours } from '../parts/devotional-neighbours.tsx'
import { Verse } from '../parts/verse.tsx'
import { devotionalPath, paths } from '../paths.ts'

const query = (api: Api, id: number) => api.q(contentApi.devotional, { id })

export const load = (ctx: FeatureContext, { params }: LoaderFunctionArgs) =>
  ctx.queryClient.fetchQuery(query(ctx.api, requireRouteId(params['devotionalId'])))

export default function DevotionalScreen() {
  const { t, date, isToday, by, minutes } = useWritingWords()
  const { data: devotional } = useSuspenseQuery(query(useApi(), useRouteId('devotionalId')))
  const place = usePlaceOf(devotionalPath(devotional.id))
  const description = devotional.summary ?? devotional.verse
  return (
    <Page title={devotional.title} description={description} image={devotional.image?.url}>
      <StructuredData data={articleData('Article', devotional, place)} />
      <ArticlePage
        back={{ to: paths.devotionals, label: t('devotionals.title') }}
        kicker={isToday(devotional) ? t('devotionals.today') : t('devotionals.one')}
        title={devotional.title}
        lead={devotional.summary}
        image={devotional.image}
        seed={`devotional-${devotional.id}`}
        facts={[date(devotional.publishedAt), by(devotional), minutes(devotional)]}
        before={<Verse devotional={devotional} />}
        html={devotional.content}
      >
        <DevotionalNeighbours devotional={devotional} />
      </ArticlePage>
    </Page>
  )
}
