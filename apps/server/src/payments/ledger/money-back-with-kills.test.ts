import { expect, it } from 'vitest'
import { moneyBackWithKills } from './money-back-with-kills.heavy.ts'

// `npm run test:heavy` runs hundreds
it('orders, ledger and places match the refunds and disputes at Stripe after kills', async () => {
  const { wrong, ...figures } = await moneyBackWithKills({ orders: 20, kills: 1, seed: 2029 })
  expect(wrong).toEqual([])
  expect(figures).toMatchObject({ orders: 20, killed: 1, refused: 0, ok: true })
  expect(figures.events).toBeGreaterThan(20)
}, 240_000)
