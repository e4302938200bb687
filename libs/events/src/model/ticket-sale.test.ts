import type { TicketKind, TicketSale } from '@atrio/api-client'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { availability, unavailableLast, mostOf } from './ticket-sale.ts'

const ticket = (over: Partial<TicketKind> = {}): TicketKind => ({
  id: 1,
  name: 'Individual',
  description: null,
  price: 8500,
  sale: 'onSale',
  left: null,
  perUser: null,
  saleStartsAt: '2026-11-01T12:00:00Z',
  saleEndsAt: '2026-11-27T12:00:00Z',
  exclusiveContent: false,
  ...over,
})

describe('availability', () => {
  it('derives the availability from dates, stock and sale state', () => {
    expect(availability(ticket())).toEqual({ kind: 'until', at: '2026-11-27T12:00:00Z', left: null })
    expect(availability(ticket({ left: 8, saleEndsAt: null }))).toEqual({ kind: 'until', at: null, left: 8 })
    expect(availability(ticket({ sale: 'soon' }))).toEqual({ kind: 'from', at: '2026-11-01T12:00:00Z' })
    expect(availability(ticket({ sale: 'expired' }))).toEqual({ kind: 'expired' })
    expect(availability(ticket({ sale: 'soldOut' }))).toEqual({ kind: 'soldOut' })
    expect(availability(ticket({ perUser: 2 }), 2)).toEqual({ kind: 'userLimit', limit: 2 })
  })

  it('reports sold out before the person’s limit', () => {
    expect(availability(ticket({ left: 0, perUser: 1 }), 1)).toEqual({ kind: 'soldOut' })
  })
})

describe('mostOf', () => {
  it('never exceeds what is left, the person’s limit or the order’s limit', () => {
    const kinds = fc.record({
      sale: fc.constantFrom<TicketSale>('onSale', 'soon', 'soldOut', 'expired'),
      left: fc.option(fc.nat({ max: 50 })),
      perUser: fc.option(fc.integer({ min: 1, max: 10 })),
    })
    fc.assert(
      fc.property(kinds, fc.integer({ min: 1, max: 50 }), fc.nat({ max: 12 }), (over, maxPerOrder, held) => {
        const kind = ticket(over)
        const most = mostOf(kind, { maxPerOrder }, held)
        expect(Number.isInteger(most)).toBe(true)
        expect(most).toBeGreaterThanOrEqual(0)
        expect(most).toBeLessThanOrEqual(Math.min(maxPerOrder, kind.left ?? maxPerOrder))
        if (kind.perUser !== null && most > 0) expect(held + most).toBeLessThanOrEqual(kind.perUser)
        expect(most > 0).toBe(availability(kind, held).kind === 'until')
      }),
    )
  })
})

it('unavailableLast lists unavailable kinds last and keeps the order otherwise', () => {
  const sales = fc.array(fc.constantFrom<TicketSale>('onSale', 'soon', 'soldOut', 'expired'))
  fc.assert(
    fc.property(sales, (all) => {
      const sorted = unavailableLast(all.map((sale, id) => ticket({ id, sale })))
      const gone = sorted.map(({ sale }) => sale === 'soldOut' || sale === 'expired')
      expect(gone).toEqual(gone.toSorted((a, b) => Number(a) - Number(b)))
      for (const part of [true, false]) {
        const ids = sorted.filter((_, place) => gone[place] === part).map(({ id }) => id)
        expect(ids).toEqual(ids.toSorted((a, b) => a - b))
      }
      expect(sorted).toHaveLength(all.length)
    }),
  )
})
