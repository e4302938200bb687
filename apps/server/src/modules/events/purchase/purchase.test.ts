import { type CompraWire, EventoDetalheWire, InscricoesWire, PagamentoWire, type Problem } from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ownerTransaction } from '../../../database/owner-transaction.ts'
import { wireOf } from '../../../testing/expect-wire.ts'
import { outcome, type People, people } from '../../../testing/people.ts'
import { days, guest, newKey, purchaseOf, putOnSale, takeMoney } from '../testing/sale.ts'

let world: People
let token: string
beforeAll(async () => {
  world = await people()
  token = (await world.login(world.ana.email)).token
  await as((db) => takeMoney(db, world.churches.demo))
})
afterAll(() => world.close())
// Each test tries as often as it likes; the limits have one of their own.
beforeEach(() => world.server.database.admin('delete from limite'))

const as = <T>(work: (db: Parameters<typeof putOnSale>[0]) => Promise<T>): Promise<T> =>
  ownerTransaction(world.server.database, async ({ db, enterChurch }) => {
    await enterChurch(world.churches.demo)
    return work(db)
  })
const onSale = (planned: Parameters<typeof putOnSale>[2] = {}) =>
  as((db) => putOnSale(db, world.churches.demo, planned))
const detail = async (event: number) =>
  wireOf(EventoDetalheWire, await world.server.get(`/api/v1/igreja/igreja-demo/evento/${event}/`))

let address = 0
type From = { user?: number; token?: string; key?: string }
const buy = (event: number, body: CompraWire, { user = 0, token, key = newKey() }: From = {}) =>
  world.server.app.inject({
    method: 'POST',
    url: `/api/v1/usuario/${user}/evento/${event}/inscricao/?igreja=${world.churches.demo}`,
    payload: body,
    remoteAddress: `10.30.${++address >> 8}.${address & 255}`,
    headers: { 'idempotency-key': key, ...(token && { authorization: `Bearer ${token}` }) },
  })
const asAna = () => ({ user: world.ana.user, token })
const taken = async (event: number) => {
  const rows = await world.server.database.admin<{ ocupada: number }>(
    `select ocupada from ingresso_estoque join ingresso on id = ingresso_id where evento_id = $1 order by posicao`,
    [event],
  )
  return rows.map(({ ocupada }) => ocupada)
}
const withMethod = (body: CompraWire, metodoPagamento: CompraWire['pagamento']['metodoPagamento'], more = {}) => ({
  ...body,
  pagamento: { ...body.pagamento, metodoPagamento },
  ...more,
})

