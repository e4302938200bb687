import { useTranslation } from '@atrio/i18n'
import { useChurch, usePageMinute, type FeatureContext } from '@atrio/tenant-core'
import { EmptyState } from '@atrio/ui'
import { css } from '@emotion/react'
import { scheduleQuery, useSchedule } from '../data/schedule.queries.ts'
import { nextService } from '../model/next-service.ts'
import { weekFrom } from '../model/week.ts'
import { WeekGrid } from '../parts/week-grid.tsx'

const frame = css({ padding: '0 var(--gutter) var(--section)' })

export const load = (ctx: FeatureContext) => ctx.queryClient.fetchQuery(scheduleQuery(ctx.api))

/** Home's week. */
export default function Week() {
  const { t } = useTranslation('live')
  const { timeZone } = useChurch()
  const now = usePageMinute()
  const schedule = useSchedule()
  const days = weekFrom(schedule, now, timeZone)
  const empty = days.every(({ services }) => services.length === 0)
  // "nothing is planned" would contradict the next service shown above
  if (empty && nextService(schedule.upcoming, now)) return null
  return (
    <section data-tone="plain" aria-labelledby="live-week" css={[frame, empty && { paddingTop: 'var(--section)' }]}>
      <h2 id="live-week" className="visually-hidden">
        {t('week')}
      </h2>
      {empty ? <EmptyState title={t('none.title')} text={t('none.text')} /> : <WeekGrid days={days} />}
    </section>
  )
}
