import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type DateLocale,
  daysAfter,
  daysBetween,
  isPlainDate,
  plainDay,
  readDate,
  weekdayOf,
  writeDate,
} from './index.ts'

const locales: DateLocale[] = ['pt-BR', 'en', 'es']
const TODAY = '2026-11-20'

/** The valid texts by another way: every day from 1900 to yesterday, as Intl writes it in UTC. */
function validTexts(locale: DateLocale) {
  const format = new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const texts = new Map<string, string>()
  const end = Date.parse(TODAY)
  for (let day = Date.UTC(1900, 0, 1); day < end; day += 86_400_000)
    texts.set(format.format(day), new Date(day).toISOString().slice(0, 10))
  return texts
}

const twoDigits = fc.nat(99).map((number) => String(number).padStart(2, '0'))
const nearDates = fc
  .tuple(twoDigits, fc.constantFrom('/', '/', '/', '-', '.', ' ', ''), twoDigits, fc.integer({ min: 1890, max: 2030 }))
  .map(([first, sign, second, year]) => `${first}${sign}${second}/${year}`)
const likelyDates = fc
  .tuple(fc.integer({ min: 0, max: 13 }), fc.integer({ min: 0, max: 32 }), fc.integer({ min: 1899, max: 2027 }))
  .map(([first, second, year]) => `${String(first).padStart(2, '0')}/${String(second).padStart(2, '0')}/${year}`)
const swapped = likelyDates.map((text) => `${text.slice(3, 6)}${text.slice(0, 3)}${text.slice(6)}`)
const short = fc.tuple(fc.nat(31), fc.nat(12), fc.nat(99)).map((parts) => parts.join('/'))
const noise = fc.string({ unit: fc.constantFrom(...'0123456789/- .\n\0٣３aDM'), maxLength: 12 })
const anyText = fc.oneof(nearDates, likelyDates, swapped, short, noise, fc.string({ unit: 'binary' }))

describe.each(locales)('readDate in %s', (locale) => {
  const valid = validTexts(locale)

  it('accepts exactly the days before today, over 10,000 random texts', () => {
    let accepted = 0
    fc.assert(
      fc.property(anyText, (text) => {
        expect(readDate(text, locale, TODAY)).toBe(valid.get(text) ?? null)
        if (valid.has(text)) accepted++
      }),
      { numRuns: 10_000 },
    )
    expect(accepted).toBeGreaterThan(500)
  })

  it('round-trips every valid day', () => {
    const wrong = [...valid].filter(
      ([text, plain]) => readDate(text, locale) !== plain || writeDate(plain, locale) !== text,
    )
    expect(wrong).toEqual([])
  })

  it('rejects days that do not exist, and today', () => {
    const [today, yesterday] = locale === 'en' ? ['11/20/2026', '11/19/2026'] : ['20/11/2026', '19/11/2026']
    expect(readDate(today, locale, TODAY)).toBeNull()
    expect(readDate(today, locale)).toBe(TODAY)
    expect(readDate(yesterday, locale, TODAY)).toBe('2026-11-19')
    const never = [
      '29/02/1900',
      '02/29/1900',
      '29/02/2023',
      '02/29/2023',
      '31/04/2020',
      '04/31/2020',
      '1/2/1990',
      '01/02/90',
    ]
    expect(never.filter((text) => readDate(text, locale))).toEqual([])
  })
})

describe('plain dates', () => {
  it('keep a day that has no midnight in its zone', () => {
    expect(readDate('18/10/2015', 'pt-BR')).toBe('2015-10-18')
  })

  it('are distinguished from other texts', () => {
    expect(['2020-02-29', '1900-01-01'].every(isPlainDate)).toBe(true)
    expect(['1899-12-31', '2021-02-29', '2020-13-01', '2020-1-1', '', '2020-01-01T00:00'].filter(isPlainDate)).toEqual(
      [],
    )
    expect(writeDate('2021-02-29', 'en')).toBe('')
  })

  it('are the day in a time zone', () => {
    const instant = Date.parse('2026-11-20T02:30:00Z')
    expect(plainDay(instant, 'America/Sao_Paulo')).toBe('2026-11-19')
    expect(plainDay(instant, 'UTC')).toBe('2026-11-20')
  })
})

it('weekdayOf counts across months and leap years', () => {
  expect(weekdayOf('2026-11-22')).toBe(0)
  fc.assert(
    fc.property(fc.integer({ min: -40_000, max: 40_000 }), (days) => {
      expect(weekdayOf(daysAfter('2026-11-22', days))).toBe(((days % 7) + 7) % 7)
    }),
  )
})

describe('daysAfter and daysBetween', () => {
  it('pass over ends of months, leap days and changes to summer time', () => {
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29')
    expect(daysAfter('2026-01-01', -1)).toBe('2025-12-31')
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2)
    fc.assert(
      fc.property(fc.integer({ min: -4000, max: 4000 }), (days) => {
        expect(daysBetween('2026-11-20', daysAfter('2026-11-20', days))).toBe(days)
      }),
    )
  })
})
