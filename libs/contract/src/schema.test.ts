import fc from 'fast-check'
import type { TSchema } from 'typebox'
import Value from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { Id, IdText, MinorUnits, Nullable, SlugText } from './schema.ts'

const accepts = (schema: TSchema, value: unknown) => Value.Check(schema, value)

describe('IdText', () => {
  it('accepts every positive safe integer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (id) => {
        expect(accepts(IdText, String(id))).toBe(true)
      }),
    )
  })

  it('accepts only texts that would be written back unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-+ 0-9.exXn_,]{1,18}$/)), (text) => {
        expect(accepts(IdText, text)).toBe(/^\d{1,16}$/.test(text) && !text.startsWith('0'))
      }),
    )
  })

  it.each(['', '0', '00', '01', '-1', '+1', '1.0', '1e3', '0x10', ' 1', '1 ', '1\n', '1n', '１', '1'.repeat(17)])(
    'rejects %j',
    (text) => expect(accepts(IdText, text)).toBe(false),
  )
})

describe('SlugText', () => {
  it('never accepts a text that changes the path', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[a-z0-9._/?#%-]{1,12}$/)), (text) => {
        if (accepts(SlugText, text)) {
          const { pathname, search, hash } = new URL(`/a/${text}/b`, 'https://x.test')
          expect({ pathname, search, hash }).toEqual({ pathname: `/a/${text}/b`, search: '', hash: '' })
        }
      }),
    )
  })

  it.each(['vida-plena', 'a', 'A1', 'v1.2_b', '0', 'a'.repeat(63)])('accepts %s', (text) =>
    expect(accepts(SlugText, text)).toBe(true),
  )

  it.each(['', '.', '..', '-a', '_a', 'a/b', 'a b', 'a\n', 'é', 'a%2e', 'a'.repeat(64)])('rejects %j', (text) =>
    expect(accepts(SlugText, text)).toBe(false),
  )
})

describe('numeric types of the wire', () => {
  it('accept amounts of money that are whole and not negative', () => {
    expect([0, 1, 499_999].map((value) => accepts(MinorUnits, value))).toEqual([true, true, true])
    expect([-1, 0.5, '1', null].map((value) => accepts(MinorUnits, value))).toEqual([false, false, false, false])
  })

  it('accept ids from one on', () => {
    expect([1, 0, -1, 1.5, '1'].map((value) => accepts(Id, value))).toEqual([true, false, false, false, false])
  })
})

it('accept a value or null for a nullable field, and require the field', () => {
  expect([1, null, undefined, '1'].map((value) => accepts(Nullable(Id), value))).toEqual([true, true, false, false])
})
