import { CaptchaWire, PagamentoWire } from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wireOf } from '../../../testing/expect-wire.ts'
import { outcome, people } from '../../../testing/people.ts'
import { sweepPayments } from '../../../payments/sweep.ts'
import { type Desk, saleDesk, withMethod } from '../testing/desk.ts'
import { guest, newKey, purchaseOf } from '../testing/sale.ts'

const HALF_HOUR = 30 * 60_000

let desk: Desk
let event: number
beforeAll(async () => {
  desk = await saleDesk()
  await desk.world.server.database.admin(`update metodo_pagamento set configuracao = '{}'`)
  await desk.world.server.database.admin('update igreja set versao = versao + 1')
})
afterAll(() => desk.world.close())
beforeEach(async () => {
  await desk.world.server.database.admin('delete from limite')
  await desk.world.server.database.admin('delete from retencao')
  event = await desk.onSale({ event: { qtdeMaxCompra: 50 }, lots: [{ quantidade: 500 }] })
})

let number = 0
/** An unknown person: a new e-mail, and a CPF only if given. */
const stranger = (cpf: string | null = '529.982.247-25', email = `hold-${++number}@sale.test`) => ({
  ...guest(email),
  cpf,
})
/** Distinct valid CPFs. */
function cpfOf(seed: number): string {
  const digits = [...String(100_000_000 + seed)].map(Number)
  for (const length of [10, 11]) {
    const sum = digits.reduce((total, digit, index) => total + digit * (length - index), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}
const order = async (count: number, method: 'boleto' | 'pix' | 'dinheiro', comprador = stranger()) =>
  withMethod(purchaseOf(await desk.detail(event), count, { comprador }), method)
const solved = async <T extends object>(body: T) => ({ ...body, captcha: await desk.world.solve() })
const places = async () => (await desk.taken(event))[0] ?? 0
const held = () => desk.world.server.database.admin('select sujeito from retencao')

describe('unpaid places', () => {
  it('by boleto from one address are limited to a part of the event, with any e-mails and documents', async () => {
    const refusals = new Set<string>()
    for (let tries = 0; tries < 14; tries++) {
      const body = await solved(await order(10, 'boleto', stranger(cpfOf(tries))))
      const answer = await desk.send(event, body, { ip: '203.0.113.7' })
      if (answer.statusCode !== 200) refusals.add(outcome(answer))
    }
    expect([...refusals]).toEqual(['409 unpaid_limit'])
    expect(await places()).toBeGreaterThanOrEqual(30)
    expect(await places()).toBeLessThanOrEqual(90)
  })

  it('by boleto from one network are limited to a part of the event', async () => {
    for (let tries = 0; tries < 22; tries++) {
      const body = await solved(await order(10, 'boleto', stranger(cpfOf(tries))))
      await desk.send(event, body, { ip: `198.51.100.${tries}` })
    }
    expect(await places()).toBeLessThanOrEqual(180)
  })

  it.each([
    [
      'an e-mail, however it is spelled',
      () => stranger(cpfOf(++number), number % 2 ? 'one@sale.test' : 'ONE+x@sale.test'),
    ],
    ['a document', () => stranger(cpfOf(7))],
  ])('are counted for %s, over all addresses', async (_of, someone) => {
    expect(outcome(await desk.send(event, await solved(await order(10, 'boleto', someone()))))).toBe('200')
    const codes = []
    for (let tries = 0; tries < 4; tries++) {
      const body = await solved(await order(10, 'boleto', someone()))
      codes.push(outcome(await desk.send(event, body, { ip: `198.18.${tries}.1` })))
    }
    expect(codes.at(-1)).toBe('409 unpaid_limit')
    expect(await places()).toBeLessThanOrEqual(20)
  })

  it('are counted for a member, unaffected by what guests do', async () => {
    const named = { ...stranger(), email: desk.world.ana.email }
    await desk.send(event, await order(10, 'boleto', named), { ip: '203.0.113.8' })
    const own = await order(10, 'boleto')
    expect(outcome(await desk.send(event, own, { ...desk.asAna, ip: '203.0.113.8' }))).toBe('200')
    const more = []
    for (let tries = 0; tries < 3; tries++) more.push(outcome(await desk.send(event, own, desk.asAna)))
    expect(more.at(-1)).toBe('409 unpaid_limit')
  })

  it('never exceed the limit with concurrent orders', async () => {
    const body = await order(10, 'boleto', stranger(null, 'at-once@sale.test'))
    const bodies = await Promise.all(
      Array.from({ length: 12 }, () => solved({ ...body, comprador: stranger(cpfOf(9)) })),
    )
    const codes = await Promise.all(bodies.map(async (one) => outcome(await desk.send(event, one))))
    expect(codes.filter((code) => code === '200').length).toBeLessThanOrEqual(2)
    expect(new Set(codes)).toEqual(new Set(['200', '409 unpaid_limit']))
    expect(await places()).toBe(10 * codes.filter((code) => code === '200').length)
  })

  describe('free of charge', () => {
    const free = async (count: number, comprador = stranger(cpfOf(++number))) =>
      solved(purchaseOf(await desk.detail(event), count, { comprador }))
    beforeEach(async () => {
      event = await desk.onSale({ event: { qtdeMaxCompra: 50 }, lots: [{ valor: 0, quantidade: 2_000 }] })
    })

    it('of guests at one address are limited to a part of the event, until the event is over', async () => {
      const ip = '203.0.113.9'
      const codes = []
      for (let tries = 0; tries < 6; tries++) codes.push(outcome(await desk.send(event, await free(50), { ip })))
      expect(codes.slice(0, 4)).toEqual(['200', '200', '200', '200'])
      expect(codes.slice(4)).toEqual(['409 unpaid_limit', '409 unpaid_limit'])
      expect(await places()).toBe(200)
      await desk.world.server.database.admin(`update retencao set ate = $1`, [desk.world.server.app.services.clock()])
      expect(outcome(await desk.send(event, await free(50), { ip }))).toBe('200')
    })

    it('need a captcha from a guest’s third order on, but not for members', async () => {
      const codes = []
      for (let tries = 0; tries < 3; tries++) {
        const { captcha: _solved, ...body } = await free(1)
        codes.push(outcome(await desk.send(event, body, { ip: '203.0.113.10' })))
      }
      expect(codes).toEqual(['200', '200', '403 captcha_required'])
      const own = []
      for (let tries = 0; tries < 4; tries++) {
        const body = purchaseOf(await desk.detail(event), 1, { comprador: null })
        own.push(outcome(await desk.send(event, body, desk.asAna)))
      }
      expect(own).toEqual(['200', '200', '200', '200'])
    })

    it('are released when the order is cancelled', async () => {
      const { pedido } = wireOf(PagamentoWire, await desk.send(event, await free(50)))
      expect(await held()).not.toEqual([])
      await desk.world.server.database.admin(`update pedido set situacao = 'cancelado' where codigo = $1`, [pedido])
      expect(await held()).toEqual([])
    })
  })

  it('are released from the limit once they are paid', async () => {
    const paid = wireOf(PagamentoWire, await desk.send(event, await order(50, 'pix', stranger(cpfOf(11)))))
    const more = await solved(await order(1, 'pix', stranger(cpfOf(11))))
    expect(outcome(await desk.send(event, more))).toBe('409 unpaid_limit')
    await desk.world.server.app.inject({
      method: 'POST',
      url: `/sandbox/${paid.pedido}`,
      payload: 'action=pay',
      headers: { host: 'pay.localhost', 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(await held()).toEqual([])
    expect(outcome(await desk.send(event, await order(1, 'pix', stranger(cpfOf(11)))))).toBe('200')
  })

  it('are released when they expire', async () => {
    expect(outcome(await desk.send(event, await order(50, 'pix', stranger(cpfOf(12)))))).toBe('200')
    desk.world.wait(HALF_HOUR + 1_000)
    await sweepPayments(desk.world.server.app.services)
    expect(await held()).toEqual([])
    expect(await places()).toBe(0)
    expect(outcome(await desk.send(event, await order(50, 'pix', stranger(cpfOf(12)))))).toBe('200')
  })
})

describe('a guest with two unpaid orders', () => {
  const from = { ip: '192.0.2.1' }

  it.each([
    ['address', () => stranger(), '192.0.2.1'],
    ['network', () => stranger(), '192.0.2.99'],
    ['e-mail', () => stranger(null, 'same@sale.test'), '198.18.9.9'],
  ])('of one %s needs a captcha, and buys with it under the same key', async (_of, someone, ip) => {
    for (let orders = 0; orders < 2; orders++) {
      const first = await order(1, 'dinheiro', someone())
      expect(outcome(await desk.send(event, first, from))).toBe('200')
    }
    const key = newKey()
    const body = await order(1, 'dinheiro', someone())
    expect(outcome(await desk.send(event, body, { ip, key }))).toBe('403 captcha_required')
    expect(outcome(await desk.send(event, { ...body, captcha: 'made-up' }, { ip, key }))).toBe('400 captcha_invalid')
    expect(await places()).toBe(2)
    const withCaptcha = await solved(body)
    const bought = wireOf(PagamentoWire, await desk.send(event, withCaptcha, { ip, key }))
    // retried, as after a lost answer: the same order, with the used captcha or without
    for (const again of [withCaptcha, body]) {
      expect(wireOf(PagamentoWire, await desk.send(event, again, { ip, key })).pedido).toBe(bought.pedido)
    }
    expect(await places()).toBe(3)
  })

  it('needs one for each further order: a captcha is valid once', async () => {
    for (let orders = 0; orders < 2; orders++) await desk.send(event, await order(1, 'dinheiro'), from)
    const captcha = await desk.world.solve()
    expect(outcome(await desk.send(event, { ...(await order(1, 'dinheiro')), captcha }, from))).toBe('200')
    expect(outcome(await desk.send(event, { ...(await order(1, 'dinheiro')), captcha }, from))).toBe(
      '400 captcha_invalid',
    )
  })

  it('does not make members at the same address solve one', async () => {
    for (let orders = 0; orders < 2; orders++) await desk.send(event, await order(1, 'dinheiro'), from)
    const { token } = await desk.world.login(desk.world.ana.email)
    for (let orders = 0; orders < 3; orders++) {
      const own = { ...(await order(1, 'dinheiro')), comprador: null }
      expect(outcome(await desk.send(event, own, { user: desk.world.ana.user, token, ...from }))).toBe('200')
    }
  })
})

it('orders use the proof of work even with reCAPTCHA, whose script payment pages do not have', async () => {
  const world = await people(undefined, { recaptchaSiteKey: 'site', recaptchaSecret: 'secret' })
  const asked = async (query: string) =>
    wireOf(CaptchaWire, await world.server.get(`/api/v1/captcha/desafio/${query}`)).tipo
  expect([await asked(''), await asked('?para=pedido')]).toEqual(['recaptcha', 'altcha'])
  const captcha = await world.solve()
  expect(await world.server.app.services.auth.orderCaptcha.solved(captcha, '10.0.0.1')).toBe(true)
  await world.close()
})
