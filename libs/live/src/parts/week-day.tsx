import { useFormat, useTranslation } from '@atrio/i18n'
import { figuresCss, media } from '@atrio/ui'
import { css } from '@emotion/react'
import type { Day } from '../model/week.ts'

const frame = css({
  position: 'relative',
  display: 'flex',
  gap: 'var(--s4)',
  paddingBlock: '.8rem',
  borderTop: '1px solid var(--hairline)',
  '&[data-empty]': { display: 'none' },
  '&[aria-current]::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: -1,
    height: 3,
    width: '3.5rem',
    background: 'var(--accent-edge)',
  },
  '&[aria-current] time > span': { color: 'var(--accent-ink)', fontWeight: 600 },
  '& > div': { minWidth: 0, lineHeight: 1.3 },
  '& p + p': { marginTop: 'var(--s3)' },
  '& b': { display: 'block', fontWeight: 600 },
  [media.tabletBigUp]: {
    '&, &[data-empty]': { display: 'block' },
    '&[aria-current]::before': { width: '100%' },
    '& > div': { marginTop: 'var(--s4)' },
  },
})
const date = css({
  flex: 'none',
  width: '3.5rem',
  '& > span': { display: 'block', fontSize: 'var(--t-small)', color: 'var(--muted)' },
  '& > b': [figuresCss, { fontWeight: 400, fontSize: '1.5rem', lineHeight: 1.2 }],
  [media.tabletBigUp]: { '& > b': { fontSize: '2rem' } },
})
const hour = css(figuresCss, { fontSize: '1.125rem' })

/** One day of the week with its services. */
export function WeekDay({ day: { date: day, today, services } }: { day: Day }) {
  const { t } = useTranslation('live')
  // dates and wall-clock times have no zone, so they are written as if in UTC
  const format = useFormat('UTC')
  const midnight = `${day}T00:00:00Z`
  return (
    <li css={frame} aria-current={today ? 'date' : undefined} data-empty={services.length ? undefined : ''}>
      <time dateTime={day} css={date}>
        <span>{today ? t('day.today') : format.weekday(midnight, 'short')}</span>{' '}
        <b>{format.dayAndMonth(midnight).day}</b>
      </time>
      <div>
        {services.length === 0 && <p css={{ color: 'var(--muted)' }}>{t('day.none')}</p>}
        {services.map(({ name, time }) => (
          <p key={time + name}>
            <span css={hour}>{format.time(`${day}T${time}:00Z`)}</span> <b>{name}</b>
          </p>
        ))}
      </div>
    </li>
  )
}
