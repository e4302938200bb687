import type { TokenizadorWire } from '@atrio/contract'
import { describe, expect, it } from 'vitest'
import { stripeEvent as event, stripeOfFile } from '../../../testing/stripe-world.ts'
import { sweepPayments } from '../../sweep.ts'

const { stripe, world } = stripeOfFile()

const buy = (token: string, more: object = {}) => stripe.buy({ token, ...more })

describe('Stripe', () => {
  it('tokenises cards itself, without a sandbox beside it', async () => {
    const answer = await world.server.get('/api/v1/igreja/igreja-demo/tokenizador/?gateway=5')
    expect(answer.json<TokenizadorWire>()).toEqual({
      tipo: 'stripe',
      url: stripe.stand.url,
      chavePublica: 'pk_test_1',
      flagTeste: true,
    })
    expect(world.server.app.services.payments.sandbox).toBeUndefined()
    // pages may ask it, and no other provider
    expect(new Set(world.server.app.services.payments.gateways.tokenizers)).toEqual(new Set([stripe.stand.url]))
    await expect(world.token()).rejects.toThrow('not_found')
    const payment = await buy('pm_card_visa')
    expect((await world.atPaymentHost('GET', `/sandbox/${payment.pedido}`)).statusCode).toBe(404)
  })

  it('charges a card under the intent’s key, in the currency’s minor units', async () => {
    const payment = await buy('pm_card_visa', { amount: 12_345 })
    expect(payment).toMatchObject({
      situacao: 'aprovado',
      cartao: { bandeira: 'visa', final: '4242' },
      flagTeste: true,
      flagSandbox: false,
    })
    const call = stripe.stand.calls.findLast(({ path }) => path === '/v1/payment_intents')
    expect(call?.fields).toMatchObject({
      amount: String(payment.valorTotal),
      currency: 'brl',
      confirm: 'true',
      payment_method: 'pm_card_visa',
      'allowed_payment_method_types[0]': 'card',
      'metadata[pedido]': payment.pedido,
    })
    expect(call?.key).toMatch(/^[0-9a-f-]{36}$/)
    expect(call?.authorization).toBe('Bearer sk_test_1')
  })

  it('reports a refusal and its reason', async () => {
    expect(await buy('pm_card_declined')).toMatchObject({
      situacao: 'nao_aprovado',
      motivoRecusa: 'saldo_insuficiente',
    })
  })

  it('repeats a charge whose answer is lost under the same key, and charges once', async () => {
    stripe.stand.losing = 2 // the client itself tries a broken connection once more
    const before = stripe.stand.intents.size
    const payment = await buy('pm_card_visa')
    expect(payment.situacao).toBe('em_aberto')
    world.wait(31_000)
    await sweepPayments(world.server.app.services)
    expect(await stripe.stateOf(payment.pedido)).toBe('aprovado')
    expect(stripe.stand.intents.size).toBe(before + 1)
    const keys = stripe.stand.calls
      .filter(({ fields }) => fields['metadata[pedido]'] === payment.pedido)
      .map(({ key }) => key)
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
  })

  it('embeds the bank’s page, and trusts the gateway rather than the return address', async () => {
    const payment = await buy('pm_card_3ds')
    expect(payment.situacao).toBe('em_aberto')
    const path = new URL(payment.desafio?.url ?? '').pathname
    const page = await world.atPaymentHost('GET', path)
    expect(page.body).toContain('src="https://hooks.stripe.test/3ds"')
    expect(page.headers['content-security-policy']).toMatch(
      /frame-src https:;.*frame-ancestors http:\/\/demo\.localhost/,
    )
    await world.atPaymentHost('GET', `${path}/done?redirect_status=succeeded`)
    expect(await stripe.stateOf(payment.pedido)).toBe('em_aberto')
    const intent = stripe.intentOf(payment.pedido)
    stripe.stand.intents.set(String(intent['id']), { ...intent, status: 'succeeded', next_action: null })
    await world.atPaymentHost('GET', `${path}/done`)
    expect(await stripe.stateOf(payment.pedido)).toBe('aprovado')
  })

  it('settles a bank debit later, by a signed webhook that takes effect once', async () => {
    const payment = await buy('pm_bank_account', { method: 'ach' })
    expect(payment).toMatchObject({ situacao: 'em_analise', cartao: { bandeira: null, final: '6789' } })
    const call = stripe.stand.calls.findLast(({ path }) => path === '/v1/payment_intents')
    const mandate = 'mandate_data[customer_acceptance]'
    expect(call?.fields).toMatchObject({
      'allowed_payment_method_types[0]': 'us_bank_account',
      [`${mandate}[type]`]: 'online',
      [`${mandate}[online][ip_address]`]: '127.0.0.1',
      [`${mandate}[online][user_agent]`]: 'lightMyRequest',
    })
    const now = world.server.app.services.clock().getTime() / 1_000
    expect(Math.abs(Number(call?.fields[`${mandate}[accepted_at]`]) - now)).toBeLessThan(60)
    const intent = { ...stripe.intentOf(payment.pedido), status: 'succeeded' }
    const done = event('evt_1', 'payment_intent.succeeded', intent)
    expect((await stripe.send(done, { secret: 'whsec_of_somebody_else' })).statusCode).toBe(403)
    expect(await stripe.stateOf(payment.pedido)).toBe('em_analise')
    for (let times = 0; times < 3; times++) expect((await stripe.send(done)).statusCode).toBe(200)
    expect(await stripe.stateOf(payment.pedido)).toBe('aprovado')
    await stripe.send(event('evt_0', 'payment_intent.processing', { ...intent, status: 'processing' }))
    expect(await stripe.stateOf(payment.pedido)).toBe('aprovado')
    const stored = await world.server.database.admin('select evento from evento_gateway order by 1')
    expect(stored.map(({ evento }) => evento)).toEqual(['evt_0', 'evt_1'])
    stripe.stand.moneyBack.refund(String(stripe.intentOf(payment.pedido)['id']), undefined)
    await stripe.send(event('evt_2', 'charge.refunded', stripe.intentOf(payment.pedido)['latest_charge'] as object))
    expect(await stripe.stateOf(payment.pedido)).toBe('estornado')
  })

  it('ignores events of other products', async () => {
    const strange = { ...event('evt_9', 'payment_intent.succeeded', { id: 'pi_9', status: 'succeeded', metadata: {} }) }
    expect((await stripe.send(strange)).statusCode).toBe(200)
    expect((await stripe.send(event('evt_8', 'customer.created', { id: 'cus_9' }))).statusCode).toBe(200)
  })

  it('saves a card at its customer, and charges it there', async () => {
    const user = world.ana.user
    await buy('pm_card_visa', { user, save: true })
    const [kept] = await world.server.database.admin<{ id: number; referencia: string }>('select * from cartao')
    expect(kept?.referencia).toBe('cus_1/pm_card_visa')
    const payment = await stripe.buy({ token: null, user, card: Number(kept?.id) })
    expect(payment.situacao).toBe('aprovado')
    expect(stripe.stand.calls.at(-1)?.fields).toMatchObject({ customer: 'cus_1', payment_method: 'pm_card_visa' })
  })

  it.each([
    ['by the bank’s return page', 'done'],
    ['by a webhook that arrives twice', 'webhook'],
  ])('keeps a card that its bank has confirmed, notified %s', async (_name, way) => {
    await world.server.database.admin('delete from cartao')
    const user = world.ana.user
    const kept = () => world.server.database.admin('select usuario_id::int as user, referencia from cartao')
    const payment = await buy('pm_card_3ds', { user, save: true })
    expect(payment.situacao).toBe('em_aberto')
    const intent = { ...stripe.intentOf(payment.pedido), status: 'succeeded', next_action: null }
    stripe.stand.intents.set(String(stripe.intentOf(payment.pedido)['id']), intent)
    expect(await kept()).toEqual([])
    for (let times = 0; times < 2; times++) {
      if (way === 'webhook') await stripe.send(event(`evt_kept_${times}`, 'payment_intent.succeeded', intent))
      else await world.atPaymentHost('GET', `${new URL(payment.desafio?.url ?? '').pathname}/done`)
    }
    expect(await kept()).toEqual([{ user, referencia: 'cus_1/pm_card_3ds' }])
  })

  it('refunds a payment that arrives too late', async () => {
    const payment = await buy('pm_card_3ds')
    world.wait(16 * 60_000)
    await sweepPayments(world.server.app.services)
    expect(await stripe.stateOf(payment.pedido)).toBe('cancelado')
    expect(stripe.intentOf(payment.pedido)['status']).toBe('canceled')
    await stripe.send(
      event('evt_late', 'payment_intent.succeeded', { ...stripe.intentOf(payment.pedido), status: 'succeeded' }),
    )
    await sweepPayments(world.server.app.services)
    expect(await stripe.stateOf(payment.pedido)).toBe('estornado')
    expect(
      stripe.stand.calls.some(
        ({ path, fields }) =>
          path === '/v1/refunds' && fields['payment_intent'] === stripe.intentOf(payment.pedido)['id'],
      ),
    ).toBe(true)
  })
})

