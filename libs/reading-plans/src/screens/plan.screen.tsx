import { useTranslation } from '@atrio/i18n'
import { NOBODY } from '@atrio/api-client'
import {
  BackLink,
  failureOf,
  KeptNotice,
  Page,
  requireUuid,
  useFeatureContext,
  useIsVisitor,
  useViewer,
  type FeatureContext,
} from '@atrio/tenant-core'
import { gutterCss, LineSkeleton, media, Notice, PageHeader, Picture } from '@atrio/ui'
import { css } from '@emotion/react'
import { useState } from 'react'
import { useLocation, type LoaderFunctionArgs } from 'react-router'
import { loadPlan, readingQuery, usePlan, useReading } from '../data/plans.queries.ts'
import { usePlanId } from '../data/use-plan-id.ts'
import { DayList } from '../parts/day-list.tsx'
import { LoadFailed } from '../parts/load-failed.tsx'
import { OwnReading } from '../parts/own-reading.tsx'
import { StartPlan } from '../parts/start-plan.tsx'
import { pathsBeside } from '../page-paths.ts'

// `subscriptionUuid`, `planName` and `description` of a frame's address are ignored: the address's author wrote
// them, and nothing of theirs is to look like the church's words or another person's reading.
export const load = (ctx: FeatureContext, { params }: LoaderFunctionArgs) =>
  loadPlan(ctx, requireUuid(params['planUUID']))

const body = css(gutterCss, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--s8)',
  paddingBottom: 'var(--section)',
  [media.tabletBigUp]: {
    gridTemplateColumns: 'minmax(0, 40rem) minmax(0, 22rem)',
    columnGap: '5rem',
  },
})
const beside = css({ [media.tabletBigUp]: { gridColumn: 2, gridRow: 1 } })
/** On a phone today's reading comes first. */
const leftOut = css({ [media.tabletBigDown]: { display: 'none' } })

/** One plan: its days, and the reader's progress. */
export default function PlanScreen() {
  const { t } = useTranslation('readingPlans')
  const ctx = useFeatureContext()
  const viewer = useViewer()
  const plan = usePlan(usePlanId())
  const begun = Boolean(useReading(plan.uuid).data)
  const [gone, setGone] = useState(false)
  return (
    <Page title={plan.name} description={plan.description} image={plan.image?.url}>
      <BackLink to={pathsBeside(useLocation().pathname).list} label={t('title')} />
      <PageHeader kicker={t('length', { count: plan.length })} title={plan.name} lead={plan.description} />
      <div css={body}>
        <div css={[beside, begun && leftOut]}>
          <Picture
            src={plan.image?.url}
            alt={plan.image?.alt}
            seed={`plan-${plan.uuid}`}
            sizes="(min-width: 64em) 22rem, 100vw"
            priority
          />
        </div>
        <div>
          {viewer !== NOBODY && (
            <KeptNotice query={readingQuery(ctx, plan.uuid, viewer)} text={(when) => t('kept', when)} />
          )}
          {gone && (
            <Notice kind="warn" live css={{ marginBottom: 'var(--s6)' }}>
              {t('gone')}
            </Notice>
          )}
          <Reading plan={plan} onGone={() => setGone(true)} />
        </div>
      </div>
    </Page>
  )
}

function Reading({ plan, onGone }: { plan: ReturnType<typeof usePlan>; onGone: () => void }) {
  const { t } = useTranslation('readingPlans')
  const visitor = useIsVisitor()
  const query = useReading(plan.uuid)
  const reading = query.data
  const { failed, busy, retry } = failureOf(query)
  if (reading) return <OwnReading key={reading.uuid} plan={plan} reading={reading} onGone={onGone} />
  const asked = !visitor && reading === undefined
  return (
    <>
      {asked && !failed && <LineSkeleton lines={2} />}
      {failed && <LoadFailed text={t('failed')} busy={busy} retry={retry} />}
      {!asked && (plan.listed ? <StartPlan plan={plan} /> : <Notice>{t('unlisted')}</Notice>)}
      <DayList days={plan.days} />
    </>
  )
}
