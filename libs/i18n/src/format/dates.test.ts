import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '../locale.ts'
import {
  formatDate,
  formatDateTimeRange,
  formatDayAndMonth,
  formatPlainDate,
  formatTime,
  formatWeekday,
  zoneLabel,
} from './dates.ts'

const SAO_PAULO = 'America/Sao_Paulo'
const NEW_YORK = 'America/New_York'
/** Intl writes narrow and no-break spaces that differ between its versions; they don't matter here. */
const plain = (text: string) => text.replace(/\s/g, ' ')

describe('dates in a time zone', () => {
  it('fall on the day of the zone, not of UTC', () => {
    expect(formatDate('2026-11-21T01:30:00Z', 'pt-BR', SAO_PAULO)).toBe('20 de novembro de 2026')
    expect(formatDate('2026-11-21T01:30:00Z', 'en', 'UTC')).toBe('November 21, 2026')
    expect(formatWeekday('2026-11-21T01:30:00Z', 'es', SAO_PAULO)).toBe('viernes')
    expect(formatWeekday('2026-11-21T01:30:00Z', 'en', SAO_PAULO, 'short')).toBe('Fri')
    expect(formatDayAndMonth('2026-11-21T01:30:00Z', 'pt-BR', SAO_PAULO)).toEqual({ day: '20', month: 'nov' })
  })

  it('have digits and the full year in the short format', () => {
    const short = locales.map((locale) => formatDate('2026-02-03T12:00:00Z', locale, SAO_PAULO, 'short'))
    expect(short).toEqual(['03/02/2026', '02/03/2026', '03/02/2026'])
  })

  it('follow the local clock across both changes of daylight saving time', () => {
    const times = (instants: string[], zone: string) => instants.map((instant) => formatTime(instant, 'pt-BR', zone))
    expect(times(['2026-03-08T06:59:00Z', '2026-03-08T07:00:00Z'], NEW_YORK)).toEqual(['1h59', '3h'])
    expect(times(['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'], NEW_YORK)).toEqual(['1h30', '1h30'])
    // Brazil gave up daylight saving time in 2019.
    expect(times(['2018-11-04T02:59:00Z', '2018-11-04T03:00:00Z'], SAO_PAULO)).toEqual(['23h59', '1h'])
    expect(times(['2026-11-01T02:59:00Z', '2026-11-01T03:00:00Z'], SAO_PAULO)).toEqual(['23h59', '0h'])
  })

  it('have times in each language’s format', () => {
    expect(locales.map((locale) => plain(formatTime('2026-11-20T22:05:00Z', locale, SAO_PAULO)))).toEqual([
      '19h05',
      '7:05 PM',
      '19:05',
    ])
  })

  it('keep every minute in Brazil and leave out zeros', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 24 * 60 - 1 }), (minutes) => {
        const [, hour, minute] = /^(0|[1-9]\d?)h([0-5]\d)?$/.exec(
          formatTime(new Date(Date.UTC(2026, 10, 20, 0, minutes)).toISOString(), 'pt-BR', 'UTC'),
        )!
        expect(Number(hour) * 60 + Number(minute ?? 0)).toBe(minutes)
      }),
    )
  })

  it('reject an invalid date or zone', () => {
    expect(() => formatDate('soon', 'en', 'UTC')).toThrow(RangeError)
    expect(() => formatTime('2026-11-20T22:05:00Z', 'en', 'Brazil/Nowhere')).toThrow(RangeError)
  })
})

describe('date and time ranges', () => {
  it('write a shared day once', () => {
    const evening = formatDateTimeRange('2026-11-20T22:00:00Z', '2026-11-20T23:30:00Z', 'pt-BR', SAO_PAULO)
    expect(evening.match(/novembro/g)).toHaveLength(1)
    expect(plain(evening)).toContain('19h – 20h30')
    const weekend = formatDateTimeRange('2026-11-20T22:00:00Z', '2026-11-22T20:00:00Z', 'en', SAO_PAULO)
    expect(weekend.match(/November/g)).toHaveLength(2)
  })

  it('reject an end before the start', () => {
    expect(() => formatDateTimeRange('2026-11-20T22:00:00Z', '2026-11-20T21:00:00Z', 'en', 'UTC')).toThrow(RangeError)
  })
})

describe('plain dates', () => {
  it('are the same day in every time zone', () => {
    expect(formatPlainDate('1990-01-01', 'pt-BR')).toBe('1 de janeiro de 1990')
    expect(locales.map((locale) => formatPlainDate('2000-02-29', locale, 'short'))).toEqual([
      '29/02/2000',
      '02/29/2000',
      '29/02/2000',
    ])
  })

  it('round-trip through formatting', () => {
    const day = fc.date({ min: new Date('1583-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10)
        const [month, dayOfMonth, year] = formatPlainDate(iso, 'en', 'short').split('/')
        expect(`${year}-${month}-${dayOfMonth}`).toBe(iso)
      }),
    )
  })

  it.each(['2026-02-30', '2026-13-01', '20/11/2026', '', '2026-11-20T10:00:00Z'])('reject %j', (text) => {
    expect(() => formatPlainDate(text, 'en')).toThrow(RangeError)
  })
})

it('zoneLabel names zones for people', () => {
  expect(zoneLabel(NEW_YORK, 'en')).toBe('Eastern Time')
  expect(zoneLabel(SAO_PAULO, 'pt-BR')).toContain('Brasília')
})
