import type { ServiceSchedule } from '@atrio/api-client'
import { useTranslation, useZoneNote } from '@atrio/i18n'
import { useChurch, usePageMinute } from '@atrio/tenant-core'
import { EmptyState, mutedCss } from '@atrio/ui'
import { css } from '@emotion/react'
import { weekFrom } from '../model/week.ts'
import { Upcoming } from './upcoming.tsx'
import { WeekGrid } from './week-grid.tsx'

const part = css({ paddingTop: 'var(--s8)', '& h2': { fontSize: 'var(--t-3)', marginBottom: 'var(--s3)' } })

/** The upcoming services and the whole week in the church's local time; names the zone when it is not the visitor's. */
export function Schedule({ schedule }: { schedule: ServiceSchedule }) {
  const { t } = useTranslation('live')
  const { timeZone } = useChurch()
  const now = usePageMinute()
  const zone = useZoneNote(timeZone, new Date(now).toISOString())
  const coming = schedule.upcoming.filter(({ broadcast, startsAt }) => broadcast && Date.parse(startsAt) > now)
  const days = weekFrom(schedule, now, timeZone)
  const empty = coming.length === 0 && days.every(({ services }) => services.length === 0)
  if (empty) return <EmptyState heading="h2" title={t('none.title')} text={t('none.text')} css={part} />
  return (
    <>
      {zone && <p css={[mutedCss, { paddingTop: 'var(--s8)' }]}>{t('page.zone', { zone })}</p>}
      {coming.length > 0 && (
        <section aria-labelledby="live-upcoming" css={part}>
          <h2 id="live-upcoming">{t('page.upcoming')}</h2>
          <Upcoming services={coming} now={now} />
        </section>
      )}
      <section aria-labelledby="live-week" css={part}>
        <h2 id="live-week">{t('week')}</h2>
        <WeekGrid days={days} />
      </section>
    </>
  )
}
