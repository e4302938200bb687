import { useTranslation } from '@atrio/i18n'
import { useChurch, useFeatureContext, type FeatureContext } from '@atrio/tenant-core'
import { EmptyState, media } from '@atrio/ui'
import { css } from '@emotion/react'
import { scheduleQuery, useSchedule } from '../data/schedule.queries.ts'
import { nextService } from '../model/next-service.ts'
import { weekFrom } from '../model/week.ts'
import { WeekDay } from '../parts/week-day.tsx'

const frame = css({ padding: '0 var(--gutter) var(--section)' })
const week = css({
  [media.tabletBigUp]: { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', columnGap: 'var(--s5)' },
})

export const load = (ctx: FeatureContext) => ctx.queryClient.fetchQuery(scheduleQuery(ctx.api))

/** Home's week: seven columns, or on phones the days that have services. */
export default function Week() {
  const { t } = useTranslation('live')
  const { timeZone } = useChurch()
  const { now } = useFeatureContext()
  const schedule = useSchedule()
  const days = weekFrom(schedule, now, timeZone)
  const empty = days.every(({ services }) => services.length === 0)
  // "nothing is planned" would contradict the service that stands above
  if (empty && nextService(schedule.upcoming, now)) return null
  return (
    <section data-tone="plain" aria-labelledby="live-week" css={[frame, empty && { paddingTop: 'var(--section)' }]}>
      <h2 id="live-week" className="visually-hidden">
        {t('week')}
      </h2>
      {empty ? (
        <EmptyState title={t('none.title')} text={t('none.text')} />
      ) : (
        <ol css={week}>
          {days.map((day) => (
            <WeekDay key={day.date} day={day} />
          ))}
        </ol>
      )}
    </section>
  )
}
