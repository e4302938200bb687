import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isWatchedAt } from './watched.ts'

it('a video is watched from nine tenths of its length on, and never where its length is unknown', () => {
  expect([539, 540, 600].map((seconds) => isWatchedAt(seconds, 600))).toEqual([false, true, true])
  fc.assert(
    fc.property(fc.nat(86_400), fc.integer({ min: 1, max: 86_400 }), (seconds, length) => {
      expect(isWatchedAt(seconds, length)).toBe(seconds >= 0.9 * length)
      expect(isWatchedAt(seconds, null)).toBe(false)
    }),
  )
})
