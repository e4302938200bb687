import { describe, expect, it } from 'vitest'
import { initials } from './avatar.tsx'

describe('initials', () => {
  it.each([
    ['Ana Beatriz Souza', 'AS'],
    ['joão', 'J'],
    ['  Élida   Ávila ', 'ÉÁ'],
    ['😀 Bia', '😀B'],
    ['', ''],
  ])('of “%s” are “%s”', (name, expected) => {
    expect(initials(name)).toBe(expected)
  })
})
