import { expect, it } from 'vitest'
import { moneyBackWithKills } from './money-back-with-kills.heavy.ts'

// the hundreds are in `npm run test:heavy`
it('orders, ledger and places agree with what happened at Stripe, whatever was killed on the way', async () => {
  const { wrong, ...figures } = await moneyBackWithKills({ orders: 20, kills: 1, seed: 2029 })
  expect(wrong).toEqual([])
  expect(figures).toMatchObject({ orders: 20, killed: 1, refused: 0, ok: true })
  expect(figures.events).toBeGreaterThan(20)
}, 120_000)
