import type { OrderDraft } from '@atrio/tenant-core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  begin,
  place,
  readStoredOrder,
  renew,
  replaceDraft,
  settle,
  type Attempt,
  type StoredOrder,
} from './stored-order.ts'

const keys = () => {
  let made = 0
  return () => `key-${++made}`
}
const attempt: Attempt = {
  method: 'card',
  installments: 1,
  token: 'tok_1',
  savedCardId: null,
  saveCard: true,
  total: 100,
  termsAccepted: true,
  payer: null,
}
const begun = (payload: unknown = { tickets: [1] }, makeKey = keys()) => begin(null, 'event', payload, makeKey)

describe('this tab’s order', () => {
  it('keeps its key for the same choice and gets a new one for another', () => {
    const makeKey = keys()
    const first = begun({ tickets: [1] }, makeKey)
    expect(begin(first, 'event', { tickets: [1] }, makeKey)).toEqual(first)
    const other = begin(first, 'event', { tickets: [2] }, makeKey)
    expect(other.draft?.key).not.toBe(first.draft?.key)
    expect(other.order).not.toBe(first.order)
  })

  it('keeps the buyer when the choice changes', () => {
    const buyer = { name: 'Ana', email: 'ana@demo.test', phone: null, cpf: null, country: 'BR' }
    const first = begun()
    const typed = { ...first, draft: { ...first.draft!, buyer } }
    expect(begin(typed, 'gift', {}, keys()).draft).toMatchObject({ kind: 'gift', buyer })
  })

  it('queues another choice while an answer is missing', () => {
    const makeKey = keys()
    const sent = { ...begun({ tickets: [1] }, makeKey), attempt }
    const waiting = begin(sent, 'event', { tickets: [2] }, makeKey)
    expect(waiting).toEqual({ ...sent, next: { kind: 'event', payload: { tickets: [2] } } })
    expect(renew(waiting, makeKey).draft?.payload).toEqual({ tickets: [2] })
    expect(begin(waiting, 'event', { tickets: [1] }, makeKey).next).toBeNull()
  })

  it('gets a new key after a declined payment', () => {
    const makeKey = keys()
    const first = begun({}, makeKey)
    const again = renew(place(first, 'CODE'), makeKey)
    expect(again.draft?.key).not.toBe(first.draft?.key)
    expect(again).toMatchObject({ order: first.order, code: null, attempt: null })
  })

  it('keeps none of the typed values once it is paid', () => {
    const paid = settle(begun({ holder: 'Ana' }), 'CODE')
    expect(JSON.stringify(paid)).not.toContain('Ana')
    expect(begin(paid, 'event', { holder: 'Ana' }, keys()).code).toBeNull()
  })

  it('gets a new key only when a refusal has changed the draft', () => {
    const makeKey = keys()
    const first = begun({ tickets: [1, 1] }, makeKey)
    const draft = first.draft as OrderDraft
    expect(replaceDraft(first, { ...draft }, makeKey).draft?.key).toBe(draft.key)
    expect(replaceDraft(first, { ...draft, payload: { tickets: [1] } }, makeKey).draft?.key).not.toBe(draft.key)
  })

  it('round-trips through storage', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (payload) => {
        const order: StoredOrder = begun(payload)
        expect(JSON.stringify(readStoredOrder(JSON.stringify(order)))).toBe(JSON.stringify(order))
      }),
    )
  })

  it.each([null, '', 'x', '[]', '1', 'null', '{"order":1}', '{"order":"a","draft":{}}'])(
    'reads %s as no order',
    (text) => {
      expect(readStoredOrder(text)).toBeNull()
    },
  )
})
