import type { EventDetail, TicketKind } from '@atrio/api-client'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cartAmount } from './cart-amount.ts'
import { beginWith, fitCart, maxInCart, nextToFill, quantityOf, startCart, withQuantity, type Cart } from './cart.ts'

const kind = (id: number, over: Partial<TicketKind> = {}): TicketKind => ({
  id,
  name: `Ingresso ${id}`,
  description: null,
  price: id * 1000,
  sale: 'onSale',
  left: null,
  perUser: null,
  saleStartsAt: null,
  saleEndsAt: null,
  exclusiveContent: false,
  ...over,
})
const event = (tickets: TicketKind[], maxPerOrder = 6) =>
  ({ tickets, maxPerOrder, questions: [] }) as unknown as EventDetail
const nobody = () => 0
const holderNamed = (name: string) => ({ name, answers: {}, files: {} })

const quantities = fc.array(
  fc.record({ kindId: fc.integer({ min: 1, max: 3 }), quantity: fc.integer({ min: -2, max: 9 }) }),
)

describe('cart', () => {
  it('holds the last chosen quantity of each kind, in the event’s order', () => {
    fc.assert(
      fc.property(quantities, (said) => {
        const of = event([kind(2), kind(1), kind(3)])
        const cart = said.reduce<Cart>((all, { kindId, quantity }) => withQuantity(all, of, kindId, quantity), [])
        for (const { id } of of.tickets) {
          const last = said.findLast(({ kindId }) => kindId === id)
          expect(quantityOf(cart, id)).toBe(Math.max(0, last?.quantity ?? 0))
        }
        const places = cart.map(({ kindId }) => of.tickets.findIndex(({ id }) => id === kindId))
        expect(places).toEqual(places.toSorted((a, b) => a - b))
        expect(cartAmount(cart, of)).toBe(cart.reduce((sum, { kindId }) => sum + kindId * 1000, 0))
      }),
    )
  })

  it('keeps every holder with data while there is a ticket for them', () => {
    const of = event([kind(1)])
    const cart: Cart = [
      { kindId: 1, holder: null },
      { kindId: 1, holder: holderNamed('Ana') },
      { kindId: 1, holder: null },
    ]
    expect(withQuantity(cart, of, 1, 1)).toEqual([{ kindId: 1, holder: holderNamed('Ana') }])
    expect(withQuantity(cart, of, 1, 5).filter(({ holder }) => holder?.name === 'Ana')).toHaveLength(1)
  })

  it('fits the cart to what can be bought and keeps everything that can', () => {
    const kinds = fc.array(
      fc.record({ left: fc.option(fc.nat({ max: 6 })), perUser: fc.option(fc.integer({ min: 1, max: 5 })) }),
      { minLength: 3, maxLength: 3 },
    )
    fc.assert(
      fc.property(kinds, quantities, fc.integer({ min: 1, max: 12 }), (over, said, maxPerOrder) => {
        const of = event(
          over.map((parts, index) => kind(index + 1, parts)),
          maxPerOrder,
        )
        const wanted = said.reduce<Cart>((all, { kindId, quantity }) => withQuantity(all, of, kindId, quantity), [])
        const cart = fitCart(wanted, of, nobody)
        expect(cart.length).toBeLessThanOrEqual(maxPerOrder)
        for (const ticket of of.tickets) {
          const quantity = quantityOf(cart, ticket.id)
          expect(quantity).toBeLessThanOrEqual(Math.min(ticket.left ?? 99, ticket.perUser ?? 99))
          // with enough left, everything wanted is kept
          if (quantity < maxInCart(cart, of, ticket, nobody)) expect(quantity).toBe(quantityOf(wanted, ticket.id))
        }
        expect(fitCart(cart, of, nobody)).toEqual(cart)
      }),
    )
  })

  it('begins with one ticket of a single kind, and with none where there is a choice', () => {
    expect(startCart(event([kind(4)]))).toEqual([{ kindId: 4, holder: null }])
    expect(startCart(event([kind(4), kind(5)]))).toEqual([])
    expect(startCart(event([]))).toEqual([])
  })

  it('begins with a kind without losing a holder’s data, or more than the order may have', () => {
    const of = event([kind(4), kind(5)], 2)
    const ana = { kindId: 4, holder: holderNamed('Ana') }
    const blank = (kindId: number) => ({ kindId, holder: null })
    expect(beginWith([], of, kind(5), nobody)).toEqual([blank(5)])
    expect(beginWith([blank(4)], of, kind(5), nobody)).toEqual([blank(5)])
    expect(beginWith([ana], of, kind(5), nobody)).toEqual([ana, blank(5)])
    const soldOut = event([kind(4), kind(5, { left: 0 })])
    expect(beginWith([blank(4)], soldOut, kind(5, { left: 0 }), nobody)).toEqual([blank(4)])
    expect(beginWith([ana, blank(5)], of, kind(5), nobody)).toEqual([ana, blank(5)])
    expect(beginWith([ana, blank(4)], of, kind(5), nobody)).toEqual([ana, blank(4)])
    expect(beginWith([ana, ana], event([kind(4, { left: 0 }), kind(5)], 2), kind(5), nobody)).toHaveLength(3)
  })

  it('returns the first holder with a missing answer', () => {
    const question = { id: 5, label: 'Camiseta', help: null, kind: 'choice', required: true, options: ['P', 'M'] }
    const asking = { questions: [question] } as unknown as EventDetail
    const answered = (value: string) => ({ kindId: 1, holder: { ...holderNamed('Ana'), answers: { 5: value } } })
    expect(nextToFill([answered('P'), { kindId: 1, holder: null }], asking)).toBe(2)
    expect(nextToFill([answered('XG')], asking)).toBe(1)
    expect(nextToFill([answered('M')], asking)).toBeUndefined()
    expect(nextToFill([{ kindId: 1, holder: holderNamed('  ') }], event([]))).toBe(1)
  })
})