describe('a purchase', () => {
  it('by a member takes places, and its tickets are theirs, without a code until they are paid', async () => {
    const event = await onSale({ lots: [{ quantidade: 10 }] })
    const body = purchaseOf(await detail(event), 2, { comprador: null })
    const paid = wireOf(PagamentoWire, await buy(event, body, asAna()))
    expect(paid).toMatchObject({ situacao: 'aguardando', tipo: 'evento', idReferencia: event, valorTotal: 10_000 })
    expect(paid.comprador).toEqual({ nome: 'Canary ana@demo.test'.replace('@demo.test', ''), email: world.ana.email })
    expect(await taken(event)).toEqual([2])
    const own = await world.server.get(
      `/api/v1/usuario/${world.ana.user}/evento/${event}/inscricao/?igreja=${world.churches.demo}`,
      { headers: { authorization: `Bearer ${token}` } },
    )
    const { inscricoes } = wireOf(InscricoesWire, own)
    expect(inscricoes.map(({ situacao, codigo, pedido }) => [situacao, codigo, pedido])).toEqual([
      ['aguardando', null, paid.pedido],
      ['aguardando', null, paid.pedido],
    ])
    expect(own.headers['cache-control']).toBe('no-store')
  })

  it('of a free ticket is approved at once, and its codes are unguessable', async () => {
    const event = await onSale({ lots: [{ valor: 0 }] })
    const paid = wireOf(PagamentoWire, await buy(event, purchaseOf(await detail(event), 2)))
    expect(paid).toMatchObject({ situacao: 'aprovado', metodoPagamento: null, valorTotal: 0 })
    const { inscricoes } = wireOf(
      InscricoesWire,
      await world.server.get(
        `/api/v1/usuario/0/evento/${event}/inscricao/?igreja=${world.churches.demo}&pedido=${paid.pedido}`,
      ),
    )
    const codes = inscricoes.map(({ codigo }) => codigo)
    expect(new Set(codes).size).toBe(2)
    for (const code of codes) expect(code).toMatch(/^[A-Z2-7]{26}$/)
  })

  it('is one for one key, and nobody else’s with the same key', async () => {
    const event = await onSale({ lots: [{ quantidade: 10 }] })
    const body = purchaseOf(await detail(event))
    const key = newKey()
    const first = wireOf(PagamentoWire, await buy(event, body, { key }))
    expect((await buy(event, body, { key })).json()).toEqual(first)
    expect(await taken(event)).toEqual([1])
    expect(outcome(await buy(event, { ...body, flagTermos: false }, { key }))).toBe('422 idempotency_mismatch')
    expect(outcome(await buy(event, { ...body, comprador: null }, { ...asAna(), key }))).toBe('200')
    expect(await taken(event)).toEqual([2])
    const keyless = await world.server.app.inject({
      ...{ method: 'POST', payload: body },
      url: `/api/v1/usuario/0/evento/${event}/inscricao/?igreja=${world.churches.demo}`,
    })
    expect(outcome(keyless)).toBe('400 idempotency_key_required')
  })

  it('is a member’s only with their own id and bearer', async () => {
    const event = await onSale()
    const body = purchaseOf(await detail(event))
    expect(outcome(await buy(event, body, { user: world.ana.user }))).toBe('401 unauthorized')
    expect(outcome(await buy(event, body, { user: world.admin.user, token }))).toBe('404 not_found')
    expect(outcome(await buy(event, { ...body, comprador: null }))).toBe('400 validation')
    expect(await taken(event)).toEqual([0])
  })

  it('adds the method’s fees, or none where the church bears them', async () => {
    const body = withMethod(purchaseOf(await detail(await onSale())), 'pix', { valorTotal: 5000 + 50 + 131 })
    const event = await onSale()
    const version = { versao: (await detail(event)).versao }
    const own = purchaseOf(await detail(event))
    const sent = { ...body, ...version, ingressos: own.ingressos }
    const paid = wireOf(PagamentoWire, await buy(event, sent))
    expect(paid).toMatchObject({ valor: 5000, taxaServico: 50, taxaProcessamento: 131, juros: 0, valorTotal: 5181 })
    expect(paid).toMatchObject({ situacao: 'pendente', flagTeste: true })
    expect(paid.pix?.codigo).toContain('br.gov.bcb.pix')
    const bearing = await onSale({ event: { flagAssumirTaxasServico: true } })
    const plain = withMethod(purchaseOf(await detail(bearing)), 'pix')
    expect(wireOf(PagamentoWire, await buy(bearing, plain))).toMatchObject({ valorTotal: 5000, taxaServico: 0 })
  })

  it('that is never paid ends, and its places are free again, for everybody and for the buyer', async () => {
    const event = await onSale({ lots: [{ quantidade: 1, limitePorUsuario: 1 }] })
    const body = withMethod(purchaseOf(await detail(event)), 'pix', { valorTotal: 5181 })
    const paid = wireOf(PagamentoWire, await buy(event, body))
    expect(outcome(await buy(event, { ...body, comprador: guest('other@sale.test') }))).toBe('409 EVT_REG_001')
    const { igreja_id, id } = (
      await world.server.database.admin<{ igreja_id: number; id: string }>('select * from pedido where codigo = $1', [
        paid.pedido,
      ])
    )[0] ?? { igreja_id: 0, id: '0' }
    const { settle } = await import('../../payments/pay.ts')
    await settle(world.server.app.services, { igrejaId: igreja_id, id: Number(id) } as never, {
      ...{ status: 'cancelado', refusal: null, step: {} },
    })
    expect(await taken(event)).toEqual([0])
    expect(outcome(await buy(event, body))).toBe('200')
    expect(await taken(event)).toEqual([1])
  })
})

