import type { ReadingDay } from '@atrio/api-client'
import { daysAfter } from '@atrio/contract/rules'
import { useFormat, useTranslation } from '@atrio/i18n'
import { ScriptureText } from '@atrio/scripture'
import { useChurch } from '@atrio/tenant-core'
import { mutedCss, Rows, smallCss } from '@atrio/ui'
import { css } from '@emotion/react'
import { dayId } from '../model/day-id.ts'
import { MarkBox } from './mark-box.tsx'
import { Passages } from './passages.tsx'

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--s1) var(--s4)',
  alignItems: 'start',
  paddingBlock: 'var(--s4)',
  // in large letters the mark goes below
  '& > div': { flex: '1 1 8rem', minWidth: 0 },
  '& h3': { fontSize: 'var(--t-4)', lineHeight: 1.28, overflowWrap: 'anywhere' },
})

type Props = {
  days: readonly ReadingDay[]
  /** The person's reading; without it the days are shown without marks. */
  reading?: { startsOn: string; read: readonly number[]; mark: (day: number, read: boolean) => void } | undefined
}

/** All days of a plan, with dates and marks for its reader. */
export function DayList({ days, reading }: Props) {
  const { t } = useTranslation('readingPlans')
  const { plainDate } = useFormat(useChurch().timeZone)
  return (
    <section css={{ marginTop: 'var(--s12)' }}>
      <h2 css={{ fontSize: 'var(--t-3)', marginBottom: 'var(--s4)' }}>{t('days.title')}</h2>
      <Rows>
        {days.map(({ number, title, text, passages }) => (
          <li key={number} id={dayId(number)} tabIndex={-1} css={{ outlineOffset: 4, scrollMarginTop: '6rem' }}>
            <div css={row}>
              <div>
                <p css={[mutedCss, smallCss]}>
                  {reading
                    ? t('days.dated', {
                        day: number,
                        date: plainDate(daysAfter(reading.startsOn, number - 1), 'medium'),
                      })
                    : t('days.day', { day: number })}
                </p>
                {title && <h3>{title}</h3>}
                <Passages passages={passages} />
                {text && (
                  <div css={[mutedCss, { maxWidth: 'var(--measure)' }]}>
                    <ScriptureText text={text} />
                  </div>
                )}
              </div>
              {reading && (
                <MarkBox
                  day={number}
                  read={reading.read.includes(number)}
                  onChange={(read) => reading.mark(number, read)}
                />
              )}
            </div>
          </li>
        ))}
      </Rows>
    </section>
  )
}
