import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { outcome } from '../../testing/people.ts'
import { answerFileForm } from './testing/answer-file-form.ts'
import { type Desk, saleDesk } from './testing/desk.ts'
import { days, purchaseOf } from './testing/sale.ts'
import { MAX_ADDRESS_BYTES, MAX_CHURCH_BYTES, MAX_EVENT_BYTES } from './unbound-files.ts'

let desk: Desk
beforeAll(async () => {
  desk = await saleDesk()
})
afterEach(() => sql('delete from arquivo_resposta; delete from limite'))
afterAll(() => desk.world.close())

const sql = <T = Record<string, unknown>>(text: string, values?: unknown[]) =>
  desk.world.server.database.admin<T & Record<string, unknown>>(text, values)
type Planned = Parameters<Desk['onSale']>[0]
const asking = (planned: Planned = {}) =>
  desk.onSale({ lots: [{ valor: 0 }], fields: [{ nome: 'Foto', tipo: 'arquivo' }], ...planned })
const PDF = Buffer.from('%PDF-1.7 x')
const send = (event: number, from = '10.0.0.1') =>
  desk.world.server.app.inject({ ...answerFileForm(event, PDF), remoteAddress: from })
const stored = async () => (await sql('select from arquivo_resposta')).length
/** Stores a file that is as large as it says. */
const keep = (
  event: number,
  bytes: number,
  { ticket = null as number | null, sent = days(0), count = 1 } = {},
): Promise<unknown> =>
  sql(
    `insert into arquivo_resposta (igreja_id, codigo, evento_id, inscricao_id, nome, tipo, tamanho, bytes, data_cadastro,
       data_expiracao)
     select igreja_id, 'kept_' || n, id, $3, 'x', 'application/pdf', $2, '\\x00', $4, $5
     from evento, generate_series(1, $6::int) n where id = $1`,
    [event, bytes, ticket, sent, ticket === null ? days(1) : null, count],
  )

describe('a file for an event that takes no registrations', () => {
  it.each<[string, string, Planned]>([
    ['EVT_REG_002', 'is over', { event: { dataInicio: days(-2), dataFim: days(-1) } }],
    ['EVT_REG_002', 'has closed its registration', { event: { dataFimInscricao: days(-1) } }],
    ['EVT_REG_002', 'was closed by the church', { event: { situacao: 'indisponivel' } }],
    ['EVT_REG_002', 'sells nothing', { lots: [] }],
    ['EVT_REG_019', 'is not on sale yet', { event: { dataInicioInscricao: days(1) } }],
    ['EVT_REG_001', 'is sold out', { lots: [{ quantidade: 0 }] }],
  ])('is refused with %s and not stored when the event %s', async (code, _what, planned) => {
    expect(outcome(await send(await asking(planned)))).toBe(`409 ${code}`)
    expect(await stored()).toBe(0)
  })
})

describe('files without a registration', () => {
  const refused = async (event: number, from?: string) => {
    const before = await stored()
    const answer = await send(event, from)
    expect([outcome(answer), answer.headers['retry-after']]).toEqual(['429 rate_limited', '600'])
    expect(await stored()).toBe(before)
  }

  it('are refused beyond the bytes of an event, and taken for another', async () => {
    const event = await asking()
    await keep(event, MAX_EVENT_BYTES - 1)
    await refused(event)
    expect(outcome(await send(await asking()))).toBe('200')
  })

  it('are refused beyond the bytes of a church, whichever events they are for', async () => {
    const [first, second, third] = [await asking(), await asking(), await asking()]
    await keep(first, MAX_CHURCH_BYTES / 2)
    await sql(`update arquivo_resposta set codigo = 'first'`)
    await keep(second, MAX_CHURCH_BYTES / 2 - 1)
    await refused(third)
  })

  it('are refused beyond the bytes of an address, whichever events they are for, and taken from others', async () => {
    const [first, second] = [await asking(), await asking()]
    for (const from of ['10.0.0.1', '2001:db8::1']) {
      expect(outcome(await send(first, from))).toBe('200')
      await sql('update arquivo_resposta set tamanho = $1', [MAX_ADDRESS_BYTES])
      await refused(first, from)
      await refused(second, from)
    }
    await refused(first, '2001:db8::2')
    expect(outcome(await send(first, '10.0.0.2'))).toBe('200')
  })

  it('count for their address again when their registration is given back', async () => {
    const event = await asking()
    expect(outcome(await desk.buy(event, purchaseOf(await desk.detail(event)), desk.asAna))).toBe('200')
    expect(outcome(await send(event))).toBe('200')
    await sql(
      `update arquivo_resposta f set tamanho = $1, inscricao_id = i.id from inscricao i where i.evento_id = $2`,
      [MAX_ADDRESS_BYTES, event],
    )
    expect(outcome(await send(event))).toBe('200')
    await sql('update arquivo_resposta set inscricao_id = null')
    await refused(event)
  })

  it('count for more than they are when they are tiny, so that their number is bounded too', async () => {
    const event = await asking()
    await keep(event, 1, { count: MAX_EVENT_BYTES / 50_000 })
    await refused(event)
  })

  it('are not counted any more when a registration holds them', async () => {
    const event = await asking()
    expect(outcome(await desk.buy(event, purchaseOf(await desk.detail(event)), desk.asAna))).toBe('200')
    const [ticket] = await sql<{ id: number }>('select id from inscricao where evento_id = $1', [event])
    await keep(event, MAX_CHURCH_BYTES, { ticket: ticket!.id })
    expect(outcome(await send(event))).toBe('200')
  })

  it('are not counted when they were sent more than a day ago, for a registration that was cancelled', async () => {
    const event = await asking()
    await keep(event, MAX_CHURCH_BYTES, { sent: days(-1) })
    expect(outcome(await send(event))).toBe('200')
  })
})
