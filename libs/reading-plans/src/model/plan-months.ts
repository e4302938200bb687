import { daysAfter, daysBetween, weekdayOf } from '@atrio/contract/rules'

export type DayState = 'read' | 'missed' | 'today' | 'ahead'
export type PlanDay = { number: number; date: string; state: DayState; isToday: boolean }
/** A month of a plan: its weeks from Sunday to Saturday; null where the plan has no day. */
export type PlanMonth = { month: string; weeks: ((PlanDay & { dayOfMonth: number }) | Blank)[][] }
/** A day of the month outside the plan, or a place of the grid outside the month (null). */
type Blank = { number: null; dayOfMonth: number | null }

type Reading = { startsOn: string; read: readonly number[] }

const monthOf = (date: string) => date.slice(0, 7)

function stateOf(number: number, date: string, read: ReadonlySet<number>, today: string): DayState {
  if (read.has(number)) return 'read'
  if (date === today) return 'today'
  return date < today ? 'missed' : 'ahead'
}

/** The months over which a reading lies. @param today `YYYY-MM-DD` in the church's time zone */
export function planMonths(length: number, { startsOn, read }: Reading, today: string): PlanMonth[] {
  const marked = new Set(read)
  const last = daysAfter(startsOn, length - 1)
  const months: PlanMonth[] = []
  let first = `${monthOf(startsOn)}-01`
  while (first <= last) {
    const next = `${monthOf(daysAfter(first, 31))}-01`
    const cells: PlanMonth['weeks'][number] = Array.from({ length: weekdayOf(first) }, () => OUTSIDE)
    for (let date = first; date < next; date = daysAfter(date, 1)) {
      const number = daysBetween(startsOn, date) + 1
      const dayOfMonth = Number(date.slice(8))
      if (number < 1 || number > length) cells.push({ number: null, dayOfMonth })
      else {
        const state = stateOf(number, date, marked, today)
        cells.push({ number, date, dayOfMonth, state, isToday: date === today })
      }
    }
    while (cells.length % 7 > 0) cells.push(OUTSIDE)
    months.push({
      month: monthOf(first),
      weeks: Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7)),
    })
    first = next
  }
  return months
}

const OUTSIDE: Blank = { number: null, dayOfMonth: null }
