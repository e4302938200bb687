import { FileRows } from '@atrio/ui'
import { contentApi, type Api } from '@atrio/api-client'
import { Page, requireSlug, StructuredData, useApi, type FeatureContext } from '@atrio/tenant-core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, type LoaderFunctionArgs } from 'react-router'
import { usePlaceOf } from '../data/use-place-of.ts'
import { useWritingWords } from '../data/use-writing-words.ts'
import { articleData } from '../model/article-data.ts'
import { ArticlePage } from '../parts/article-page.tsx'
import { Lessons } from '../parts/lessons.tsx'
import { classPath, paths } from '../paths.ts'

const query = (api: Api, slug: string) => api.q(contentApi.class, { slug })

export const load = (ctx: FeatureContext, { params }: LoaderFunctionArgs) =>
  ctx.queryClient.fetchQuery(query(ctx.api, requireSlug(params['ebdSlug'])))

/** A class of the Sunday school with its lessons and documents. */
export default function ClassScreen() {
  const { t } = useWritingWords()
  const { data: school } = useSuspenseQuery(query(useApi(), requireSlug(useParams()['ebdSlug'])))
  const place = usePlaceOf(classPath(school.slug))
  return (
    <Page title={school.title} description={school.summary} image={school.image?.url}>
      <StructuredData data={articleData('Course', school, place)} />
      <ArticlePage
        back={{ to: paths.classes, label: t('school.title') }}
        kicker={school.audience ?? t('school.one')}
        title={school.title}
        lead={school.summary}
        image={school.image}
        seed={`class-${school.id}`}
        facts={[school.author && t('school.teacher', { name: school.author }), school.meeting]}
        html={school.content}
      >
        <Lessons lessons={school.lessons} />
        <FileRows title={t('writing.files')} files={school.files} />
      </ArticlePage>
    </Page>
  )
}
