import { expect, it } from 'vitest'
import { randomUuid } from './random-uuid.ts'

it('draws a UUID of version 4 that differs from the one before', () => {
  const [one, two] = [randomUuid(), randomUuid()]
  expect(one).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(one).not.toBe(two)
})
