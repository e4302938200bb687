import { FileRows } from '@atrio/ui'
import { contentApi, type Api } from '@atrio/api-client'
import { Page, requireSlug, StructuredData, useApi, type FeatureContext } from '@atrio/tenant-core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams, type LoaderFunctionArgs } from 'react-router'
import { usePlaceOf } from '../data/use-place-of.ts'
import { useWritingWords } from '../data/use-writing-words.ts'
import { articleData } from '../model/article-data.ts'
import { ArticlePage } from '../parts/article-page.tsx'
import { publicationPath, publicationsPath } from '../page-paths.ts'

const query = (api: Api, slug: string) => api.q(contentApi.publication, { slug })

export const load = (ctx: FeatureContext, { params }: LoaderFunctionArgs) =>
  ctx.queryClient.fetchQuery(query(ctx.api, requireSlug(params['publicationSlug'])))

export default function PublicationScreen() {
  const { t, date, by, minutes } = useWritingWords()
  const { data: publication } = useSuspenseQuery(query(useApi(), requireSlug(useParams()['publicationSlug'])))
  const place = usePlaceOf(publicationPath(publication.slug))
  const { type, content } = publication
  return (
    <Page title={publication.title} description={publication.summary} image={publication.image?.url}>
      <StructuredData data={articleData('Article', publication, place)} />
      <ArticlePage
        back={{ to: publicationsPath(type.slug), label: type.name }}
        kicker={type.name}
        title={publication.title}
        lead={publication.summary}
        image={publication.image}
        seed={`publication-${publication.id}`}
        facts={[date(publication.publishedAt), by(publication), content && minutes(publication)]}
        html={content}
      >
        <FileRows title={t('writing.files')} files={publication.files} />
      </ArticlePage>
    </Page>
  )
}
