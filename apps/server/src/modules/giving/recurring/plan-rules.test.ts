import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayIn } from '../../../platform/church/church-day.ts'
import { nextTry } from '../../../payments/off-session/card-terms.ts'
import { planFault } from './plan-rules.ts'
import { dueAt } from './plan-time.ts'

const NOW = new Date('2030-03-10T12:00:00Z')
const DAY_MS = 86_400_000

describe('a refused card', () => {
  it('is charged again twice, within a week, and then no more', () => {
    const tries = [1, 2, 3].map((tried) => nextTry(tried, NOW))
    expect(tries.map((at) => at && (at.getTime() - NOW.getTime()) / DAY_MS)).toEqual([1, 3, undefined])
  })
})

describe('a plan', () => {
  const reason = { flagRecorrencia: true, valorMinimo: 500, valorMaximo: 100_000 }
  const card = { idGatewayPagamento: 8, validade: '03/2030', referencia: 'kept' }
  const terms = { reason, card, gateway: 8, today: '2030-03-31' }

  it.each([
    ['goes on to the end of its card’s month', {}, undefined],
    ['has no card once that has expired', { today: '2030-04-01' }, 'card'],
    ['has no card at another gateway', { gateway: 5 }, 'card'],
    ['has no card that is gone', { card: null }, 'card'],
    ['has no card that can only be looked at', { card: { ...card, referencia: null } }, 'card'],
    ['has no reason that is gone', { reason: undefined }, 'reason'],
    ['has no reason that takes it once only', { reason: { ...reason, flagRecorrencia: false } }, 'reason'],
    ['is too little by now', { reason: { ...reason, valorMinimo: 10_000 } }, 'reason'],
  ])('has the fault: %s', (_name, change, fault) =>
    expect(planFault({ valor: 10_000 }, { ...terms, ...change })).toBe(fault),
  )
})

it('a gift is made on its day in the church’s zone, in the morning', () => {
  const zones = ['America/Sao_Paulo', 'America/New_York', 'Pacific/Auckland', 'Africa/Casablanca']
  fc.assert(
    fc.property(fc.integer({ min: 18_000, max: 40_000 }), fc.constantFrom(...zones), (days, fusoHorario) => {
      const day = new Date(days * DAY_MS).toISOString().slice(0, 10)
      expect(dayIn({ fusoHorario }, dueAt({ fusoHorario }, day))).toBe(day)
    }),
  )
  expect(dueAt({ fusoHorario: 'America/Sao_Paulo' }, '2030-02-28').toISOString()).toBe('2030-02-28T12:00:00.000Z')
})