type Case = [
  code: string,
  what: string,
  planned: Parameters<typeof putOnSale>[2],
  change: (body: CompraWire, event: EventoDetalheWire) => CompraWire,
]
const refusals: Case[] = [
  ['EVT_REG_001', 'an event that is sold out', { lots: [{ quantidade: 0 }] }, (body) => body],
  ['EVT_REG_002', 'one that is over', { event: { dataInicio: days(-2), dataFim: days(-1) } }, (body) => body],
  ['EVT_REG_002', 'one whose registration has closed', { event: { dataFimInscricao: days(-1) } }, (body) => body],
  ['EVT_REG_002', 'one that the church has closed', { event: { situacao: 'indisponivel' } }, (body) => body],
  [
    'EVT_REG_003',
    'a required question that the buyer has not seen',
    { fields: [{ nome: 'Alergias', tipo: 'texto', flagObrigatorio: true }] },
    (body) => ({ ...body, versao: 'older' }),
  ],
  [
    'EVT_REG_004',
    'a question that was another one',
    { fields: [{ nome: 'Camiseta', tipo: 'escolha', opcoes: ['P', 'M'] }] },
    (body, { campos }) => ({
      ...body,
      versao: 'older',
      ingressos: body.ingressos.map((ticket) => ({
        ...ticket,
        respostas: campos.map(({ id }) => ({ idCampo: id, valor: 'GG' })),
      })),
    }),
  ],
  [
    'EVT_REG_010',
    'a method that the event does not take',
    { event: { metodosPagamento: ['pix'] } },
    (body) => withMethod(body, 'cartao_credito'),
  ],
  ['EVT_REG_010', 'a method that the church does not take', {}, (body) => withMethod(body, 'paypal')],
  ['EVT_REG_010', 'no method where something is to be paid', {}, (body) => withMethod(body, null)],
  ['EVT_REG_012', 'cash where it is not taken', { event: { metodosPagamento: ['pix'] } }, (body) => body],
  [
    'EVT_REG_013',
    'a boleto that falls due after the event has begun',
    { event: { dataInicio: days(2), dataFim: days(3) } },
    (body) => withMethod(body, 'boleto'),
  ],
  ['EVT_REG_014', 'another total', {}, (body) => ({ ...body, valorTotal: 4999 })],
  ['EVT_REG_014', 'a ticket that is free no more', {}, (body) => withMethod({ ...body, valorTotal: 0 }, null)],
  [
    'EVT_REG_015',
    'instalments of a method that has none',
    { event: { qtdeMaxParcelas: 3 } },
    (body) => ({ ...body, pagamento: { ...body.pagamento, qtdeParcelas: 2 } }),
  ],
  [
    'EVT_REG_016',
    'more instalments than the amount allows',
    { event: { qtdeMaxParcelas: 12 }, lots: [{ valor: 1200 }] },
    (body) => ({ ...body, pagamento: { ...body.pagamento, metodoPagamento: 'cartao_credito', qtdeParcelas: 3 } }),
  ],
  [
    'EVT_REG_017',
    'instalments where the event has none',
    {},
    (body) => ({ ...body, pagamento: { ...body.pagamento, metodoPagamento: 'cartao_credito', qtdeParcelas: 2 } }),
  ],
  ['EVT_REG_019', 'a ticket before its sale', { lots: [{ dataInicioVenda: days(1) }, {}] }, (body) => body],
  ['EVT_REG_019', 'any ticket before the event’s sale', { event: { dataInicioInscricao: days(1) } }, (body) => body],
  ['EVT_REG_020', 'a ticket after its sale', { lots: [{ dataFimVenda: days(-1) }, {}] }, (body) => body],
  [
    'EVT_REG_021',
    'more than are left',
    { lots: [{ quantidade: 1 }] },
    (body) => ({ ...body, ingressos: [...body.ingressos, ...body.ingressos], valorTotal: 10_000 }),
  ],
  ['EVT_REG_021', 'a kind that is sold out beside others', { lots: [{ quantidade: 0 }, {}] }, (body) => body],
  ['EVT_REG_023', 'rules that have changed', {}, (body) => ({ ...body, versao: 'older' })],
  [
    'EVT_REG_024',
    'a ticket that is gone',
    {},
    (body) => ({ ...body, ingressos: body.ingressos.map((ticket) => ({ ...ticket, idIngresso: 999_999 })) }),
  ],
  [
    'EVT_REG_026',
    'Pix without a CPF',
    {},
    (body) => withMethod({ ...body, comprador: { ...guest(), cpf: null } }, 'pix'),
  ],
  [
    'EVT_REG_026',
    'a boleto from abroad',
    {},
    (body) => withMethod({ ...body, comprador: { ...guest(), pais: 'PT' } }, 'boleto'),
  ],
]

