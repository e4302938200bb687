import { describe, expect, it } from 'vitest'
import { buyerKey } from './buyer-key.ts'

describe('buyerKey', () => {
  it.each([
    ['Ana@Demo.test ', 'ana@demo.test'],
    ['ana+second@demo.test', 'ana@demo.test'],
    ['a.n.a+x@gmail.com', 'ana@gmail.com'],
    ['ana@googlemail.com', 'a.na@gmail.com'],
  ])('treats %s as %s', (one, same) => {
    expect(buyerKey(one)).toBe(buyerKey(same))
  })

  it.each([
    ['a.na@demo.test', 'ana@demo.test'],
    ['ana@demo.test', 'ana@other.test'],
    ['ana@gmail.com', 'anna@gmail.com'],
  ])('distinguishes %s from %s', (one, other) => {
    expect(buyerKey(one)).not.toBe(buyerKey(other))
  })
})
