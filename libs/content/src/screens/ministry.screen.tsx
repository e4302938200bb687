import { contentApi, type Api } from '@atrio/api-client'
import { telHref, useFormat, useTranslation } from '@atrio/i18n'
import { AppLink, Page, requireRouteId, useApi, useChurch, useRouteId, type FeatureContext } from '@atrio/tenant-core'
import { linkCss, ListRow, Picture, Rows } from '@atrio/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { ArticlePage } from '../parts/article-page.tsx'
import { projectPath } from '../page-paths.ts'
import { paths } from '../paths.ts'

const query = (api: Api, id: number) => api.q(contentApi.ministry, { id })

export const load = (ctx: FeatureContext, { params }: LoaderFunctionArgs) =>
  ctx.queryClient.fetchQuery(query(ctx.api, requireRouteId(params['ministryId'])))

/** A ministry: its leader, meeting time and work. */
export default function MinistryScreen() {
  const { t } = useTranslation('content')
  const { phone: written } = useFormat(useChurch().timeZone)
  const { data: ministry } = useSuspenseQuery(query(useApi(), useRouteId('ministryId')))
  const { id, name, summary, image, leader, meeting, email, phone, projects, content } = ministry
  const reach = [
    email && { href: `mailto:${email}`, words: email },
    phone && { href: telHref(phone), words: written(phone) },
  ]
  return (
    <Page title={name} description={summary} image={image?.url}>
      <ArticlePage
        back={{ to: paths.ministries, label: t('ministries.title') }}
        kicker={t('ministries.one')}
        title={name}
        lead={summary}
        image={image}
        seed={`ministry-${id}`}
        facts={[
          leader && t('ministries.leader', { name: leader }),
          meeting,
          ...reach.map(
            (way) =>
              way && (
                <a href={way.href} css={[linkCss, { overflowWrap: 'anywhere' }]}>
                  {way.words}
                </a>
              ),
          ),
        ]}
        html={content}
      >
        {projects.length > 0 && (
          <section aria-labelledby="projects">
            <h2 id="projects" css={{ fontSize: 'var(--t-3)', marginBottom: '.6em' }}>
              {t('ministries.projects')}
            </h2>
            <Rows>
              {projects.map((project) => (
                <ListRow
                  key={project.id}
                  leading={
                    <Picture
                      src={project.image?.url}
                      seed={`project-${project.id}`}
                      shape="square"
                      sizes="4.5rem"
                      css={{ width: '4.5rem', flex: 'none' }}
                    />
                  }
                  title={project.name}
                  meta={project.summary}
                  link={(words) => <AppLink to={projectPath(id, project.id)}>{words}</AppLink>}
                />
              ))}
            </Rows>
          </section>
        )}
      </ArticlePage>
    </Page>
  )
}
