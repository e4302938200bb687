import type { HeavyRun } from '../testing/heavy.ts'
import { paymentWorld } from '../testing/payment-world.ts'
import { unreliablePayments } from '../testing/unreliable-payments.ts'

/** Quality R3 at full size; idempotency.test.ts runs 300. */
export const unreliableGateway: HeavyRun = {
  figure: 'R3',
  what: 'keys charged twice, lost or left open, of 10,000 payments at an unreliable gateway',
  must: '0',
  async run() {
    const world = await paymentWorld()
    try {
      const { payments, requests, ...faults } = await unreliablePayments(world, {
        payments: 10_000,
        retries: 5,
        parallel: 8,
        seed: 2030,
      })
      const value = Object.values(faults).reduce((sum, count) => sum + count, 0)
      return { value, ok: value === 0, notes: { payments, requests, ...faults } }
    } finally {
      await world.close()
    }
  },
}
