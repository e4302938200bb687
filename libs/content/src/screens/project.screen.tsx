import { contentApi, type Api } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { Page, requireRouteId, useApi, useRouteId, type FeatureContext } from '@atrio/tenant-core'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { ArticlePage } from '../parts/article-page.tsx'
import { ministryPath } from '../page-paths.ts'

const query = (api: Api, ministryId: number, id: number) => api.q(contentApi.project, { ministryId, id })

export const load = (ctx: FeatureContext, { params }: LoaderFunctionArgs) =>
  ctx.queryClient.fetchQuery(query(ctx.api, requireRouteId(params['ministryId']), requireRouteId(params['projectId'])))

export default function ProjectScreen() {
  const { t } = useTranslation('content')
  const { data: project } = useSuspenseQuery(query(useApi(), useRouteId('ministryId'), useRouteId('projectId')))
  const { id, name, summary, image, content, ministry } = project
  return (
    <Page title={name} description={summary} image={image?.url}>
      <ArticlePage
        back={{ to: ministryPath(ministry.id), label: ministry.name }}
        kicker={t('ministries.projectOf', { name: ministry.name })}
        title={name}
        lead={summary}
        image={image}
        seed={`project-${id}`}
        html={content}
      />
    </Page>
  )
}
