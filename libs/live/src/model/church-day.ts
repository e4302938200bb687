/** The church's date and wall clock at an instant: `2026-11-20`, `19:30`. Throws RangeError for an unknown zone. */
export function churchClock(instant: string | number, timeZone: string): { date: string; time: string } {
  // Swedish writes dates and hours as ISO does
  const format = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone })
  const [date, time] = format.format(new Date(instant)).split(' ')
  return { date: date!, time: time! }
}

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(date).getUTCDay()
