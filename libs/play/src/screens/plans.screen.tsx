import { useFormat, useTranslation } from '@atrio/i18n'
import {
  AppLink,
  failureOf,
  redirectTarget,
  useChurch,
  useFeatureContext,
  useLink,
  type FeatureContext,
} from '@atrio/tenant-core'
import { EmptyState, gutterCss, linkCss, Notice, PageHeader, Rows, RowsSkeleton } from '@atrio/ui'
import { useSearchParams } from 'react-router'
import { useEntrance } from '../data/entrance.ts'
import { plansQuery, usePlans } from '../data/play.queries.ts'
import { LoadFailed } from '../parts/load-failed.tsx'
import { PlanRow } from '../parts/plan-row.tsx'
import { PlayPage } from '../parts/play-page.tsx'
import { plansPath } from '../page-paths.ts'
import { paths } from '../paths.ts'

// the page shows a failure
export const load = ({ api, queryClient }: FeatureContext) => queryClient.prefetchQuery(plansQuery(api))

/** The plans on sale; checkout handles the payment. */
export default function PlansScreen() {
  const { t } = useTranslation('play')
  const format = useFormat(useChurch().timeZone)
  const plans = usePlans()
  const { subscription, signedIn } = useEntrance()
  const [search] = useSearchParams()
  const wanted = redirectTarget(useFeatureContext(), search.get('redirectTo'))
  const access = useLink('account.access', { redirectTo: plansPath(wanted) })
  const { data } = plans
  const { failed, busy, retry } = failureOf(plans)
  return (
    <PlayPage title={t('plans.title')} description={t('plans.lead')}>
      <PageHeader title={t('plans.title')} lead={t('plans.lead')} />
      <div css={[gutterCss, { paddingBottom: 'var(--section)', '& > *': { maxWidth: '48rem' } }]}>
        {subscription && (
          <Notice css={{ marginBottom: 'var(--s6)' }}>
            {subscription.endsAt
              ? t('plans.runs', { plan: subscription.planName, date: format.date(subscription.endsAt) })
              : t('plans.runsOn', { plan: subscription.planName })}{' '}
            <AppLink to={paths.own} css={linkCss}>
              {t('nav.own')}
            </AppLink>
          </Notice>
        )}
        {failed && <LoadFailed what="plans" busy={busy} retry={retry} />}
        {!data && !failed && <RowsSkeleton rows={2} />}
        {data?.length === 0 && (
          <EmptyState heading="h2" seed="play-plans" title={t('plans.none.title')} text={t('plans.none.text')} />
        )}
        {data && data.length > 0 && (
          <>
            <Rows>
              {data.map((plan) => (
                <PlanRow key={plan.id} plan={plan} wanted={wanted} access={signedIn ? undefined : access} />
              ))}
            </Rows>
            <p css={{ color: 'var(--muted)', marginTop: 'var(--s5)' }}>{t('plans.noRenewal')}</p>
          </>
        )}
      </div>
    </PlayPage>
  )
}
