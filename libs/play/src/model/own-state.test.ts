import type { Renewal, Subscription } from '@atrio/api-client'
import { describe, expect, it } from 'vitest'
import { ownSubscription } from './own-state.ts'

const period = (more: Partial<Subscription> = {}): Subscription => ({
  id: 1,
  planName: 'Mensal',
  currency: 'BRL',
  price: 1_990,
  status: 'active',
  orderCode: 'A',
  startsAt: '2026-11-10T12:00:00Z',
  endsAt: '2026-12-10T12:00:00Z',
  ...more,
})
const renewal = (more: Partial<Renewal> = {}): Renewal => ({
  planId: 2,
  planName: 'Mensal',
  currency: 'BRL',
  status: 'active',
  endsAt: '2026-12-10T12:00:00Z',
  agreedTotal: 2_212,
  total: 2_212,
  months: 1,
  chargesAt: '2026-12-09T12:00:00Z',
  refused: false,
  card: null,
  ...more,
})

describe('ownSubscription', () => {
  it.each([
    ['renews', {}, renewal()],
    ['refused', { status: 'expired' }, renewal({ refused: true })],
    ['charging', {}, renewal({ chargesAt: null })],
    ['byHand', {}, renewal({ status: 'manual' })],
    ['byHand', {}, null],
    ['price', {}, renewal({ status: 'price' })],
    ['canceled', {}, renewal({ status: 'canceled' })],
    ['over', { status: 'expired' }, renewal({ status: 'canceled' })],
    ['over', { status: 'expired' }, renewal({ status: 'failed' })],
    ['over', { status: 'canceled' }, renewal()],
    ['pending', { status: 'pending' }, null],
  ] as const)('derives %s from the period and its renewal', (state, more, by) =>
    expect(ownSubscription([period(more)], by)?.state).toBe(state),
  )

  it('counts from the start of periods without a gap to the end of the last', () => {
    const periods = [
      period({ id: 3, startsAt: '2026-12-09T12:00:00Z', endsAt: '2027-01-10T12:00:00Z' }),
      period({ id: 2 }),
      period({ id: 1, status: 'expired', startsAt: '2026-08-01T12:00:00Z', endsAt: '2026-09-01T12:00:00Z' }),
    ]
    expect(ownSubscription(periods, null)).toMatchObject({
      since: '2026-11-10T12:00:00Z',
      until: '2027-01-10T12:00:00Z',
      period: { id: 3 },
    })
    expect(ownSubscription([], null)).toBeUndefined()
  })
})
