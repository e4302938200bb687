import type { BoughtTicket, EventDetail, EventStatus, PaymentStatus } from '@atrio/api-client'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { eventActions, isHeld, onlineOf } from './event-actions.ts'

const NOW = Date.parse('2026-11-20T20:15:24Z')
const TOMORROW = '2026-11-21T20:00:00Z'
const YESTERDAY = '2026-11-19T20:00:00Z'

const some = [{}] as EventDetail['tickets']
const event = (
  status: EventStatus,
  more: { endsAt?: string; onlineUrl?: string | null; tickets?: EventDetail['tickets'] } = {},
) => ({
  status,
  tickets: some,
  endsAt: TOMORROW,
  onlineUrl: null,
  ...more,
})
const ticket = (over: Partial<BoughtTicket> = {}): BoughtTicket => ({
  id: 31,
  eventId: 7,
  orderCode: 'A',
  status: 'approved',
  disputed: false,
  kind: { id: 1, name: 'Individual' },
  holder: 'Ana',
  buyer: 'Ana',
  code: 'x',
  price: 0,
  currency: 'BRL',
  exclusiveContent: false,
  onlineUrl: null,
  boughtAt: YESTERDAY,
  offer: null,
  ...over,
})
const kinds = (...of: Parameters<typeof eventActions>) => eventActions(...of).map(({ kind }) => kind)

describe('eventActions', () => {
  it.each([
    ['open', ['register']],
    ['soon', ['unavailable']],
    ['soldOut', ['unavailable']],
    ['unavailable', ['unavailable']],
    ['closed', ['closed']],
  ] as const)('for a person without a ticket, of an event that is %s', (status, expected) => {
    expect(kinds(event(status), [], NOW)).toEqual(expected)
  })

  it('offer to register again beside the tickets already held', () => {
    expect(kinds(event('open'), [ticket()], NOW)).toEqual(['viewTickets', 'registerAgain'])
    expect(kinds(event('soldOut'), [ticket()], NOW)).toEqual(['viewTickets'])
  })

  it('start with the exclusive content once its ticket is paid', () => {
    const content = ticket({ id: 32, exclusiveContent: true })
    expect(eventActions(event('closed'), [ticket(), content], NOW)).toEqual([
      { kind: 'viewContent', ticketId: 32 },
      { kind: 'viewTickets' },
    ])
    expect(kinds(event('closed'), [{ ...content, status: 'pending' }], NOW)).toEqual(['viewTickets'])
  })

  const onlineUrl = 'https://live.test'
  it('link an open online event without tickets for everybody', () => {
    const free = { onlineUrl, tickets: [] }
    expect(eventActions(event('open', free), [], NOW)).toEqual([{ kind: 'onlineAccess', url: onlineUrl }])
    expect(kinds(event('unavailable', free), [], NOW)).toEqual(['unavailable'])
    expect(kinds(event('closed', free), [], NOW)).toEqual(['closed'])
    expect(kinds(event('open', { ...free, endsAt: YESTERDAY }), [], NOW)).toEqual(['closed'])
  })

  it('link an online event with tickets only for holders of a paid ticket', () => {
    const paid = ticket({ onlineUrl })
    expect(kinds(event('open', { onlineUrl }), [], NOW)).toEqual(['register'])
    expect(kinds(event('closed', { onlineUrl }), [ticket({ status: 'pending' })], NOW)).toEqual(['viewTickets'])
    expect(eventActions(event('soldOut'), [ticket({ status: 'canceled' }), paid], NOW)).toEqual([
      { kind: 'onlineAccess', url: onlineUrl },
      { kind: 'viewTickets' },
    ])
    // another backend may send the address with the event only
    expect(kinds(event('closed', { onlineUrl }), [ticket()], NOW)).toEqual(['onlineAccess', 'viewTickets'])
    expect(kinds(event('unavailable'), [paid], NOW)).toEqual(['viewTickets'])
    expect(kinds(event('open', { endsAt: YESTERDAY }), [paid], NOW)).toEqual(['viewTickets'])
    expect(onlineOf(paid, event('closed'), NOW)).toBe(onlineUrl)
    expect(onlineOf({ ...paid, status: 'refunded' }, event('closed'), NOW)).toBeUndefined()
  })

  it('are empty when nobody has to register', () => {
    expect(kinds(event('open', { tickets: [] }), [], NOW)).toEqual([])
    expect(kinds(event('closed', { tickets: [] }), [], NOW)).toEqual(['closed'])
  })

  const statuses: PaymentStatus[] = [
    'approved',
    'open',
    'underReview',
    'pending',
    'awaiting',
    'declined',
    'canceled',
    'refunded',
  ]
  it('are never empty for events with tickets, sell nothing of a past event and show tickets only to holders', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<EventStatus>('open', 'soon', 'soldOut', 'closed', 'unavailable'),
        fc.boolean(),
        fc.option(fc.constant('https://live.test')),
        fc.array(fc.record({ status: fc.constantFrom(...statuses), exclusiveContent: fc.boolean() })),
        (status, over, onlineUrl, mine) => {
          const tickets = mine.map((part) => ticket(part))
          const shown = kinds(event(status, { onlineUrl, endsAt: over ? YESTERDAY : TOMORROW }), tickets, NOW)
          expect(shown.length).toBeGreaterThan(0)
          expect(new Set(shown).size).toBe(shown.length)
          const sells = shown.includes('register') || shown.includes('registerAgain')
          expect(sells).toBe(status === 'open' && !over)
          expect(shown.includes('viewTickets')).toBe(tickets.some(isHeld))
          expect(shown.includes('register') && shown.includes('viewTickets')).toBe(false)
          expect(shown.includes('unavailable') || shown.includes('closed')).toBe(!sells && !tickets.some(isHeld))
        },
      ),
    )
  })
})
