import {
  type CompraWire,
  ConteudosWire,
  EventoDetalheWire,
  EventosInscritosWire,
  EventosWire,
  InscricoesWire,
  PagamentoWire,
  TaxasWire,
} from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownerTransaction } from '../../database/owner-transaction.ts'
import { wireOf } from '../../testing/expect-wire.ts'
import { statementsOf } from '../../testing/growth/statements.ts'
import { recordDispute } from '../../testing/record-dispute.ts'
import { outcome, type People, people } from '../../testing/people.ts'
import { days, newKey, purchaseOf, putOnSale, takeMoney } from './testing/sale.ts'
import { conteudo } from './tickets.tables.ts'

let world: People
const tokens: Record<string, string> = {}
beforeAll(async () => {
  world = await people()
  for (const who of ['ana', 'eva', 'admin'] as const) tokens[who] = (await world.login(world[who].email)).token
  await as((db) => takeMoney(db, world.churches.demo))
})
afterAll(() => world.close())

const as = <T>(work: (db: Parameters<typeof putOnSale>[0]) => Promise<T>): Promise<T> =>
  ownerTransaction(world.server.database, async ({ db, enterChurch }) => {
    await enterChurch(world.churches.demo)
    return work(db)
  })
const onSale = (planned: Parameters<typeof putOnSale>[2] = {}) =>
  as((db) => putOnSale(db, world.churches.demo, planned))
const get = (url: string, who?: string) =>
  world.server.get(`/api/v1${url}`, { headers: who ? { authorization: `Bearer ${tokens[who]}` } : {} })
const detail = async (event: number) => wireOf(EventoDetalheWire, await get(`/igreja/igreja-demo/evento/${event}/`))
const church = () => `igreja=${world.churches.demo}`
const buyAsAna = async (event: number, change = (body: CompraWire) => body) =>
  world.server.app.inject({
    method: 'POST',
    url: `/api/v1/usuario/${world.ana.user}/evento/${event}/inscricao/?${church()}`,
    payload: change(purchaseOf(await detail(event), 1, { comprador: null })),
    headers: { 'idempotency-key': newKey(), authorization: `Bearer ${tokens['ana']}` },
  })
const ticketOf = async (pedido: string) => {
  const [row] = await world.server.database.admin<{ id: string }>(
    'select i.id from inscricao i join pedido p on p.id = i.pedido_id where p.codigo = $1',
    [pedido],
  )
  return Number(row?.id)
}

describe('an event’s status', () => {
  it('follows its stock, in the list as on its page', async () => {
    const event = await onSale({ event: { nome: 'Só um' }, lots: [{ valor: 0, quantidade: 1 }] })
    const state = async () => {
      const { eventos } = wireOf(EventosWire, await get('/igreja/igreja-demo/evento/'))
      return [eventos.find(({ id }) => id === event)?.situacao, (await detail(event)).situacao]
    }
    expect(await state()).toEqual(['aberto', 'aberto'])
    const before = await versionOf()
    expect(outcome(await buyAsAna(event))).toBe('200')
    expect(await state()).toEqual(['esgotado', 'esgotado'])
    expect((await detail(event)).ingressos[0]).toMatchObject({ situacao: 'esgotado', qtdeDisponivel: 0 })
    expect(await versionOf()).toBe(before + 1)
  })

  it('raises the content version when it sells out, but not with each sale', async () => {
    const event = await onSale({ lots: [{ valor: 0, quantidade: 3 }] })
    const before = await versionOf()
    await buyAsAna(event)
    await buyAsAna(event)
    expect(await versionOf()).toBe(before)
    await buyAsAna(event)
    expect(await versionOf()).toBe(before + 1)
  })
  const versionOf = async () =>
    Number(
      (await world.server.database.admin('select versao from igreja where id = $1', [world.churches.demo]))[0]?.versao,
    )
})

