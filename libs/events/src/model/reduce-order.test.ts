import type { EventDetail, OrderedTicket } from '@atrio/api-client'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { quantityOf } from './cart.ts'
import { reduceOrder } from './reduce-order.ts'

const kind = (id: number, left: number | null) => ({ id, price: 100, sale: 'onSale', left, perUser: null })
const count = (tickets: readonly OrderedTicket[], id: number) => tickets.filter(({ kindId }) => kindId === id).length

it('reduceOrder keeps the first tickets of each kind up to what is left and cuts the cart alike', () => {
  const amounts = fc.option(fc.nat({ max: 5 }))
  fc.assert(
    fc.property(fc.array(fc.constantFrom(1, 2), { maxLength: 8 }), amounts, amounts, (ids, stock, said) => {
      const event = {
        tickets: [kind(1, stock), kind(2, null)],
        questions: [],
        maxPerOrder: 10,
      } as unknown as EventDetail
      const tickets = ids.map((kindId, index) => ({ kindId, holder: `Pessoa ${index}`, answers: [] }))
      const cart = ids.map((kindId, index) => ({ kindId, holder: { name: `Pessoa ${index}`, answers: {}, files: {} } }))
      const left = new Map(said === null ? [] : [[2, said]])
      const cut = reduceOrder(cart, tickets, event, left)
      expect(count(cut.tickets, 1)).toBe(Math.min(count(tickets, 1), stock ?? 10))
      expect(count(cut.tickets, 2)).toBe(Math.min(count(tickets, 2), said ?? 10))
      for (const id of [1, 2]) {
        expect(quantityOf(cut.cart, id)).toBe(count(cut.tickets, id))
        const before = tickets.filter(({ kindId }) => kindId === id)
        expect(cut.tickets.filter(({ kindId }) => kindId === id)).toEqual(before.slice(0, count(cut.tickets, id)))
      }
    }),
  )
})
