import { ApiError, readingPlansApi, type PlanSubscription, type ReadingPlan } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import {
  AppLink,
  failureOf,
  PersonPage,
  requireUuid,
  useApi,
  useChurch,
  useIsVisitor,
  type FeatureContext,
} from '@atrio/tenant-core'
import { Button, buttonCss, LineSkeleton, Notice, Row, Stack } from '@atrio/ui'
import { useLocation, useNavigate, type LoaderFunctionArgs } from 'react-router'
import { loadPlan, usePlan, useReading, useTakeReading } from '../data/plans.queries.ts'
import { usePlanId } from '../data/use-plan-id.ts'
import { EnterLink } from '../parts/enter-first.tsx'
import { LoadFailed } from '../parts/load-failed.tsx'
import { useAct } from '../parts/use-act.ts'
import { pathsBeside, portal } from '../page-paths.ts'

export const load = (ctx: FeatureContext, { params }: LoaderFunctionArgs) =>
  loadPlan(ctx, requireUuid(params['planUUID']))

/** Asks for confirmation before a plan is removed from the person's own, with what is lost. */
export default function RemoveScreen() {
  const { t } = useTranslation('readingPlans')
  const plan = usePlan(usePlanId())
  const visitor = useIsVisitor()
  const query = useReading(plan.uuid)
  const reading = query.data
  const { failed, busy, retry } = failureOf(query)
  const paths = pathsBeside(useLocation().pathname)
  const title = t('remove.title', { name: plan.name })
  return (
    <PersonPage title={title} width="40rem">
      {visitor && (
        <Stack>
          <p>{t('enter.own')}</p>
          <EnterLink path={portal.remove(plan.uuid)} />
        </Stack>
      )}
      {reading && <Confirm plan={plan} reading={reading} />}
      {reading === null && (
        <Stack>
          <Notice>{t('remove.notBegun')}</Notice>
          <AppLink to={paths.own} css={buttonCss()}>
            {t('tabs.own')}
          </AppLink>
        </Stack>
      )}
      {failed && <LoadFailed text={t('failed')} busy={busy} retry={retry} />}
      {reading === undefined && !failed && !visitor && <LineSkeleton lines={3} />}
    </PersonPage>
  )
}

function Confirm({ plan, reading }: { plan: ReadingPlan; reading: PlanSubscription }) {
  const { t } = useTranslation('readingPlans')
  const { plainDate } = useFormat(useChurch().timeZone)
  const api = useApi()
  const navigate = useNavigate()
  const take = useTakeReading(plan.uuid)
  const paths = pathsBeside(useLocation().pathname)
  const { busy, refused, run } = useAct(async () => {
    await api.run(readingPlansApi.remove, { readingId: reading.uuid }).catch(async (error: unknown) => {
      if (!(error instanceof ApiError && error.status === 404)) throw error
      // either an earlier try deleted it and its answer was lost, or it was restarted elsewhere and has to be reloaded
      const other = await api.run(readingPlansApi.reading, { planId: plan.uuid })
      if (!other) return
      take(other)
      throw error
    })
    await navigate(paths.removed(plan.uuid), { replace: true })
    take(null)
  })
  const date = plainDate(reading.startsOn)
  const count = reading.read.length
  return (
    <Stack gap={6}>
      <p>{count > 0 ? t('remove.loses', { count, date }) : t('remove.losesNothing', { date })}</p>
      <p>{t('remove.stays')}</p>
      {refused && (
        <Notice kind="bad" live>
          {refused}
        </Notice>
      )}
      <Row>
        <Button variant="danger" busy={busy} onClick={() => void run()}>
          {t('remove.yes')}
        </Button>
        <AppLink to={paths.plan(plan.uuid)} css={buttonCss()}>
          {t('remove.keep')}
        </AppLink>
      </Row>
    </Stack>
  )
}
