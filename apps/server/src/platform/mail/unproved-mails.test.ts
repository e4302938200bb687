import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { PagamentoWire } from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Desk, saleDesk } from '../../modules/events/testing/desk.ts'
import { guest, newKey, purchaseOf } from '../../modules/events/testing/sale.ts'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome } from '../../testing/people.ts'

const DAY = 86_400_000
/** Text that a spammer would put before a stranger. */
const WORDS = ['Ligue Agora', 'Ganhe Dinheiro', 'Clique Sempre']

let desk: Desk
let free: number
let priced: number
let reason: number
beforeAll(async () => {
  desk = await saleDesk()
  const fields = [{ nome: 'Recado', tipo: 'texto' as const }]
  free = await desk.onSale({ event: { nome: 'Ceia' }, lots: [{ valor: 0 }], fields })
  priced = await desk.onSale({ event: { nome: 'Retiro' }, fields })
  const [row] = await desk.world.server.database.admin<{ id: string }>(
    `insert into pagamento_motivo (igreja_id, nome) values ($1, 'Dízimo') returning id`,
    [desk.world.churches.demo],
  )
  reason = Number(row?.id)
})
afterAll(() => desk.world.close())
beforeEach(() => desk.world.server.database.admin('delete from limite'))

const buy = async (event: number, email: string) => {
  const seen = await desk.detail(event)
  const [buyer = '', holder = '', answer = ''] = WORDS
  const body = purchaseOf(seen, 1, { comprador: { ...guest(email), nome: buyer } })
  const respostas = [{ idCampo: seen.campos[0]?.id ?? 0, valor: answer }]
  const ingressos = body.ingressos.map((ticket) => ({ ...ticket, titular: holder, respostas }))
  return wireOf(PagamentoWire, await desk.buy(event, { ...body, ingressos }))
}
const give = async (email: string) =>
  wireOf(
    PagamentoWire,
    await desk.world.order({
      method: 'POST',
      url: `/api/v1/pagamento/?igreja=${desk.world.churches.demo}`,
      headers: { 'idempotency-key': newKey() },
      payload: {
        idUsuario: null,
        motivos: [{ idMotivo: reason, valor: 5_000 }],
        flagUsuarioTaxa: false,
        valorTotal: 5_000,
        comprador: { ...guest(email), nome: WORDS[0] },
        pagamento: { metodoPagamento: 'dinheiro', qtdeParcelas: 1, token: null, idCartao: null, salvarCartao: false },
      },
    }),
  )
const register = async (email: string, ip = '10.9.0.1') =>
  desk.world.post(
    `/igreja/${desk.world.churches.demo}/usuario/`,
    { nome: 'Rui', sobrenome: 'Prado', email, senha: 'Trouxe-pao-7#', captcha: await desk.world.solve() },
    { ip },
  )
const play = (order: string, action: 'pay' | 'refund') =>
  desk.world.server.app.inject({
    method: 'POST',
    url: `/sandbox/${order}`,
    payload: `action=${action}`,
    headers: { host: 'pay.localhost', 'content-type': 'application/x-www-form-urlencoded' },
  })
const subjects = async (email: string) => (await desk.world.mailsTo(email)).map(({ subject }) => subject)

describe('an unverified address', () => {
  it('gets two mails a day, of orders, tickets and gifts together', async () => {
    const email = 'flooded@mail.test'
    await buy(priced, email)
    await give(email)
    expect(await subjects(email)).toHaveLength(2)
    const third = await buy(free, email)
    for (const spelled of [email.toUpperCase(), 'flooded+1@mail.test']) await buy(free, spelled)
    expect(await subjects(email)).toHaveLength(2)
    expect(await subjects('flooded+1@mail.test')).toEqual([])
    expect(await subjects(email.toUpperCase())).toEqual([])
    // the buyer still has the order by its link
    const { demo } = desk.world.churches
    const seen = await desk.world.server.get(`/api/v1/usuario/0/pagamento/?pedido=${third.pedido}&igreja=${demo}`)
    expect(wireOf(PagamentoWire, seen).situacao).toBe('aprovado')
    desk.world.wait(DAY)
    await buy(free, email)
    expect(await subjects(email)).toHaveLength(3)
  })

  it('gets every mail about its payments even when the daily mails are used up', async () => {
    const email = 'payer@mail.test'
    for (let strangers = 0; strangers < 3; strangers++) await buy(free, email)
    expect(await subjects(email)).toHaveLength(2)
    const { pedido } = await buy(priced, email)
    expect(await subjects(email)).toHaveLength(2) // not paid yet
    await play(pedido, 'pay')
    expect(await subjects(email)).toHaveLength(3)
    await play(pedido, 'refund')
    expect(await subjects(email)).toHaveLength(4)
  })

  it('gets all mails about payments, delayed when they exceed the daily limit', async () => {
    const { outbox } = desk.world.server.app.services
    const to = 'many@mail.test'
    const mail = { fromName: 'A', to, subject: 'Paid', text: 'a', html: 'a', isOfPayment: true }
    for (let paid = 0; paid < 22; paid++) await outbox.add(mail)
    expect(await subjects(to)).toHaveLength(20)
    desk.world.wait(DAY)
    expect(await subjects(to)).toHaveLength(22)
  })

  it('is asked to wait at registration once its mails are used up', async () => {
    const email = 'registers@mail.test'
    await buy(free, email)
    await give(email)
    expect(await subjects(email)).toHaveLength(2)
    const answer = await register(email)
    expect(outcome(answer)).toBe('429 rate_limited')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(await subjects(email)).toHaveLength(2)
    desk.world.wait(DAY)
    expect(outcome(await register(email, '10.9.0.2'))).toBe('200')
    expect(await subjects(email)).toHaveLength(3)
  })

  it('gets none of the sender’s text: no name, no holder, no answer', async () => {
    for (const [index, order] of [
      () => buy(free, 'words0@mail.test'),
      () => buy(priced, 'words1@mail.test'),
      () => give('words2@mail.test'),
    ].entries()) {
      await order()
      const [mail] = await desk.world.mailsTo(`words${index}@mail.test`)
      expect(mail?.text).toMatch(/^Olá, visitante/)
      for (const word of WORDS) expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain(word)
    }
  })
})

describe('a verified address', () => {
  it('gets every mail, with the buyer’s name', async () => {
    const { email } = desk.world.ana
    const before = (await subjects(email)).length
    for (let orders = 0; orders < 4; orders++) await buy(free, email)
    const mails = await desk.world.mailsTo(email)
    expect(mails.length - before).toBe(4)
    expect(mails.at(-1)?.text).toContain('Olá, Ligue Agora!')
  })
})

it('only the outbox stores mails', async () => {
  const source = path.join(import.meta.dirname, '../..')
  const names = (await readdir(source, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const storing = []
  for (const name of names) {
    const text = await readFile(path.join(source, name), 'utf8')
    if (/insert\(emailSaida\)|insert into email_saida/.test(text)) storing.push(path.basename(name))
  }
  expect(storing).toEqual(['outbox.ts'])
})
