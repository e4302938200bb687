import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paid } from '../../../testing/payment-world.ts'
import { stripeOfFile } from '../../../testing/stripe-world.ts'
import { sweepPayments } from '../../sweep.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

const { stripe, world } = stripeOfFile()
const errors: string[] = []
beforeAll(() => {
  world.server.app.services.payments.report = (error) => void errors.push(error.message)
})
beforeEach(() => void errors.splice(0))

const buy = (token: string, more: object = {}) => stripe.buy({ token, ...more })
const intentsOf = (code: string) =>
  [...stripe.stand.intents.values()].filter(({ metadata }) => (metadata as { pedido: string }).pedido === code)
/** What happens at Stripe without a word to us. */
const becomes = (code: string, change: object) => {
  const [intent = {}] = intentsOf(code)
  stripe.stand.intents.set(String(intent['id']), { ...intent, next_action: null, ...change })
}
const later = async (milliseconds: number, rounds = 1) => {
  for (let round = 0; round < rounds; round++) {
    world.wait(milliseconds)
    await sweepPayments(world.server.app.services)
  }
}
const refunded = { id: 'ch_1', object: 'charge', refunded: true }

describe('a payment that Stripe has ended without a webhook', () => {
  it.each([
    ['canceled there', { status: 'canceled' }, 'cancelado'],
    ['refunded there', { status: 'succeeded', latest_charge: refunded }, 'estornado'],
    ['refused by the bank', { status: 'requires_payment_method' }, 'nao_aprovado'],
    ['paid', { status: 'succeeded' }, 'aprovado'],
  ])('ends the order, too: %s', async (_name, change, situacao) => {
    const { pedido } = await buy('pm_card_3ds')
    becomes(pedido, change)
    await later(16 * MINUTE)
    expect([await stripe.stateOf(pedido), errors]).toEqual([situacao, []])
  })

  it('moves an order that a bank reviews to review, without cancelling it', async () => {
    const { pedido } = await buy('pm_card_3ds')
    becomes(pedido, { status: 'processing' })
    await later(16 * MINUTE, 5)
    expect([await stripe.stateOf(pedido), errors]).toEqual(['em_analise', []])
    becomes(pedido, { status: 'succeeded' })
    await later(8 * DAY)
    expect([await stripe.stateOf(pedido), errors]).toEqual(['aprovado', []])
  })

  it('polls a long review once a day', async () => {
    const { pedido } = await buy('pm_bank_account', { method: 'ach' })
    expect(await stripe.stateOf(pedido)).toBe('em_analise')
    await later(7 * DAY + MINUTE)
    await later(20 * MINUTE, 5)
    expect(await stripe.stateOf(pedido)).toBe('em_analise')
    expect(errors).toEqual([expect.stringMatching(/under review for long/)])
    becomes(pedido, { status: 'requires_capture' }) // now it does
    await later(DAY)
    expect(await stripe.stateOf(pedido)).toBe('cancelado')
    expect(intentsOf(pedido)[0]).toMatchObject({ status: 'canceled' })
  })
})

describe('a charge that is not answered for a day, when Stripe has forgotten its key', () => {
  it('is found by its order, and not repeated', async () => {
    stripe.stand.losing = 2 // the client itself tries a broken connection once more
    const { pedido } = await buy('pm_card_visa')
    expect(await stripe.stateOf(pedido)).toBe('em_aberto')
    stripe.stand.forgetKeys()
    await later(DAY)
    expect(await stripe.stateOf(pedido)).toBe('aprovado')
    expect(intentsOf(pedido)).toHaveLength(1)
  })

  it('is not made a day later when it never arrived: its order ends', async () => {
    stripe.stand.deaf = 2
    const { pedido } = await buy('pm_card_visa')
    stripe.stand.forgetKeys()
    await later(DAY)
    expect([await stripe.stateOf(pedido), intentsOf(pedido)]).toEqual(['cancelado', []])
  })

  it('is repeated under its key before that', async () => {
    stripe.stand.deaf = 2
    const { pedido } = await buy('pm_card_visa')
    await later(60 * MINUTE)
    expect(await stripe.stateOf(pedido)).toBe('aprovado')
    expect(intentsOf(pedido)).toHaveLength(1)
  })
})

describe('a card about which Stripe gives no answer', () => {
  const key = 'stripe-no-answer-0001'
  const once = () => world.buy({ method: 'cartao_credito', key, token: 'pm_card_visa' })

  it('is not refused: the answer is 503, and the same purchase is paid once when it is sent again', async () => {
    stripe.stand.failing = 1
    const before = stripe.stand.intents.size
    expect((await once()).json()).toMatchObject({ status: 503, code: 'unavailable' })
    expect(errors).toEqual([expect.stringMatching(/the gateway stripe gave no answer about a card/)])
    expect(paid(await once()).situacao).toBe('aprovado')
    expect(stripe.stand.intents.size).toBe(before + 1)
  })

  it('is not asked about again once its charge was sent, which may have been made', async () => {
    const sent = { method: 'cartao_credito', key: 'stripe-no-answer-0002', token: 'pm_card_visa' } as const
    stripe.stand.losing = 2 // the client itself tries a broken connection once more
    const { pedido } = paid(await world.buy(sent))
    // as if the server had ended before it stored the answer
    await world.server.database.admin(
      'update idempotencia set resposta = null, bloqueada_ate = data_cadastro where chave = $1',
      [sent.key],
    )
    stripe.stand.failing = 1
    expect(paid(await world.buy(sent))).toMatchObject({ pedido, situacao: 'aprovado' })
    expect(intentsOf(pedido)).toHaveLength(1)
    stripe.stand.failing = 0
  })

  it('is refused only if Stripe does not know it', async () => {
    expect(await buy('pm_unknown')).toMatchObject({ situacao: 'nao_aprovado', motivoRecusa: 'cartao_recusado' })
    expect(errors).toEqual([])
  })
})

describe('the page of a challenge that its bank does not ask any more', () => {
  const page = async (change: object) => {
    const { pedido, desafio } = await buy('pm_card_3ds')
    becomes(pedido, change)
    const path = new URL(desafio?.url ?? '').pathname
    const { body, statusCode } = await world.atPaymentHost('GET', path)
    expect(statusCode).toBe(200)
    expect(body).not.toMatch(/Ninguém é cobrado|<form/) // nothing is played where money is real
    return { body, pedido }
  }

  it('fetches the outcome, as the bank’s return page does', async () => {
    const { body, pedido } = await page({ status: 'succeeded' })
    expect(body).toContain('A igreja já recebeu a resposta do banco')
    expect(await stripe.stateOf(pedido)).toBe('aprovado')
  })

  it('shows that the payment is being confirmed, with a link to the order', async () => {
    const { body, pedido } = await page({ status: 'processing' })
    expect(body).toContain('O pagamento está sendo confirmado')
    expect(body).toContain(`/checkout/thank-you?order=${pedido}"`)
  })
})
