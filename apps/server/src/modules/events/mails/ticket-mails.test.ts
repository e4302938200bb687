import { type CompraWire, EventoDetalheWire, PagamentoWire } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownerTransaction } from '../../../database/owner-transaction.ts'
import { MailRefused } from '../../../platform/mail/compose-mail.ts'
import { wireOf } from '../../../testing/expect-wire.ts'
import { type People, people } from '../../../testing/people.ts'
import { settle } from '../../../payments/pay.ts'
import type { Order } from '../../../payments/payments.ts'
import { guest, newKey, purchaseOf, putOnSale, takeMoney } from '../testing/sale.ts'
import { ticketMail } from './ticket-mails.ts'

let world: People
let free: number
let paid: number
beforeAll(async () => {
  world = await people()
  await ownerTransaction(world.server.database, async ({ db, enterChurch }) => {
    await enterChurch(world.churches.demo)
    await takeMoney(db, world.churches.demo)
    const local = { nome: 'Sítio Verava', endereco: null, latitude: null, longitude: null }
    free = await putOnSale(db, world.churches.demo, { event: { nome: 'Ceia', local }, lots: [{ valor: 0 }] })
    paid = await putOnSale(db, world.churches.demo, { event: { nome: 'Retiro {buyer}', local } })
  })
})
afterAll(() => world.close())

const buy = async (event: number, email: string, change: (body: CompraWire) => CompraWire, language = 'pt-BR') => {
  const seen = wireOf(EventoDetalheWire, await world.server.get(`/api/v1/igreja/igreja-demo/evento/${event}/`))
  return wireOf(
    PagamentoWire,
    await world.order({
      method: 'POST',
      url: `/api/v1/usuario/0/evento/${event}/inscricao/?igreja=${world.churches.demo}`,
      payload: change(purchaseOf(seen, 2, { comprador: guest(email) })),
      headers: { 'idempotency-key': newKey(), 'accept-language': language },
    }),
  )
}
const byPix = (body: CompraWire): CompraWire => ({
  ...body,
  valorTotal: 10_332,
  pagamento: { ...body.pagamento, metodoPagamento: 'pix' },
})
const orderOf = async (code: string) => {
  const [row] = await world.server.database.admin<{ igrejaId: number; id: string }>(
    'select igreja_id as "igrejaId", id from pedido where codigo = $1',
    [code],
  )
  return { igrejaId: row?.igrejaId ?? 0, id: Number(row?.id) } as Order
}

describe('mails about tickets', () => {
  it('contain the tickets as PDF, with the receipt, once they are paid', async () => {
    const order = await buy(free, 'free@mail.test', (body) => body)
    const [mail, ...more] = await world.mailsTo('free@mail.test')
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Ceia: seus ingressos')
    expect(mail?.text).toContain(`Pedido: ${order.pedido}`)
    expect(mail?.text).toContain('Sítio Verava')
    expect(mail?.text).toContain(`/checkout/thank-you?order=${order.pedido}`)
    const [pdf] = mail?.attachments ?? []
    const bytes = Buffer.from(pdf?.base64 ?? '', 'base64').toString('latin1')
    expect(bytes.startsWith('%PDF-')).toBe(true)
    expect(bytes.match(/\/Type \/Page\b/g)).toHaveLength(2)
  })

  it.each([
    ['pt-BR', 'falta o pagamento', 'R$'],
    ['en', 'payment is still due', 'R$'],
    ['es-MX', 'falta el pago', 'BRL'],
  ])('explain in %s how to pay, then that the order expired', async (language, subject) => {
    const email = `pix.${language.toLowerCase()}@mail.test`
    const order = await buy(paid, email, byPix, language)
    const [first] = await world.mailsTo(email)
    expect(first?.subject).toBe(`Retiro {buyer}: ${subject}`)
    expect(first?.text).toContain(order.pix?.codigo)
    expect(first?.text).not.toMatch(/undefined|\{(?!buyer)\w+\}/)
    await settle(world.server.app.services, await orderOf(order.pedido), {
      status: 'cancelado',
      refusal: null,
      step: {},
    })
    const mails = await world.mailsTo(email)
    expect(mails).toHaveLength(2)
    expect(mails[1]?.attachments).toBeUndefined()
    expect(mails[1]?.text).toContain(`/event/${paid}`)
  })

  it('itemise what was paid', async () => {
    const order = await buy(paid, 'paid@mail.test', byPix, 'en')
    // sent by itself a moment later: before the payment here, so that the mails are the same on a busy machine
    expect(await world.mailsTo('paid@mail.test')).toHaveLength(1)
    await settle(world.server.app.services, await orderOf(order.pedido), {
      status: 'aprovado',
      refusal: null,
      step: {},
    })
    const [, mail, ...more] = await world.mailsTo('paid@mail.test')
    expect(more).toEqual([])
    const text = mail?.text ?? ''
    expect(text).toContain('Tickets: R$100.00')
    expect(text).toContain('Fees: R$3.32')
    expect(text).toContain('Total: R$103.32 · Pix')
  })

  it('are refused if a name could begin a header', () => {
    const order = {
      comprador: { nome: 'Rui', email: 'a@b.test' },
      passo: {},
      dataExpiracao: null,
      dataUltimaAlteracao: new Date(0),
      moeda: 'BRL',
    } as unknown as Order
    const dates = { dataInicio: new Date(0), dataFim: new Date(1) }
    const event = { id: 1, nome: 'Ceia\r\nBcc: x@y.test', ...dates, local: null, flagOnline: false }
    const church = { nome: 'Igreja', corApp: '#123456', fusoHorario: 'UTC' } as Parameters<
      typeof ticketMail
    >[0]['church']
    const about = { kind: 'over', church, event, order, language: 'en', origin: 'http://x', hasNames: true } as const
    expect(() => ticketMail(about)).toThrow(MailRefused)
  })
})

describe('a printable ticket', () => {
  const pdf = (path: string, query: string) =>
    world.server.get(`/api/v1/usuario/0/evento/${free}/inscricao/${path}?igreja=${world.churches.demo}${query}`)

  it('needs the order’s code, for one ticket or all', async () => {
    const order = await buy(free, 'print@mail.test', (body) => body)
    const [row] = await world.server.database.admin<{ id: string }>(
      'select i.id from inscricao i join pedido p on p.id = i.pedido_id where p.codigo = $1 limit 1',
      [order.pedido],
    )
    const all = await pdf('pdf', `&pedido=${order.pedido}`)
    expect([all.statusCode, all.headers['content-type'], all.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ])
    const one = await pdf(`${row?.id}/pdf`, `&pedido=${order.pedido}&idioma=es`)
    expect(one.rawPayload.length).toBeLessThan(all.rawPayload.length)
    expect((await pdf(`${row?.id}/pdf`, '')).statusCode).toBe(404)
    expect((await pdf('pdf', `&pedido=${'A'.repeat(26)}`)).statusCode).toBe(404)
    const unpaid = await buy(paid, 'unpaid@mail.test', byPix)
    const url = `/api/v1/usuario/0/evento/${paid}/inscricao/pdf?igreja=${world.churches.demo}&pedido=${unpaid.pedido}`
    expect((await world.server.get(url)).statusCode).toBe(404)
  })
})
