import { PagamentoWire } from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Desk, saleDesk, withMethod } from '../modules/events/testing/desk.ts'
import { guest, purchaseOf } from '../modules/events/testing/sale.ts'
import { deferredNotices } from '../payments/orders/deferred-notices.ts'
import { sweepPayments } from '../payments/sweep.ts'
import { wireOf } from '../testing/expect-wire.ts'
import { runLine } from './testing/run-line.ts'

let desk: Desk
beforeAll(async () => {
  desk = await saleDesk()
})
afterAll(() => desk.world.close())
beforeEach(() => desk.world.server.database.admin('delete from limite'))

/** Like a process of its own: it sends no notices by itself. */
const run = (...args: string[]) => {
  const { payments, ...services } = desk.world.server.app.services
  return runLine({ ...services, payments: { ...payments, notices: deferredNotices } }, args)
}
let buyers = 0
type Method = 'dinheiro' | 'pix' | null
const buy = async (method: Method, event: number) => {
  const email = `buyer${++buyers}@cli.test`
  const body = purchaseOf(await desk.detail(event), 1, { comprador: guest(email) })
  const amounts = method === 'pix' ? { valorTotal: 5181 } : {}
  const { pedido } = wireOf(PagamentoWire, await desk.buy(event, withMethod(body, method, amounts)))
  await desk.world.mailsTo(email)
  return { code: pedido, email }
}
const stateOf = async (code: string) =>
  (
    await desk.world.server.database.admin<{ situacao: string }>('select situacao from pedido where codigo = $1', [
      code,
    ])
  )[0]?.situacao
const subjects = async (email: string) => (await desk.world.mailsTo(email)).map(({ subject }) => subject)

