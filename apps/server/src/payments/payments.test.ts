import { PagamentoWire } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wireOf } from '../testing/expect-wire.ts'
import { BANK, CARD, paid, type PaymentWorld, paymentWorld } from '../testing/payment-world.ts'
import { outcome } from '../testing/people.ts'
import { sweepPayments } from './sweep.ts'

let world: PaymentWorld
beforeAll(async () => {
  world = await paymentWorld()
})
afterAll(() => world.close())

let keys = 0
const key = () => `key-of-the-test-${++keys}`
const card = async (numero = CARD.numero) =>
  paid(await world.buy({ method: 'cartao_credito', key: key(), token: await world.token({ ...CARD, numero }) }))
const status = (code: string, user: number | string = 0) =>
  world.server.get(`/api/v1/usuario/${user}/pagamento/?pedido=${code}&igreja=${world.churches.demo}`)
const keptCards = (user: number) =>
  world.server.database.admin<{ final: string; referencia: string }>(
    'select final, referencia from cartao where usuario_id = $1 order by id',
    [user],
  )
const stateOf = async (code: string) => wireOf(PagamentoWire, await status(code)).situacao

describe('a payment by card', () => {
  it.each([
    ['4242 4242 4242 4242', 'aprovado', null],
    ['4000 0000 0000 0002', 'nao_aprovado', 'cartao_recusado'],
    ['4000 0000 0000 9235', 'em_analise', null],
  ])('with the number %s is %s', async (number, situacao, motivoRecusa) => {
    const payment = await card(number)
    expect(payment).toMatchObject({ situacao, motivoRecusa, flagTeste: true, flagSandbox: true })
    expect(payment.cartao).toEqual({ bandeira: 'visa', final: number.slice(-4) })
    expect(await stateOf(payment.pedido)).toBe(situacao)
  })

  it('has parts that add up to the total, with instalments and interest too', async () => {
    const token = await world.token()
    const payment = paid(
      await world.buy({ method: 'cartao_credito', key: key(), amount: 50_000, installments: 6, token }),
    )
    const { valor, taxaServico, taxaProcessamento, juros, valorTotal } = payment
    expect([valor, taxaServico, taxaProcessamento]).toEqual([50_000, 2_500, 2_134])
    expect(juros).toBeGreaterThan(0)
    expect(valor + taxaServico + taxaProcessamento + juros).toBe(valorTotal)
    expect(payment.valorParcela).toBe(Math.floor(valorTotal / 6))
  })

  it('is declined without a token, with a used one, and with one of another church', async () => {
    const token = await world.token()
    expect(paid(await world.buy({ method: 'cartao_credito', key: key(), token })).situacao).toBe('aprovado')
    for (const wrong of [null, token, 'tok_invented_by_somebody']) {
      const payment = paid(await world.buy({ method: 'cartao_credito', key: key(), token: wrong }))
      expect(payment.situacao).toBe('nao_aprovado')
    }
    const old = await world.token()
    world.wait(16 * 60_000)
    expect(paid(await world.buy({ method: 'cartao_credito', key: key(), token: old })).situacao).toBe('nao_aprovado')
  })

  it('has a token for 15 minutes, which the sweep deletes then and not before', async () => {
    const { admin } = world.server.database
    const stored = () => admin('select from token_pagamento')
    await admin('delete from token_pagamento')
    const token = await world.token()
    world.wait(15 * 60_000 - 1)
    await sweepPayments(world.server.app.services)
    expect(await stored()).toHaveLength(1)
    expect(paid(await world.buy({ method: 'cartao_credito', key: key(), token })).situacao).toBe('aprovado')
    world.wait(2)
    await sweepPayments(world.server.app.services)
    expect(await stored()).toHaveLength(0)
  })

  it('keeps the card for its member alone, who can pay with it again', async () => {
    const [user, other] = [world.ana.user, world.admin.user]
    const token = await world.token()
    await world.buy({ method: 'cartao_credito', key: key(), token, user, save: true })
    const [kept] = await world.server.database.admin<{ id: number; final: string; referencia: string }>(
      'select * from cartao',
    )
    expect(kept).toMatchObject({ final: '4242', titular: 'Ana Souza', validade: '12/2031' })
    const again = { method: 'cartao_credito', card: Number(kept?.id) } as const
    expect(paid(await world.buy({ ...again, key: key(), user })).situacao).toBe('aprovado')
    expect(paid(await world.buy({ ...again, key: key(), user: other })).situacao).toBe('nao_aprovado')
    expect(paid(await world.buy({ ...again, key: key() })).situacao).toBe('nao_aprovado')
  })

  it('stores no card number anywhere', async () => {
    await card()
    const tables = await world.server.database.admin<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    for (const { name } of tables) {
      const rows = await world.server.database.admin<{ row: string }>(`select t::text as row from ${name} t`)
      expect(
        // as a name of its own: the three letters also come by chance, within a hash
        rows.filter(({ row }) => /4242 ?4242|000123456789|\bcvv/i.test(row)),
        name,
      ).toEqual([])
    }
  })
})

