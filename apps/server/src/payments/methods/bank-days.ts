import { Temporal } from 'temporal-polyfill'

/** The time zone of Brazil's banks, whatever the church's own. */
const ZONE = 'America/Sao_Paulo'

/** National holidays on fixed dates (laws 662/1949, 6.802/1980, 14.759/2023). */
const HOLIDAYS = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25']
/** Days after Easter on which banks are closed: carnival Monday and Tuesday, Good Friday, Corpus Christi. */
const AFTER_EASTER = [-48, -47, -2, 60]

/** The anonymous Gregorian algorithm (Meeus, Astronomical Algorithms, chapter 8). */
function easter(year: number): Temporal.PlainDate {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const solar = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25)
  const epact = (19 * golden + solar + 15) % 30
  const moon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11))
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  const days = moon - weekday
  const month = 3 + Math.floor((days + 40) / 44)
  return Temporal.PlainDate.from({ year, month, day: days + 28 - 31 * Math.floor(month / 4) })
}

function isBankDay(day: Temporal.PlainDate): boolean {
  if (day.dayOfWeek > 5 || HOLIDAYS.includes(day.toString().slice(5))) return false
  const fromEaster = easter(day.year).until(day, { largestUnit: 'days' }).days
  return !AFTER_EASTER.includes(fromEaster)
}

/** The day itself if it is a bank day, else the next bank day. */
function bankDayFrom(day: Temporal.PlainDate): Temporal.PlainDate {
  return isBankDay(day) ? day : bankDayFrom(day.add({ days: 1 }))
}

/** The bank day at, or next after, so many days from an instant, in Brazil. */
export const bankDayAfter = (instant: Date, days: number): Temporal.PlainDate =>
  bankDayFrom(
    Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(ZONE).toPlainDate().add({ days }),
  )

/** The end of the day that is so many bank days later. */
export function endOfBankDay(day: Temporal.PlainDate, later: number): Date {
  if (later > 0) return endOfBankDay(bankDayFrom(day.add({ days: 1 })), later - 1)
  return new Date(day.add({ days: 1 }).toZonedDateTime(ZONE).epochMilliseconds)
}
