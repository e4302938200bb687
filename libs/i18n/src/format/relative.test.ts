import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '../locale.ts'
import { formatRelative } from './relative.ts'

const NOW = '2026-11-20T12:00:00Z'

describe('relative times', () => {
  it.each([
    ['2026-11-20T11:59:30Z', 'agora', 'now', 'ahora'],
    ['2026-11-20T11:59:00Z', 'há 1 minuto', '1 minute ago', 'hace 1 minuto'],
    ['2026-11-20T14:30:00Z', 'em 2 horas', 'in 2 hours', 'dentro de 2 horas'],
    ['2026-11-18T13:00:00Z', 'há 1 dia', '1 day ago', 'hace 1 día'],
    ['2026-11-06T12:00:00Z', 'há 2 semanas', '2 weeks ago', 'hace 2 semanas'],
    ['2026-08-01T12:00:00Z', 'há 3 meses', '3 months ago', 'hace 3 meses'],
    ['2029-01-01T12:00:00Z', 'em 2 anos', 'in 2 years', 'dentro de 2 años'],
  ])('formats %s', (from, ...expected) => {
    expect(locales.map((locale) => formatRelative(from, NOW, locale))).toEqual(expected)
  })

  it('never claim more than has passed, nor zero units', () => {
    const moment = fc.date({ min: new Date('1970-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, (date) => {
        const text = formatRelative(date.toISOString(), NOW, 'en')
        expect(text).toMatch(/^(now|in [1-9][\d,]* \w+|[1-9][\d,]* \w+ ago)$/)
        if (text !== 'now') expect(text.startsWith('in')).toBe(date > new Date(NOW))
      }),
    )
  })

  it('reject an invalid instant', () => {
    expect(() => formatRelative('yesterday', NOW, 'en')).toThrow(RangeError)
  })
})
