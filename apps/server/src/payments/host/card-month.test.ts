import { afterAll, beforeAll, expect, it } from 'vitest'
import { CARD, type PaymentWorld, paymentWorld } from '../../testing/payment-world.ts'
import { NOON } from '../../testing/test-server.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await paymentWorld()
})
afterAll(() => world.close())

const status = async () =>
  (
    await world.server.app.inject({
      method: 'POST',
      url: `/general/payment/church/${world.churches.demo}/card/token`,
      payload: { ...CARD, validade: '01/2030' },
      headers: { host: 'pay.localhost' },
    })
  ).statusCode

it('accepts a card until its month ends in the church’s zone, even if it is the next month in UTC', async () => {
  world.wait(Date.parse('2030-02-01T02:59:00Z') - NOON.getTime())
  expect(await status()).toBe(200)
  world.wait(120_000)
  expect(await status()).toBe(400)
})
