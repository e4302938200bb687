import { describe, expect, it } from 'vitest'
import { stripeEvent, stripeOfFile } from '../testing/stripe-world.ts'

const { stripe, world } = stripeOfFile()

let count = 0
const unique = () => `webhook-test-key-${++count}`
/** Buys by a debit, which only a webhook decides. */
const debit = async () => (await stripe.buy({ method: 'ach', token: 'pm_bank_account' })).pedido
type Over = { id?: string; changes?: object; secret?: string; secondsAgo?: number }

/** Sends a webhook about an order as Stripe does, signed with the endpoint's secret. @returns the HTTP status */
async function send(code: string, type: string, { id = unique(), changes, ...signed }: Over = {}) {
  const intent = stripe.intentOf(code)
  if (type === 'refunded') {
    stripe.stand.moneyBack.refund(String(intent['id']), undefined)
    const charge = stripe.intentOf(code)['latest_charge'] as object
    return (await stripe.send(stripeEvent(id, 'charge.refunded', { ...charge, ...changes }), signed)).statusCode
  }
  const statuses: Record<string, string> = { succeeded: 'succeeded', processing: 'processing', canceled: 'canceled' }
  const status = statuses[type] ?? 'requires_payment_method'
  const object = { ...intent, status, ...changes }
  return (await stripe.send(stripeEvent(id, `payment_intent.${type}`, object), signed)).statusCode
}
const stateOf = async (code: string) => {
  const [order] = await world.server.database.admin<{ situacao: string }>(
    'select situacao from pedido where codigo = $1',
    [code],
  )
  return order?.situacao
}
const referenceOf = async (code: string) => {
  const [charge] = await world.server.database.admin<{ referencia: string }>(
    'select c.referencia from cobranca c join pedido p on p.id = c.pedido_id and p.igreja_id = c.igreja_id where p.codigo = $1',
    [code],
  )
  return charge?.referencia
}
const movesOf = (code: string) => world.announced.inside.filter(([order]) => order === code).map(([, , to]) => to)

describe('a signed webhook', () => {
  it('takes effect once when it is replayed', async () => {
    const code = await debit()
    const id = unique()
    for (let times = 0; times < 3; times++) expect(await send(code, 'succeeded', { id })).toBe(200)
    expect(await stateOf(code)).toBe('aprovado')
    expect(movesOf(code)).toEqual(['em_analise', 'aprovado'])
  })

  it('takes effect once when several copies arrive together', async () => {
    const code = await debit()
    const id = unique()
    await Promise.all(Array.from({ length: 5 }, () => send(code, 'succeeded', { id })))
    expect(movesOf(code)).toEqual(['em_analise', 'aprovado'])
  })

  it.each([
    [['succeeded', 'processing', 'payment_failed', 'canceled'], 'aprovado', ['em_analise', 'aprovado']],
    [['refunded', 'succeeded', 'payment_failed'], 'estornado', ['em_analise', 'estornado']],
    [['succeeded', 'refunded', 'succeeded', 'refunded'], 'estornado', ['em_analise', 'aprovado', 'estornado']],
  ])('moves an order forward only, in the order %j', async (types, state, moves) => {
    const code = await debit()
    for (const type of types) expect(await send(code, type)).toBe(200)
    expect(await stateOf(code)).toBe(state)
    expect(movesOf(code)).toEqual(moves)
  })

  it('is ignored when its event id is known, whatever its content', async () => {
    const code = await debit()
    const id = unique()
    await send(code, 'processing', { id })
    expect(await send(code, 'succeeded', { id })).toBe(200)
    expect(await stateOf(code)).toBe('em_analise')
  })

  it('answers 403 to a signature that is ten minutes old or made with another secret', async () => {
    const code = await debit()
    expect(await send(code, 'succeeded', { secondsAgo: 600 })).toBe(403)
    expect(await send(code, 'succeeded', { secret: 'whsec_of_another_account' })).toBe(403)
    expect(await stateOf(code)).toBe('em_analise')
  })

  it('is ignored when it is about another payment than the order’s own', async () => {
    const code = await debit()
    const reference = await referenceOf(code)
    expect(await send(code, 'succeeded', { changes: { id: 'pi_of_another_order' } })).toBe(200)
    expect(await send(code, 'refunded', { changes: { payment_intent: 'pi_of_another_order' } })).toBe(200)
    expect(await stateOf(code)).toBe('em_analise')
    expect(await referenceOf(code)).toBe(reference)
  })

  it('is ignored for an order that is not paid through a gateway', async () => {
    const { pedido, situacao } = await stripe.buy({ method: 'dinheiro', token: null })
    expect(await send(pedido, 'succeeded', { changes: { id: 'pi_1', metadata: { pedido } } })).toBe(200)
    expect(await stateOf(pedido)).toBe(situacao)
    expect(situacao).not.toBe('aprovado')
  })

  it('is ignored for an order code of no church or of another church', async () => {
    const code = await debit()
    // the code's last letters name the church
    const other = code.slice(0, -1) + (code.endsWith('A') ? 'B' : 'A')
    for (const wrong of ['A'.repeat(26), other, 'x', ''])
      expect(await send(code, 'succeeded', { changes: { metadata: { pedido: wrong } } })).toBe(200)
    expect(await stateOf(code)).toBe('em_analise')
  })
})