describe('a 3-D Secure challenge', () => {
  it('is shown on the payment host, and its result decides', async () => {
    for (const [answer, situacao] of [
      ['confirm', 'aprovado'],
      ['decline', 'nao_aprovado'],
    ] as const) {
      const payment = await card('4000 0027 6000 3184')
      expect(payment).toMatchObject({
        situacao: 'em_aberto',
        desafio: { url: expect.stringMatching(/^http:\/\/pay\.localhost/) },
      })
      const path = new URL(payment.desafio?.url ?? '').pathname
      const page = await world.atPaymentHost('GET', path)
      expect(page.headers['content-security-policy']).toMatch(/frame-ancestors http:\/\/demo\.localhost/)
      const done = await world.atPaymentHost('POST', path, `answer=${answer}`)
      expect(done.body).toContain(`"challenge":"${payment.desafio?.id}"`)
      expect(await stateOf(payment.pedido)).toBe(situacao)
      expect((await status(payment.pedido)).json().desafio).toBeNull()
    }
  })

  it('keeps the card after success, if that was asked for', async () => {
    const user = world.admin.user
    const challenged = async (answer: string, save: boolean, payer: number | null = user) => {
      const token = await world.token({ ...CARD, numero: '4000 0027 6000 3184' })
      const payment = paid(await world.buy({ method: 'cartao_credito', key: key(), token, user: payer, save }))
      await world.atPaymentHost('POST', new URL(payment.desafio?.url ?? '').pathname, `answer=${answer}`)
    }
    await challenged('confirm', false)
    await challenged('decline', true)
    await challenged('confirm', true, null)
    expect(await keptCards(user)).toEqual([])
    await challenged('confirm', true)
    expect(await keptCards(user)).toEqual([{ final: '3184', referencia: 'sandbox_challenge' }])
  })
})

describe('other methods', () => {
  it.each([
    ['pix', 'pendente', 'pix'],
    ['boleto', 'pendente', 'boleto'],
    ['picpay', 'aguardando', 'carteira'],
    ['paypal', 'aguardando', 'paypal'],
    ['pix_manual', 'aguardando', 'pixManual'],
    ['dinheiro', 'aguardando', 'dinheiro'],
  ] as const)('%s is %s with its next step', async (method, situacao, step) => {
    const payment = paid(await world.buy({ method, key: key() }))
    expect(payment.situacao).toBe(situacao)
    expect(payment[step]).not.toBeNull()
    const page = `/sandbox/${payment.pedido}`
    expect((await world.atPaymentHost('GET', page)).body).toContain('value="pay"')
    expect((await world.atPaymentHost('POST', page, 'action=pay')).statusCode).toBe(303)
    expect(await stateOf(payment.pedido)).toBe('aprovado')
    expect((await status(payment.pedido)).json()[step]).toBeNull()
    await world.atPaymentHost('POST', page, 'action=pay')
    expect(await stateOf(payment.pedido)).toBe('aprovado')
    await world.atPaymentHost('POST', page, 'action=refund')
    expect(await stateOf(payment.pedido)).toBe('estornado')
  })

  it('ACH is decided by the account', async () => {
    const approved = await world.buy({ method: 'ach', key: key(), token: await world.token(BANK) })
    expect(paid(approved)).toMatchObject({ situacao: 'aprovado', cartao: { bandeira: null, final: '6789' } })
    const token = await world.token({ ...BANK, numeroConta: '000111111116' })
    const refused = paid(await world.buy({ method: 'ach', key: key(), token }))
    expect(refused).toMatchObject({ situacao: 'nao_aprovado', motivoRecusa: 'conta_recusada' })
    const wrongKind = await world.buy({ method: 'ach', key: key(), token: await world.token() })
    expect(paid(wrongKind).situacao).toBe('nao_aprovado')
  })

  it('a free order is approved at once', async () => {
    expect(paid(await world.buy({ method: null, key: key(), amount: 0 }))).toMatchObject({
      situacao: 'aprovado',
      valorTotal: 0,
    })
  })
})

