import type { OwnReading } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import { AppLink, failureOf, useChurch, useIsVisitor } from '@atrio/tenant-core'
import { buttonCss, EmptyState, ListRow, Picture, Rows, RowsSkeleton, Stack } from '@atrio/ui'
import { useOwn } from '../data/plans.queries.ts'
import { portal, type PlanPaths } from '../page-paths.ts'
import { EnterLink } from './enter-first.tsx'
import { LoadFailed } from './load-failed.tsx'
import { Progress } from './progress.tsx'

// with large letters on a phone, room is left for the words beside it
const pane = { width: 'min(4.5rem, 22vw)', flex: 'none' } as const

/** The person's current and finished plans. */
export function OwnPlans({ paths }: { paths: PlanPaths }) {
  const { t } = useTranslation('readingPlans')
  const visitor = useIsVisitor()
  const own = useOwn()
  const { data } = own
  const { failed, busy, retry } = failureOf(own)
  if (visitor)
    return (
      <EmptyState
        heading="h2"
        seed="enter-to-read"
        title={t('enter.title')}
        text={t('enter.own')}
        action={<EnterLink path={portal.own} />}
      />
    )
  if (failed && !data) return <LoadFailed text={t('failed')} busy={busy} retry={retry} />
  if (!data) return <RowsSkeleton />
  if (data.length === 0)
    return (
      <EmptyState
        heading="h2"
        seed="no-own-plans"
        title={t('own.none.title')}
        text={t('own.none.text')}
        action={
          <AppLink to={paths.list} css={buttonCss('primary')}>
            {t('own.none.action')}
          </AppLink>
        }
      />
    )
  return (
    <div css={{ display: 'grid', gap: 'var(--s12)', maxWidth: '46rem' }}>
      <Part title={t('own.inProgress')} paths={paths} readings={data.filter(({ completedAt }) => !completedAt)} />
      <Part title={t('own.completed')} paths={paths} readings={data.filter(({ completedAt }) => completedAt)} />
    </div>
  )
}

function Part({ title, readings, paths }: { title: string; readings: OwnReading[]; paths: PlanPaths }) {
  const { t } = useTranslation('readingPlans')
  const format = useFormat(useChurch().timeZone)
  if (readings.length === 0) return null
  return (
    <section>
      <h2 css={{ fontSize: 'var(--t-3)', marginBottom: 'var(--s4)' }}>{title}</h2>
      <Rows>
        {readings.map(({ uuid, startsOn, completedAt, read, plan }) => (
          <ListRow
            key={uuid}
            leading={
              <Picture src={plan.image?.url} seed={`plan-${plan.uuid}`} shape="square" sizes="72px" css={pane} />
            }
            title={plan.name}
            link={(words) => <AppLink to={paths.plan(plan.uuid)}>{words}</AppLink>}
            meta={
              completedAt ? (
                t('own.completedAt', { date: format.date(completedAt) })
              ) : (
                <Stack gap={1}>
                  <span>{t('own.startedOn', { date: format.plainDate(startsOn) })}</span>
                  <Progress read={read} length={plan.length} />
                </Stack>
              )
            }
          />
        ))}
      </Rows>
    </section>
  )
}
