import { media } from '@atrio/ui'
import { css } from '@emotion/react'
import type { Day } from '../model/week.ts'
import { WeekDay } from './week-day.tsx'

const week = css({
  [media.tabletBigUp]: { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', columnGap: 'var(--s5)' },
})

/** Seven columns, or on phones the days that have services. */
export const WeekGrid = ({ days }: { days: readonly Day[] }) => (
  <ol css={week}>
    {days.map((day) => (
      <WeekDay key={day.date} day={day} />
    ))}
  </ol>
)
