import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '../locale.ts'
import { formatMoney, minorDigits } from './money.ts'

const currency = fc.constantFrom('BRL', 'USD', 'EUR', 'CLP', 'JPY', 'KWD')

describe('money', () => {
  it.each([
    [123450, 'BRL', 'pt-BR', 'R$\u00A01.234,50'],
    [-5, 'BRL', 'pt-BR', '-R$\u00A00,05'],
    [0, 'BRL', 'en', 'R$0.00'],
    [123450, 'USD', 'en', '$1,234.50'],
    [123450, 'EUR', 'es', '1234,50\u00A0€'],
    [5000, 'CLP', 'en', 'CLP\u00A05,000'],
    [1234, 'KWD', 'en', 'KWD\u00A01.234'],
  ] as const)('formats %i of %s in %s', (amount, code, locale, expected) => {
    expect(formatMoney(amount, code, locale)).toBe(expected)
  })

  it('can be parsed back to the amount without loss', () => {
    const amount = fc.oneof(fc.integer(), fc.maxSafeInteger())
    fc.assert(
      fc.property(amount, currency, fc.constantFrom(...locales), (minor, code, locale) => {
        const text = formatMoney(minor, code, locale)
        expect(BigInt(text.replace(/\D/g, '')) * (text.includes('-') ? -1n : 1n)).toBe(BigInt(minor))
      }),
    )
  })

  it('rejects fractions of minor units and unknown currencies', () => {
    for (const wrong of [1.5, NaN, Infinity, 2 ** 53]) expect(() => formatMoney(wrong, 'BRL', 'en')).toThrow(RangeError)
    expect(() => formatMoney(1, 'reais', 'en')).toThrow(RangeError)
    expect(['BRL', 'CLP', 'KWD'].map(minorDigits)).toEqual([2, 0, 3])
  })
})
