import fc from 'fast-check'
import { expect, it } from 'vitest'
import { leadFirst, splitByTime } from './event-order.ts'
import { eventState } from './event-state.ts'

const NOW = Date.parse('2026-11-20T20:15:24Z')
const instant = fc.integer({ min: -1e10, max: 1e10 }).map((offset) => new Date(NOW + offset).toISOString())
const events = fc.array(fc.record({ id: fc.nat(), startsAt: instant, endsAt: instant }))

it('splitByTime keeps every event, upcoming ones earliest first and past ones latest first', () => {
  fc.assert(
    fc.property(events, (all) => {
      const { coming, past } = splitByTime(all, NOW)
      expect(new Set([...coming, ...past])).toEqual(new Set(all))
      expect(coming.length + past.length).toBe(all.length)
      const starts = (list: typeof all) => list.map(({ startsAt }) => Date.parse(startsAt))
      expect(starts(coming)).toEqual(starts(coming).toSorted((a, b) => a - b))
      expect(starts(past)).toEqual(starts(past).toSorted((a, b) => b - a))
    }),
  )
})

it('splitByTime and eventState agree on which events are over', () => {
  fc.assert(
    fc.property(events, (all) => {
      const states = splitByTime(all, NOW).past.map((event) => eventState({ ...event, status: 'open' }, NOW))
      expect(states.every((state) => state === 'ended')).toBe(true)
      const coming = splitByTime(all, NOW).coming.map((event) => eventState({ ...event, status: 'soldOut' }, NOW))
      expect(coming.every((state) => state === 'soldOut')).toBe(true)
    }),
  )
})

const status = fc.constantFrom('open', 'soon', 'soldOut', 'closed', 'unavailable' as const)
const coming = fc
  .array(fc.record({ id: fc.nat(), startsAt: instant, endsAt: instant, status }))
  .map((all) => splitByTime(all, NOW).coming)

it('leadFirst puts the first event open for registration first and keeps the order of the others', () => {
  fc.assert(
    fc.property(coming, (all) => {
      const { lead, others } = leadFirst(all, NOW)
      const open = all.map((event) => event.status === 'open' || event.status === 'soon')
      const place = Math.max(open.indexOf(true), 0)
      expect(lead).toBe(all[place])
      expect(others).toEqual(all.toSpliced(place, 1))
    }),
  )
})