describe('one’s tickets of an event', () => {
  it('come as they were bought, the newest order first', async () => {
    const event = await onSale({ lots: [{ valor: 0 }] })
    const lot = (await detail(event)).ingressos[0]?.id ?? 0
    const buy = async (...holders: string[]) =>
      expect(
        outcome(
          await buyAsAna(event, (body) => ({
            ...body,
            ingressos: holders.map((titular) => ({ idIngresso: lot, titular, respostas: [] })),
          })),
        ),
      ).toBe('200')
    await buy('Ana', 'Davi', 'Bento')
    await buy('Clara', 'Abel')
    const { inscricoes } = wireOf(
      InscricoesWire,
      await get(`/usuario/${world.ana.user}/evento/${event}/inscricao/?${church()}`, 'ana'),
    )
    expect(inscricoes.map(({ titular }) => titular)).toEqual(['Clara', 'Abel', 'Ana', 'Davi', 'Bento'])
  })
})

describe('what a ticket unlocks', () => {
  it('is visible within its window, to its holder only, once it is paid', async () => {
    const event = await onSale({ lots: [{ valor: 0, flagConteudoExclusivo: true }, { valor: 5000 }] })
    const [, second] = (await detail(event)).ingressos
    await as((db) =>
      db.insert(conteudo).values(
        [
          { titulo: 'Agora', texto: 'Um <b>\n\nDois' },
          { titulo: 'Depois', texto: 'x', dataInicio: days(1) },
          { titulo: 'Antes', texto: 'x', dataFim: days(-1) },
          { titulo: 'De outro', texto: 'x', ingressoId: second?.id },
        ].map((row, posicao) => ({
          igrejaId: world.churches.demo,
          eventoId: event,
          tipo: 'texto' as const,
          posicao,
          ...row,
        })),
      ),
    )
    const { pedido } = wireOf(PagamentoWire, await buyAsAna(event))
    const url = `/usuario/${world.ana.user}/evento/${event}/inscricao/${await ticketOf(pedido)}/conteudo/?${church()}`
    const { conteudos } = wireOf(ConteudosWire, await get(url, 'ana'))
    expect(conteudos.map(({ titulo, situacao, html }) => [titulo, situacao, html])).toEqual([
      ['Agora', 'disponivel', '<p>Um &#60;b&#62;</p><p>Dois</p>'],
      ['Depois', 'em_breve', null],
      ['Antes', 'expirado', null],
    ])
    expect(outcome(await get(url, 'eva'))).toBe('404 not_found')
    expect(outcome(await get(url, 'admin'))).toBe('404 not_found')
    await world.server.database.admin(`update pedido set situacao = 'em_analise' where codigo = $1`, [pedido])
    expect(wireOf(ConteudosWire, await get(url, 'ana')).conteudos).toEqual([])
  })

  it('is suspended during a dispute at a bank: no code, no content, no PDF', async () => {
    const event = await onSale({ lots: [{ valor: 0, flagConteudoExclusivo: true }] })
    const { pedido } = wireOf(PagamentoWire, await buyAsAna(event))
    await as((db) =>
      db
        .insert(conteudo)
        .values({ igrejaId: world.churches.demo, eventoId: event, titulo: 'Agora', tipo: 'texto', texto: 'x' }),
    )
    const own = `/usuario/${world.ana.user}/evento/${event}/inscricao`
    const seen = async () => {
      const [ticket] = wireOf(InscricoesWire, await get(`${own}/?${church()}`, 'ana')).inscricoes
      const content = await get(`${own}/${ticket?.id}/conteudo/?${church()}`, 'ana')
      const pdf = await get(`${own}/pdf?${church()}`, 'ana')
      return [
        ticket?.situacao,
        ticket?.flagContestado,
        ticket?.codigo !== null,
        wireOf(ConteudosWire, content).conteudos.length,
        pdf.statusCode,
      ]
    }
    const valid = ['aprovado', undefined, true, 1, 200]
    expect(await seen()).toEqual(valid)
    await recordDispute(world.server.app.services, pedido, 'aberta')
    expect(await seen()).toEqual(['em_analise', true, false, 0, 404])
    await recordDispute(world.server.app.services, pedido, 'ganha')
    expect(await seen()).toEqual(valid)
  })

  it.each(['', 'pdf', '1/conteudo/'])('ignores other users named in the query: %s', async (what) => {
    const url = (user: number) => `/usuario/${user}/evento/1/inscricao/${what}?${church()}`
    const { ana, eva } = world
    expect(outcome(await get(`${url(ana.user)}&request=x`))).toBe('401 unauthorized')
    expect(outcome(await get(`${url(ana.user)}&user=0&pedido=${'A'.repeat(26)}`))).toBe('401 unauthorized')
    expect(outcome(await get(`${url(ana.user)}&user=${eva.user}`, 'eva'))).toBe('404 not_found')
  })

  it('includes the event in the person’s list of registrations', async () => {
    const { eventos } = wireOf(EventosInscritosWire, await get(`/usuario/${world.ana.user}/evento/?${church()}`, 'ana'))
    expect(eventos.find(({ nome }) => nome === 'Só um')).toMatchObject({ qtdeInscricoes: 1 })
    const none = await get(`/usuario/${world.eva.user}/evento/?igreja=${world.eva.church}`, 'eva')
    expect(wireOf(EventosInscritosWire, none).eventos).toEqual([])
  })
})

