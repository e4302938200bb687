import { NOBODY } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { loadMapWords, ViewToggle } from '@atrio/map'
import { AppLink, Page, viewerOf, type FeatureContext } from '@atrio/tenant-core'
import { BookOpenIcon, gutterCss, linkCss, PageHeader } from '@atrio/ui'
import { css } from '@emotion/react'
import { useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { filtersQuery, groupsQuery, ownGroupsQuery } from '../data/groups.queries.ts'
import { isChosen, readListQuery, writeListQuery } from '../model/list-query.ts'
import { AvailableGroups } from '../parts/available-groups.tsx'
import { GroupTabs } from '../parts/list-tools.tsx'
import { OwnGroups } from '../parts/own-groups.tsx'
import { paths } from '../paths.ts'

export async function load(ctx: FeatureContext, { request }: LoaderFunctionArgs): Promise<void> {
  const query = readListQuery(new URL(request.url).searchParams)
  if (query.view === 'map' && ctx.config.mapTiles) await loadMapWords(ctx.i18n)
  if (!query.own) {
    const { queryClient, api } = ctx
    await Promise.all([
      queryClient.fetchInfiniteQuery(groupsQuery(api, query)),
      queryClient.prefetchQuery(filtersQuery(api)),
    ])
  }
  // the page shows a failure
  else if (viewerOf(ctx) !== NOBODY) await ctx.queryClient.prefetchQuery(ownGroupsQuery(ctx.api))
}

const frame = css(gutterCss, { paddingBottom: 'var(--section)' })
const bar = css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--s3)', justifyContent: 'space-between' })

/** Available groups and the person's own; as a list or on a map. */
export default function GroupListScreen() {
  const { t } = useTranslation('groups')
  const query = readListQuery(useSearchParams()[0])
  return (
    <Page title={t('title')} description={t('lead')} noIndex={isChosen(query) || query.own}>
      <PageHeader title={t('title')} lead={t('lead')}>
        <AppLink to={paths.studies} css={linkCss}>
          <BookOpenIcon size="sm" />
          {t('studies.link')}
        </AppLink>
      </PageHeader>
      <div css={frame}>
        <GroupTabs query={query} />
        <div css={[bar, { marginBottom: 'var(--s5)' }]}>
          <ViewToggle
            view={query.view}
            to={(view) => paths.list + writeListQuery({ ...query, view })}
            words={{ label: t('view.label'), list: t('view.list'), map: t('view.map') }}
          />
        </div>
        {query.own ? <OwnGroups view={query.view} /> : <AvailableGroups query={query} />}
      </div>
    </Page>
  )
}
