import { useFormat, useTranslation } from '@atrio/i18n'
import { useChurch, useToday } from '@atrio/tenant-core'
import { CheckIcon, ChevronLeftIcon, ChevronRightIcon } from '@atrio/ui'
import { css } from '@emotion/react'
import { useState } from 'react'
import { dayId } from '../model/day-id.ts'
import { planMonths, type PlanMonth } from '../model/plan-months.ts'

const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  maxWidth: '24rem',
  '& > h2': { fontSize: 'var(--t-4)', textAlign: 'center', '&::first-letter': { textTransform: 'uppercase' } },
  '& button': {
    display: 'inline-grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    border: 0,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    '&:disabled': { opacity: 0.35, cursor: 'default' },
  },
})
const table = css({
  width: '100%',
  maxWidth: '24rem',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '2px',
  '& th': {
    color: 'var(--muted)',
    fontSize: 'min(var(--t-small), 5vw)',
    fontWeight: 400,
    paddingBlock: 'var(--s1)',
    overflowWrap: 'normal',
  },
  // as high as the links, so that weeks outside the plan keep the rhythm
  '& td': { height: '2.75rem', padding: 0, textAlign: 'center', color: 'var(--muted)' },
  '& a': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: '2.75rem',
    borderRadius: '.5rem',
    border: '2px solid transparent',
    color: 'var(--ink)',
    textDecoration: 'none',
    '& > svg': {
      position: 'absolute',
      insetBlockEnd: '.1rem',
      insetInlineEnd: '.1rem',
      width: '.8rem',
      height: '.8rem',
    },
    '&[data-state="read"]': { background: 'var(--wash-soft)' },
    // a shape and not a colour alone
    '&[data-state="missed"]': { border: '2px dashed var(--muted)' },
    '&[data-today="true"]': { border: '2px solid var(--accent-edge)', fontWeight: 600 },
  },
})

type Props = { length: number; reading: { startsOn: string; read: readonly number[] } }

/** The days of a reading by month; each leads to its day in the list. */
export function PlanCalendar({ length, reading }: Props) {
  const { t } = useTranslation('readingPlans')
  const { plainDate, weekday, locale } = useFormat(useChurch().timeZone)
  const today = useToday()
  const months = planMonths(length, reading, today)
  const ofToday = months.findIndex(({ month }) => month === today.slice(0, 7))
  const [chosen, setChosen] = useState<string | null>(null)
  const at = Math.max(
    0,
    chosen === null
      ? ofToday < 0 && today > months[0]!.month
        ? months.length - 1
        : ofToday
      : months.findIndex(({ month }) => month === chosen),
  )
  const { month, weeks } = months[at]!
  const go = (step: number) => setChosen(months[at + step]?.month ?? null)
  const name = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
  return (
    <section css={{ marginTop: 'var(--s10)' }} aria-label={t('calendar.title')}>
      <div css={head}>
        <button type="button" disabled={at === 0} aria-label={t('calendar.before')} onClick={() => go(-1)}>
          <ChevronLeftIcon size="sm" />
        </button>
        <h2 aria-live="polite">{name}</h2>
        <button
          type="button"
          disabled={at === months.length - 1}
          aria-label={t('calendar.after')}
          onClick={() => go(1)}
        >
          <ChevronRightIcon size="sm" />
        </button>
      </div>
      <table css={table}>
        <caption className="visually-hidden">{t('calendar.caption', { month: name })}</caption>
        <thead>
          <tr>
            {WEEK.map((day) => (
              <th key={day} scope="col" abbr={weekday(day)}>
                {weekday(day, 'short').slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((day, place) => (
                <td key={place}>
                  <Day
                    day={day}
                    label={(number, date, state) =>
                      t('calendar.day', { day: number, date: plainDate(date), state: t(`calendar.state.${state}`) })
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A week from Sunday on: noon in every zone of our churches. */
const WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => `2026-11-0${day}T15:00:00Z`)

type DayProps = {
  day: PlanMonth['weeks'][number][number]
  label: (number: number, date: string, state: 'read' | 'missed' | 'today' | 'ahead') => string
}

function Day({ day, label }: DayProps) {
  if (day.number === null) return day.dayOfMonth
  const { number, date, state, isToday, dayOfMonth } = day
  return (
    <a
      href={`#${dayId(number)}`}
      data-state={state}
      data-today={isToday}
      aria-current={isToday ? 'date' : undefined}
      aria-label={label(number, date, state)}
    >
      {dayOfMonth}
      {state === 'read' && <CheckIcon />}
    </a>
  )
}