it('the PDF has all tickets of a member, or those of one order, and no one else’s', async () => {
  const event = await onSale({ lots: [{ valor: 0 }] })
  const orders = [await buyAsAna(event), await buyAsAna(event)].map((answer) => wireOf(PagamentoWire, answer).pedido)
  const print = (query: string, who: string) =>
    get(`/usuario/${world.ana.user}/evento/${event}/inscricao/pdf?${church()}${query}`, who)
  const [all, one] = [await print('', 'ana'), await print(`&pedido=${orders[0]}`, 'ana')]
  expect([all, one].map(({ headers }) => headers['content-type'])).toEqual(['application/pdf', 'application/pdf'])
  expect(all.rawPayload.length).toBeGreaterThan(one.rawPayload.length)
  expect(outcome(await print('', 'eva'))).toBe('404 not_found')
})

describe('fees of an event', () => {
  it('are the method’s, unless the church bears them', async () => {
    const url = (event: number, method: string) =>
      `/evento/${event}/calcular-taxas?valor=5000&metodoPagamento=${method}&${church()}`
    const [plain, bearing] = [await onSale(), await onSale({ event: { flagAssumirTaxasServico: true } })]
    expect(wireOf(TaxasWire, await get(url(plain, 'pix')))).toEqual({
      moeda: 'BRL',
      valor: 5000,
      taxaServico: 50,
      taxaProcessamento: 131,
      valorTotal: 5181,
      flagAssumida: false,
    })
    expect(wireOf(TaxasWire, await get(url(bearing, 'pix')))).toMatchObject({ valorTotal: 5000, flagAssumida: true })
    expect(outcome(await get(url(plain, 'paypal')))).toBe('404 not_found')
  })
})

describe('the cost of a read', () => {
  const statements = async (url: string, who?: string) => {
    await get(url, who)
    const { result, statements } = await statementsOf(() => get(url, who))
    expect(result.statusCode).toBe(200)
    return statements.length
  }

  it('is few statements, however many rows there are', async () => {
    const event = await onSale({ lots: [{ valor: 0 }] })
    await buyAsAna(event)
    const urls: [string, string?][] = [
      ['/igreja/igreja-demo/evento/'],
      [`/igreja/igreja-demo/evento/${event}/`],
      [`/usuario/${world.ana.user}/evento/?${church()}`, 'ana'],
      [`/usuario/${world.ana.user}/evento/${event}/inscricao/?${church()}`, 'ana'],
    ]
    const all = async () => {
      const counts = []
      for (const [url, who] of urls) counts.push(await statements(url, who))
      return counts
    }
    const few = await all()
    expect(Math.max(...few)).toBeLessThanOrEqual(4)
    for (let count = 0; count < 5; count++) {
      await onSale({ lots: [{}, {}, {}] })
      await buyAsAna(event)
    }
    expect(await all()).toEqual(few)
  })
})
