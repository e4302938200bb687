import type { Broadcast, Broadcasts } from '@atrio/api-client'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextChange, shownAt } from './on-air.ts'

const NOW = Date.parse('2026-11-20T20:15:24Z')
const GRACE = 30 * 60_000
const iso = (offset: number) => new Date(NOW + offset).toISOString()
const broadcast = (id: number, start: number, end: number): Broadcast => ({
  id,
  title: 'Culto',
  description: null,
  image: null,
  video: { service: 'mp4', code: null, url: '/media/a.mp4', html: null },
  startsAt: iso(start),
  endsAt: iso(end),
})
const all = (over: Partial<Broadcasts>): Broadcasts => ({ live: null, next: null, last: null, earlier: [], ...over })

const known = fc
  .record({ start: fc.integer({ min: -1e7, max: 1e7 }), length: fc.integer({ min: 1, max: 1e7 }), id: fc.nat() })
  .map(({ start, length, id }) => broadcast(id, start, start + length))
const maybe = fc.option(known)

it('shownAt returns the running broadcast, else the last one, else nothing', () => {
  expect(shownAt(all({}), NOW)).toBeUndefined()
  expect(shownAt(all({ last: broadcast(1, -9, -5) }), NOW)).toMatchObject({ tag: 'last', broadcast: { id: 1 } })
  expect(shownAt(all({ live: broadcast(2, -9, 9), last: broadcast(1, -9, -5) }), NOW)).toMatchObject({ tag: 'live' })
})

it('shownAt moves from an ending broadcast to the next without a refetch', () => {
  const broadcasts = all({ live: broadcast(1, -10, 10), next: broadcast(2, 10, 20) })
  expect(shownAt(broadcasts, NOW + 9)?.broadcast.id).toBe(1)
  expect(shownAt(broadcasts, NOW + 10)?.broadcast.id).toBe(2)
  expect(shownAt(broadcasts, NOW + 20 + GRACE)).toBeUndefined()
})

it('shownAt lets a broadcast overrun by half an hour unless another one runs', () => {
  const broadcasts = all({ live: broadcast(1, -10, 10), last: broadcast(3, -30, -20) })
  expect(shownAt(broadcasts, NOW + 9 + GRACE)).toMatchObject({ tag: 'live', broadcast: { id: 1 } })
  expect(shownAt(broadcasts, NOW + 10 + GRACE)).toMatchObject({ tag: 'last', broadcast: { id: 3 } })
  expect(shownAt({ ...broadcasts, next: broadcast(2, 50, 60) }, NOW + 50)).toMatchObject({ broadcast: { id: 2 } })
})

it('shownAt changes at no other instant than nextChange returns', () => {
  fc.assert(
    fc.property(maybe, maybe, maybe, fc.nat(1e7), (live, next, last, ahead) => {
      const broadcasts = all({ live, next, last })
      const change = nextChange(broadcasts, NOW)
      if (change !== undefined) expect(change).toBeGreaterThan(NOW)
      const before = Math.min(NOW + ahead, (change ?? Infinity) - 1)
      expect(shownAt(broadcasts, before)).toEqual(shownAt(broadcasts, NOW))
    }),
  )
})
