import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { caretAfterMask, caretFromEnd } from './caret.ts'
import { masks } from './masks.ts'
import { createMask } from './use-mask.ts'

const laid = (mask: keyof typeof masks, typed: string) => createMask(masks[mask]).masked(typed)
const digitsOf = (text: string) => text.replace(/[^0-9]/g, '')

describe('masks', () => {
  it.each([
    ['cpf', '52998224725', '529.982.247-25'],
    ['cpf', '529.982.247-25', '529.982.247-25'],
    ['cep', '01310100', '01310-100'],
    ['zip', '94105', '94105'],
    ['zip', '941051234', '94105-1234'],
    ['date', '31121999', '31/12/1999'],
    ['date', '31-12-1999', '31/12/1999'],
    ['cardDate', '0829', '08/29'],
    ['cardDate', '082029', '08/2029'],
    ['cardNumber', '4000000000000002', '4000 0000 0000 0002'],
    ['brazilianPhone', '11912345678', '11 91234-5678'],
    ['brazilianPhone', '+5511912345678', '+55 11 91234-5678'],
    ['brazilianPhone', '5511912345678', '+55 11 91234-5678'],
    ['brazilianPhone', '(11) 91234-5678', '11 91234-5678'],
    ['brazilianPhone', '55 91234-5678', '55 91234-5678'],
    ['brazilianPhone', '055 91234-5678', '55 91234-5678'],
    ['brazilianPhone', '011 98765-4321', '11 98765-4321'],
    ['brazilianPhone', '(011) 98765-4321', '11 98765-4321'],
    ['brazilianPhone', '0xx11 98765-4321', '11 98765-4321'],
    ['brazilianPhone', '+55 011 98765-4321', '+55 11 98765-4321'],
    ['brazilianPhone', '+55 (0xx11) 98765-4321', '+55 11 98765-4321'],
    ['brazilianPhone', '55 011 98765-4321', '+55 11 98765-4321'],
    ['brazilianPhone', '0055 11 98765-4321', '+55 11 98765-4321'],
    ['brazilianPhone', '0055 011 98765-4321', '+55 11 98765-4321'],
  ] as const)('%s formats %s as %s', (mask, typed, expected) => expect(laid(mask, typed)).toBe(expected))

  it('are idempotent', () => {
    const names = fc.constantFrom(...(Object.keys(masks) as (keyof typeof masks)[]))
    fc.assert(
      fc.property(names, fc.stringMatching(/^\+?[0-9 ./-]{0,20}$/), (name, typed) => {
        expect(laid(name, laid(name, typed))).toBe(laid(name, typed))
      }),
    )
  })
})

describe('caretAfterMask', () => {
  const dates = fc.stringMatching(/^[0-9/]{0,10}$/)

  it('keeps the caret behind the same digit', () => {
    fc.assert(
      fc.property(dates, fc.nat(10), (typed, at) => {
        const masked = laid('date', typed)
        const before = digitsOf(typed.slice(0, at)).length
        const caret = caretAfterMask(typed, at, masked)
        expect(digitsOf(masked.slice(0, caret)).length).toBe(Math.min(before, digitsOf(masked).length))
      }),
    )
  })

  it('keeps the caret at the end while typing at the end', () => {
    expect(caretAfterMask('1234', 4, '12/34')).toBe(5)
    expect(caretAfterMask('+', 1, '+')).toBe(1)
  })

  it('keeps the caret behind a separator unless that was deleted', () => {
    expect(caretAfterMask('31/2/1999', 3, '31/21/999')).toBe(3)
    expect(caretAfterMask('3112/1999', 2, '31/12/1999')).toBe(2)
  })

  it('caretFromEnd counts from the end in amounts', () => {
    expect(caretFromEnd('1.2345', 6, '123,45')).toBe(6)
    expect(caretFromEnd('912,34', 1, '912,34')).toBe(1)
    expect(caretFromEnd('9.001.234,56', 1, '9.001.234,56')).toBe(2)
  })
})
