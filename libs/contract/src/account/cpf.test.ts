import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCpf } from './cpf.ts'

const formatted = (digits: string) => digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')

describe('isCpf', () => {
  it.each(['529.982.247-25', '52998224725', '111.444.777-35', '000.000.001-91'])('accepts %s', (text) =>
    expect(isCpf(text)).toBe(true),
  )

  it.each([
    '',
    '529.982.247-24',
    '5299822472',
    '529982247255',
    '529.982.247-2a',
    '５２９９８２２４７２５',
    '52998224725\0',
  ])('rejects %j', (text) => expect(isCpf(text)).toBe(false))

  it('rejects equal digits', () => {
    for (let digit = 0; digit <= 9; digit++) expect(isCpf(String(digit).repeat(11))).toBe(false)
  })

  it('accepts one of a hundred endings for nine digits, formatted or not', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{9}$/), (nine) => {
        fc.pre(!/^(\d)\1{8}$/.test(nine))
        const right = Array.from({ length: 100 }, (_, i) => nine + String(i).padStart(2, '0')).filter(isCpf)
        expect(right).toHaveLength(1)
        expect(isCpf(formatted(right[0] ?? ''))).toBe(true)
      }),
      { numRuns: 50 },
    )
  })
})
