import type { ServiceSchedule } from '@atrio/api-client'
import { daysAfter, plainDay, weekdayOf } from '@atrio/contract/rules'

/** `time` on the church's wall clock, `HH:MM`. */
export type DayService = { name: string; time: string }
export type Day = { date: string; today: boolean; services: DayService[] }

/**
 * The seven days from today on: what returns every week, and what is special on that day. The schedule tells weekly
 * services of these days a second time among the upcoming ones; those are shown once.
 * @param now instant in milliseconds
 */
export function weekFrom({ weekly, upcoming }: ServiceSchedule, now: number, timeZone: string): Day[] {
  const today = plainDay(now, timeZone)
  // Swedish writes hours as the schedule does
  const clock = new Intl.DateTimeFormat('sv', { timeStyle: 'short', timeZone })
  const special = upcoming.map(({ name, startsAt }) => {
    const instant = Date.parse(startsAt)
    return { name, date: plainDay(instant, timeZone), time: clock.format(instant) }
  })
  return Array.from({ length: 7 }, (_, index) => {
    const date = daysAfter(today, index)
    const regular = weekly.filter(({ weekday }) => weekday === weekdayOf(date))
    const isRegular = (one: DayService) => regular.some(({ name, time }) => name === one.name && time === one.time)
    const services = [...regular, ...special.filter((one) => one.date === date && !isRegular(one))]
      .map(({ name, time }) => ({ name, time }))
      .sort((a, b) => (a.time < b.time ? -1 : 1))
    return { date, today: index === 0, services }
  })
}
