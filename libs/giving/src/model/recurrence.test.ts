import type { GivingReason, PaymentMethod } from '@atrio/api-client'
import { describe, expect, it } from 'vitest'
import { recurrenceBar } from './recurrence.ts'

const reason = (id: number, recurring: boolean): GivingReason => ({
  id,
  recurring,
  name: `Reason ${id}`,
  description: null,
  currency: 'BRL',
  minimum: 0,
  maximum: null,
  campaign: null,
})
const reasons = [reason(1, true), reason(2, true), reason(3, false)]
const card = { id: 1, kind: 'card', name: 'Card', gatewayId: 8 } as PaymentMethod
const all = { reasons, methods: [card], chosen: [1], signedIn: true }

describe('recurrenceBar: a gift', () => {
  it.each([
    ['may repeat to one reason', {}, null],
    ['may repeat before anything is chosen', { chosen: [] }, null],
    ['to two reasons is given once', { chosen: [1, 2] }, 'several'],
    ['to a reason that takes it once is given once', { chosen: [3] }, 'reason'],
    ['of a visitor is given once', { signedIn: false }, 'signedOut'],
    ['can’t repeat where no reason takes it', { reasons: [reason(3, false)], chosen: [] }, 'absent'],
    ['can’t repeat where the church takes no cards', { methods: [] }, 'absent'],
  ] as const)('%s', (_name, change, bar) => expect(recurrenceBar({ ...all, ...change })).toBe(bar))
})