describe('a purchase is refused, and nothing is taken', () => {
  it.each(refusals)('%s: %s', async (code, _what, planned, change) => {
    const event = await onSale(planned)
    const seen = await detail(event)
    const answer = await buy(event, change(purchaseOf(seen), seen))
    expect(outcome(answer)).toBe(`409 ${code}`)
    expect((await taken(event)).every((count) => count === 0)).toBe(true)
  })

  it('EVT_REG_002: an event that is not there', async () => {
    const body = purchaseOf(await detail(await onSale()))
    expect(outcome(await buy(987_654, body))).toBe('409 EVT_REG_002')
  })

  it('tells how many are left, or left for this person', async () => {
    const event = await onSale({ lots: [{ quantidade: 9, limitePorUsuario: 3 }] })
    const seen = await detail(event)
    expect(outcome(await buy(event, purchaseOf(seen, 2)))).toBe('200')
    const again = await buy(event, purchaseOf(seen, 2, { comprador: guest('GUEST@sale.test') }))
    expect(again.json<Problem>()).toMatchObject({
      ...{ status: 409, code: 'EVT_REG_021' },
      errors: [{ field: `ingressos.${seen.ingressos[0]?.id}`, code: 'left_1' }],
    })
    expect(await taken(event)).toEqual([2])
    expect(outcome(await buy(event, purchaseOf(seen, 1)))).toBe('200')
    expect(outcome(await buy(event, purchaseOf(seen, 3, { comprador: guest('third@sale.test') })))).toBe('200')
  })

  it('too often by one person, who is told the wait', async () => {
    const event = await onSale()
    const body = purchaseOf(await detail(event), 1, { valorTotal: 1 })
    for (let count = 0; count < 20; count++) expect(outcome(await buy(event, body))).toBe('409 EVT_REG_014')
    const answer = await buy(event, body)
    expect(outcome(answer)).toBe('429 rate_limited')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(outcome(await buy(event, { ...body, comprador: guest('calm@sale.test') }))).toBe('409 EVT_REG_014')
  })

  it('by the sandbox’s sentinel, whatever the code', async () => {
    const event = await onSale()
    const body = purchaseOf(await detail(event))
    const named = (titular: string) => ({
      ...body,
      ingressos: body.ingressos.map((ticket) => ({ ...ticket, titular })),
    })
    expect(outcome(await buy(event, named('EVT_REG_014')))).toBe('409 EVT_REG_014')
    expect(outcome(await buy(event, named('EVT_REG_099')))).toBe('409 EVT_REG_099')
    expect(await taken(event)).toEqual([0])
  })

  it('without the terms, or with a name that breaks lines', async () => {
    const event = await onSale()
    const body = purchaseOf(await detail(event))
    expect((await buy(event, { ...body, flagTermos: false })).json()).toMatchObject({
      errors: [{ field: 'flagTermos' }],
    })
    const broken = { ...body, ingressos: body.ingressos.map((ticket) => ({ ...ticket, titular: 'Rui\r\nBcc: a@b.c' })) }
    expect((await buy(event, broken)).json()).toMatchObject({ errors: [{ field: 'ingressos.0.titular' }] })
    const headers = { ...body, comprador: { ...guest(), nome: 'Rui\nBcc: x' } }
    expect((await buy(event, headers)).json()).toMatchObject({ errors: [{ field: 'comprador.nome' }] })
  })
})
