import { EventoDetalheWire, EventosInscritosWire, InscricoesWire, PagamentoWire } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome } from '../../testing/people.ts'
import { type Desk, saleDesk } from './testing/desk.ts'
import { purchaseOf } from './testing/sale.ts'

let desk: Desk
let eva: string
beforeAll(async () => {
  desk = await saleDesk()
  eva = (await desk.world.login(desk.world.eva.email)).token
})
afterAll(() => desk.world.close())

const admin = (text: string, values: unknown[]) => desk.world.server.database.admin(text, values)
const get = (url: string, token?: string) =>
  desk.world.server.get(`/api/v1${url}`, { headers: token ? { authorization: `Bearer ${token}` } : {} })
const facts = (event: number, { token, order }: { token?: string | undefined; order?: string } = {}) =>
  get(`/igreja/igreja-demo/evento/${event}/${order ? `?pedido=${order}` : ''}`, token)
const tickets = async (event: number, { token, order }: { token?: string | undefined; order?: string }) => {
  const user = token ? desk.world.ana.user : 0
  const query = `igreja=${desk.world.churches.demo}${order ? `&pedido=${order}` : ''}`
  return wireOf(InscricoesWire, await get(`/usuario/${user}/evento/${event}/inscricao/?${query}`, token)).inscricoes
}
const byAna = async (event: number) =>
  wireOf(PagamentoWire, await desk.buy(event, purchaseOf(await desk.detail(event), 1, { comprador: null }), desk.asAna))
const byGuest = async (event: number) =>
  wireOf(PagamentoWire, await desk.buy(event, purchaseOf(await desk.detail(event))))

describe('a withdrawn event', () => {
  it('is visible only to people with tickets of it', async () => {
    const event = await desk.onSale({ lots: [{ valor: 0 }] })
    await byAna(event)
    const { pedido: order } = await byGuest(event)
    await admin('update evento set flag_ativo = false where id = $1', [event])
    const { token } = desk.asAna
    for (const holder of [{ token }, { order }, { token: eva, order }]) {
      const answer = await facts(event, holder)
      const seen = wireOf(EventoDetalheWire, answer)
      expect([seen.situacao, seen.ingressos.map(({ situacao }) => situacao)]).toEqual(['indisponivel', ['encerrado']])
      expect(answer.headers['cache-control']).toBe('no-store')
    }
    for (const stranger of [{}, { token: eva }, { order: 'A'.repeat(26) }]) {
      expect(outcome(await facts(event, stranger))).toBe('404 not_found')
    }
    const own = await get(`/usuario/${desk.world.ana.user}/evento/?igreja=${desk.world.churches.demo}`, token)
    expect(wireOf(EventosInscritosWire, own).eventos.find(({ id }) => id === event)?.situacao).toBe('indisponivel')
  })

  it('is not visible with the code of a member’s order', async () => {
    const event = await desk.onSale({ lots: [{ valor: 0 }] })
    const { pedido: order } = await byAna(event)
    await admin('update evento set flag_ativo = false where id = $1', [event])
    expect(outcome(await facts(event, { order }))).toBe('404 not_found')
  })
})

describe('the address of an online event', () => {
  const address = 'https://live.example/vigilia'
  const online = { flagOnline: true, urlOnline: address }
  const addressOf = async (event: number, token?: string) =>
    wireOf(EventoDetalheWire, await facts(event, { token })).urlOnline

  it('is public if no ticket is needed', async () => {
    expect(await addressOf(await desk.onSale({ event: online, lots: [] }))).toBe(address)
  })

  it('is visible only with a paid ticket', async () => {
    const event = await desk.onSale({ event: online, lots: [{ valor: 5000 }] })
    const { pedido } = await byAna(event)
    const { pedido: order } = await byGuest(event)
    const { token } = desk.asAna
    const ofTickets = async () =>
      (await Promise.all([tickets(event, { token }), tickets(event, { order })])).map(([one]) => one?.urlOnline)
    expect([await addressOf(event), await addressOf(event, token), ...(await ofTickets())]).toEqual([
      null,
      null,
      null,
      null,
    ])
    await admin(`update pedido set situacao = 'aprovado' where codigo = any($1)`, [[pedido, order]])
    expect([await addressOf(event), ...(await ofTickets())]).toEqual([null, address, address])
  })

  it('stays hidden when all ticket kinds are off sale', async () => {
    const event = await desk.onSale({ event: online, lots: [{ valor: 5000 }] })
    await admin('update ingresso set flag_ativo = false where evento_id = $1', [event])
    expect(await addressOf(event)).toBeNull()
  })
})