describe('an order that is not paid in time', () => {
  it('is cancelled and notifies its feature, once; a late payment is refunded', async () => {
    const { services } = world.server.app
    const payment = paid(await world.buy({ method: 'pix', key: key() }))
    await sweepPayments(services)
    expect(await stateOf(payment.pedido)).toBe('pendente')
    world.wait(31 * 60_000)
    await Promise.all([sweepPayments(services), sweepPayments(services), sweepPayments(services)])
    expect(await stateOf(payment.pedido)).toBe('cancelado')
    await world.settle()
    const moves = world.announced.inside.filter(([code]) => code === payment.pedido)
    expect(moves).toEqual([
      [payment.pedido, 'em_aberto', 'pendente'],
      [payment.pedido, 'pendente', 'cancelado'],
    ])
    await world.atPaymentHost('POST', `/sandbox/${payment.pedido}`, 'action=pay')
    expect(await stateOf(payment.pedido)).toBe('cancelado')
    await sweepPayments(services)
    expect(await stateOf(payment.pedido)).toBe('estornado')
    const [book] = await world.server.database.admin('select situacao from sandbox_cobranca where pedido = $1', [
      payment.pedido,
    ])
    expect(book).toEqual({ situacao: 'estornado' })
  })

  it('is approved after all if the gateway has the money and its webhook was lost', async () => {
    const payment = paid(await world.buy({ method: 'pix', key: key() }))
    await world.server.app.services.payments.sandbox?.act(payment.pedido, 'aprovado')
    expect(await stateOf(payment.pedido)).toBe('pendente')
    world.wait(31 * 60_000)
    await sweepPayments(world.server.app.services)
    expect(await stateOf(payment.pedido)).toBe('aprovado')
  })
})

describe('access to an order', () => {
  it('needs the member’s bearer, or a guest order’s code', async () => {
    const own = paid(await world.buy({ method: 'pix', key: key(), user: world.ana.user }))
    const guest = paid(await world.buy({ method: 'pix', key: key() }))
    const { token } = await world.login(world.ana.email)
    const foreign = await world.login(world.eva.email)
    const read = (user: number, code: string, bearer?: string) =>
      world.server.get(`/api/v1/usuario/${user}/pagamento/?pedido=${code}&igreja=${world.churches.demo}`, {
        headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
      })
    expect(outcome(await read(world.ana.user, own.pedido, token))).toBe('200')
    expect(outcome(await read(world.ana.user, own.pedido))).toBe('401 unauthorized')
    expect(outcome(await read(world.ana.user, own.pedido, foreign.token))).toBe('404 not_found')
    expect(outcome(await read(0, own.pedido))).toBe('404 not_found')
    expect(outcome(await read(world.ana.user, guest.pedido, token))).toBe('404 not_found')
    expect(outcome(await read(0, guest.pedido))).toBe('200')
    expect(outcome(await read(0, 'A'.repeat(26)))).toBe('404 not_found')
    expect(
      outcome(
        await world.server.get(`/api/v1/usuario/0/pagamento/?pedido=${guest.pedido}&igreja=${world.churches.other}`),
      ),
    ).toBe('404 not_found')
  })
})
