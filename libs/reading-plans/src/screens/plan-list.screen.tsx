import { NOBODY } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { KeptNotice, Page, useFeatureContext, useViewer, viewerOf, type FeatureContext } from '@atrio/tenant-core'
import { gutterCss, PageHeader } from '@atrio/ui'
import { useLocation, useSearchParams } from 'react-router'
import { sendKeptMarks } from '../data/kept-marks.ts'
import { ownQuery, plansQuery } from '../data/plans.queries.ts'
import { Discover } from '../parts/discover.tsx'
import { OwnPlans } from '../parts/own-plans.tsx'
import { PlanTabs } from '../parts/plan-tabs.tsx'
import { pathsBeside } from '../page-paths.ts'

export async function load(ctx: FeatureContext): Promise<void> {
  if (viewerOf(ctx) !== NOBODY) void sendKeptMarks(ctx)
  await Promise.all([
    ctx.queryClient.fetchInfiniteQuery(plansQuery(ctx.api)),
    // the page shows a failure
    viewerOf(ctx) !== NOBODY && ctx.queryClient.prefetchQuery(ownQuery(ctx)),
  ])
}

/** Reading plans: those that the church offers, and the person's own. */
export default function PlanListScreen() {
  const { t } = useTranslation('readingPlans')
  const ctx = useFeatureContext()
  const viewer = useViewer()
  const [query] = useSearchParams()
  const own = query.has('mine')
  const paths = pathsBeside(useLocation().pathname)
  return (
    <Page title={t(own ? 'tabs.own' : 'title')} description={t('lead')} noIndex={own}>
      <PageHeader title={t('title')} lead={t('lead')} css={{ paddingBottom: 'var(--s4)' }} />
      <div css={[gutterCss, { paddingBottom: 'var(--section)' }]}>
        <PlanTabs own={own} paths={paths} />
        {viewer !== NOBODY && <KeptNotice query={ownQuery(ctx, viewer)} text={(when) => t('kept', when)} />}
        {own ? <OwnPlans paths={paths} /> : <Discover paths={paths} />}
      </div>
    </Page>
  )
}