describe('a kept card, charged while its holder is not there', () => {
  const source = (reference: string) => ({
    kind: 'card' as const,
    reference,
    holder: 'Ana',
    brand: 'visa',
    lastDigits: '4242',
    validUntil: '03/2031',
    keep: false,
    offSession: true,
  })
  const charge = (reference: string) =>
    world.server.app.services.payments.gateways.of(8).charge({
      key: `off-session-${reference}`,
      church: world.churches.demo,
      order: 'A'.repeat(26),
      method: 'cartao_credito',
      amount: 1_000,
      currency: 'BRL',
      installments: 1,
      description: 'Dízimo',
      buyer: { name: 'Ana', email: 'ana@demo.test', cpf: null },
      source: source(reference),
      expiresAt: new Date(),
      dueOn: '2030-01-12',
    })

  it('is declared off-session, without a return page', async () => {
    expect(await charge('cus_1/pm_card_visa')).toMatchObject({ status: 'aprovado' })
    const { fields } = stripe.stand.calls.at(-1) ?? { fields: {} }
    expect(fields).toMatchObject({ off_session: 'true', customer: 'cus_1', payment_method: 'pm_card_visa' })
    expect(fields).not.toHaveProperty('return_url')
  })

  it('is refused when its bank requires confirmation, and leaves nothing pending', async () => {
    await expect(charge('cus_1/pm_card_3ds')).rejects.toMatchObject({ reason: 'autenticacao' })
  })
})