describe('the order commands', () => {
  it('list orders newest first, or only those that await the church', async () => {
    expect((await run('order', 'list', 'grace')).said).toBe('grace has no order yet')
    expect((await run('order', 'list', 'grace', '--awaiting')).said).toBe('grace awaits no payment')
    const event = await desk.onSale({ event: { nome: 'Retiro\u001b[2J de verão' } })
    const [cash, pix] = [await buy('dinheiro', event), await buy('pix', event)]
    const all = (await run('order', 'list', 'demo')).said.split('\n')
    expect(all.map((line) => line.split('  ')[0])).toEqual([pix.code, cash.code])
    const { said } = await run('order', 'list', 'demo', '--awaiting')
    expect(said.split('  ')).toEqual([
      cash.code,
      '2030-01-09T12:00Z',
      'awaiting payment',
      'BRL 50.00',
      'dinheiro',
      'Rui Prado',
      'Retiro [2J de verão',
    ])
  })

  it('confirm orders that were paid to the church, and send their tickets', async () => {
    const { code, email } = await buy('dinheiro', await desk.onSale())
    const done = await run('order', 'confirm', 'demo', code.toLowerCase())
    expect(done).toEqual({ code: 0, said: `${code} is now paid (BRL 50.00, Rui Prado)`, complained: '' })
    expect(await subjects(email)).toEqual(['Retiro: falta o pagamento', 'Retiro: seus ingressos'])
    const again = await run('order', 'confirm', 'demo', code)
    expect([again.code, again.complained]).toEqual([1, `${code} is paid already`])
    expect(await subjects(email)).toHaveLength(2)
  })

  it('cancel unpaid orders, and free their places', async () => {
    const event = await desk.onSale()
    const { code, email } = await buy('dinheiro', event)
    const { code: byPix } = await buy('pix', event)
    expect(await desk.taken(event)).toEqual([2])
    expect((await run('order', 'cancel', 'demo', code)).said).toContain(`${code} is now cancelled`)
    expect((await run('order', 'cancel', 'demo', byPix)).code).toBe(0)
    expect(await desk.taken(event)).toEqual([0])
    expect((await subjects(email)).at(-1)).toBe('Retiro: inscrição cancelada')
    const [book] = await desk.world.server.database.admin('select situacao from sandbox_cobranca where pedido = $1', [
      byPix,
    ])
    expect(book).toEqual({ situacao: 'cancelado' }) // its gateway accepts no payment any more
    expect((await run('order', 'confirm', 'demo', code)).complained).toContain('is cancelled already; its places')
    expect((await run('order', 'cancel', 'demo', code)).complained).toBe(`${code} is cancelled already`)
  })

  it('call gifts gifts: they hold no places', async () => {
    const { code } = await buy('dinheiro', await desk.onSale())
    await desk.world.server.database.admin(`update pedido set tipo = 'doacao' where codigo = $1`, [code])
    await run('order', 'confirm', 'demo', code)
    const refunded = await run('order', 'refund', 'demo', code)
    expect(refunded.said).toContain('Give the giver BRL 50.00 yourself')
    const again = await run('order', 'confirm', 'demo', code)
    expect(again.complained).toBe(`${code} is refunded already; the person has to give again`)
  })

  it('keep orders that turn out to be paid while they are cancelled', async () => {
    const { code } = await buy('pix', await desk.onSale())
    await desk.world.server.app.services.payments.sandbox?.act(code, 'aprovado')
    const { code: exit, complained } = await run('order', 'cancel', 'demo', code)
    expect([exit, complained]).toEqual([1, `${code} has become paid meanwhile`])
    expect(await stateOf(code)).toBe('aprovado')
  })

  it('refuse to end an order whose charge is unknown', async () => {
    const { code } = await buy('pix', await desk.onSale())
    await desk.world.server.database.admin(
      `update cobranca set situacao = 'enviada' where pedido_id = (select id from pedido where codigo = $1)`,
      [code],
    )
    expect((await run('order', 'cancel', 'demo', code)).complained).toContain('has not said yet')
    expect(await stateOf(code)).toBe('pendente')
  })

  it('refund paid orders, by hand or by their gateway, once', async () => {
    const event = await desk.onSale()
    const [cash, pix, free] = [
      await buy('dinheiro', event),
      await buy('pix', event),
      await buy(null, await desk.onSale({ lots: [{ valor: 0 }] })),
    ]
    const { services } = desk.world.server.app
    expect((await run('order', 'refund', 'demo', cash.code)).complained).toContain(
      'is awaiting payment: only what is paid',
    )
    await run('order', 'confirm', 'demo', cash.code)
    const byHand = await run('order', 'refund', 'demo', cash.code)
    expect([byHand.code, byHand.said]).toEqual([0, expect.stringContaining('Give the buyer BRL 50.00 yourself')])
    expect(await stateOf(cash.code)).toBe('estornado')

    await services.payments.sandbox?.act(pix.code, 'aprovado')
    await run('order', 'cancel', 'demo', pix.code)
    expect((await run('order', 'refund', 'demo', pix.code)).said).toContain('BRL 51.81 goes back')
    expect((await run('order', 'refund', 'demo', pix.code)).complained).toBe(`${pix.code} is on its way back already`)
    await sweepPayments(services)
    expect(await stateOf(pix.code)).toBe('estornado')
    expect((await subjects(pix.email)).at(-1)).toBe('Retiro: valor devolvido')
    expect(await desk.taken(event)).toEqual([0])

    expect((await run('order', 'refund', 'demo', free.code)).said).toMatch(/^\S+ is now refunded[^\n]+$/)
  })

  it.each([
    [['confirm', 'nowhere', 'A'.repeat(26)], 'there is no church with the code nowhere'],
    [['confirm', 'demo', 'A'.repeat(26)], 'see: order list demo'],
    [['cancel', 'demo', 'x'], 'demo has no order x'],
  ])('name a church or order that does not exist (%j)', async (args, words) => {
    const { code, complained } = await run('order', ...args)
    expect([code, complained]).toEqual([1, expect.stringContaining(words)])
  })

  it('refuse to confirm orders of another church, and those that a gateway confirms', async () => {
    const [cash, pix] = [await buy('dinheiro', await desk.onSale()), await buy('pix', await desk.onSale())]
    expect((await run('order', 'confirm', 'other', cash.code)).complained).toContain('other has no order')
    expect((await run('order', 'confirm', 'demo', pix.code)).complained).toContain('is paid by pix, and its gateway')
    expect([await stateOf(cash.code), await stateOf(pix.code)]).toEqual(['aguardando', 'pendente'])
  })
})
