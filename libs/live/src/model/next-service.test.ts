import type { UpcomingService } from '@atrio/api-client'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextService } from './next-service.ts'

const NOW = Date.parse('2026-11-20T20:15:24Z')
const iso = (offset: number) => new Date(NOW + offset).toISOString()
const services = fc.array(
  fc
    .record({ start: fc.integer({ min: -1e9, max: 1e9 }), length: fc.integer({ min: 1, max: 1e8 }) })
    .map(({ start, length }): UpcomingService => ({
      id: 4,
      name: 'Culto',
      startsAt: iso(start),
      endsAt: iso(start + length),
      place: null,
      broadcast: false,
    })),
)

it('nextService returns the first service that is not over and whether it has started', () => {
  fc.assert(
    fc.property(services, (upcoming) => {
      const next = nextService(upcoming, NOW)
      const left = upcoming.filter(({ endsAt }) => Date.parse(endsAt) > NOW)
      expect(next === undefined).toBe(left.length === 0)
      if (!next) return
      expect(Date.parse(next.service.startsAt)).toBe(Math.min(...left.map(({ startsAt }) => Date.parse(startsAt))))
      expect(next.running).toBe(Date.parse(next.service.startsAt) <= NOW)
    }),
  )
})
