import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { saleQueue } from './sale-queue.ts'

/** Sales that record how many of their event run at once. */
function crowd() {
  const queue = saleQueue()
  const inside = new Map<number, number>()
  let most = 0
  const order: string[] = []
  const buy = (event: number, name: string) =>
    queue(event, async () => {
      inside.set(event, (inside.get(event) ?? 0) + 1)
      most = Math.max(most, inside.get(event) ?? 0)
      order.push(name)
      await sleep(2)
      inside.set(event, (inside.get(event) ?? 0) - 1)
      if (name === 'refused') throw new Error('sold out')
      return name
    })
  return { buy, order, most: () => most }
}

it('saleQueue runs a few sales of an event at once, in order of arrival', async () => {
  const { buy, order, most } = crowd()
  const names = Array.from({ length: 20 }, (_, number) => `buyer ${number}`)
  expect(await Promise.all(names.map((name) => buy(1, name)))).toEqual(names)
  expect(order).toEqual(names)
  expect(most()).toBe(4)
})

it('saleQueue lets another event’s buyers pass', async () => {
  const { buy, order } = crowd()
  const rush = Array.from({ length: 12 }, (_, number) => buy(1, `rush ${number}`))
  await buy(2, 'other')
  expect(order.indexOf('other')).toBe(4)
  await Promise.all(rush)
})

it('saleQueue continues after a refused sale', async () => {
  const { buy } = crowd()
  const rush = Array.from({ length: 8 }, () => buy(1, 'refused').catch(String))
  expect(await Promise.all(rush)).toEqual(Array.from({ length: 8 }, () => 'Error: sold out'))
  expect(await buy(1, 'next')).toBe('next')
})

it('saleQueue refuses a buyer at once when the queue is full, and serves the others', async () => {
  const queue = saleQueue()
  const gate = Promise.withResolvers<void>()
  const sales = Array.from({ length: 5_003 }, () => queue(1, () => gate.promise))
  const late = await Promise.allSettled(sales.slice(5_000))
  expect(late).toHaveLength(3)
  for (const sale of late) expect(sale).toMatchObject({ reason: { statusCode: 503, retryAfter: 5 } })
  expect(await queue(2, () => Promise.resolve('of another event'))).toBe('of another event')
  gate.resolve()
  await Promise.all(sales.slice(0, 5_000))
  expect(await queue(1, () => Promise.resolve('later'))).toBe('later')
})
