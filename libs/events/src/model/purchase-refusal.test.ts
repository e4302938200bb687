import { describe, expect, it } from 'vitest'
import { isPurchaseRefusal, refusedTicket } from './is-purchase-refusal.ts'
import { remainingByKind, purchaseRefusal } from './purchase-refusal.ts'

const refusal = (code: string, fields: Record<string, string> = {}) => ({ code, fields })

describe('purchaseRefusal', () => {
  it.each([
    ['EVT_REG_001', 'otherEvents'],
    ['EVT_REG_002', 'otherEvents'],
    ['EVT_REG_003', 'chooseTickets'],
    ['EVT_REG_004', 'chooseTickets'],
    ['EVT_REG_010', 'chooseMethod'],
    ['EVT_REG_012', 'chooseMethod'],
    ['EVT_REG_013', 'chooseMethod'],
    ['EVT_REG_014', 'reviewTickets'],
    ['EVT_REG_015', 'restart'],
    ['EVT_REG_016', 'reviewInstallments'],
    ['EVT_REG_017', 'payAtOnce'],
    ['EVT_REG_019', 'chooseTickets'],
    ['EVT_REG_020', 'chooseTickets'],
    ['EVT_REG_021', 'updateQuantity'],
    ['EVT_REG_023', 'reviewTickets'],
    ['EVT_REG_024', 'chooseTickets'],
    ['EVT_REG_026', 'updateData'],
    ['EVT_REG_005', 'restart'],
    ['EVT_REG_999', 'restart'],
  ])('maps %s to the action %s', (code, action) => {
    expect(purchaseRefusal(refusal(code)).action).toBe(action)
    expect(isPurchaseRefusal(refusal(code))).toBe(true)
  })

  it('has a message for each known code and one for unknown codes', () => {
    const codes = Array.from({ length: 40 }, (_, index) => `EVT_REG_${String(index).padStart(3, '0')}`)
    const known = codes.map((code) => purchaseRefusal(refusal(code)).kind).filter((kind) => kind !== 'unknown')
    expect(known).toHaveLength(17)
    expect(new Set(known).size).toBe(17)
  })

  it.each(['constructor', '__proto__', 'validation', 'rate_limited'])('leaves %s to checkout', (code) => {
    expect(isPurchaseRefusal(refusal(code, { email: 'format' }))).toBe(false)
  })
})

it('names the ticket whose answers were refused', () => {
  const refused = refusal('validation', { 'tickets.1.respostas.5': 'format' })
  expect(refusedTicket(refused)).toBe(2)
  expect(isPurchaseRefusal(refused)).toBe(true)
  expect(purchaseRefusal(refused)).toEqual({ kind: 'answers', action: 'fixAnswers' })
})

it('reads how many tickets of each kind are left', () => {
  const fields = {
    'tickets.3': 'left_2',
    'tickets.4': 'left_0',
    'tickets.0.titular': 'format',
    'tickets.5': 'gone',
  }
  expect([...remainingByKind({ fields })]).toEqual([
    [3, 2],
    [4, 0],
  ])
})
