import type { Subscription } from '@atrio/api-client'
import { describe, expect, it } from 'vitest'
import { validSubscription } from './valid-subscription.ts'

const period = (status: Subscription['status'], endsAt: string | null = null): Subscription => ({
  id: 1,
  planName: 'Mensal',
  currency: 'BRL',
  price: 1990,
  orderCode: null,
  startsAt: null,
  status,
  endsAt,
})

describe('validSubscription', () => {
  it('is the active subscription that ends last', () => {
    expect(validSubscription()).toBeUndefined()
    expect(validSubscription([period('pending'), period('canceled'), period('expired', '2099-01-01')])).toBeUndefined()
    const last = period('active', '2027-03-01T00:00:00Z')
    expect(validSubscription([period('active', '2027-02-01T00:00:00Z'), last, period('pending')])).toBe(last)
  })
})
