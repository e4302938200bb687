import type { CompraWire, EventoDetalheWire, Problem } from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outcome } from '../../../testing/people.ts'
import { type Desk, saleDesk, withMethod } from '../testing/desk.ts'
import { days, guest, purchaseOf } from '../testing/sale.ts'

let desk: Desk
beforeAll(async () => {
  desk = await saleDesk()
})
afterAll(() => desk.world.close())
// Tests exceed the rate limits, which are tested separately.
beforeEach(() => desk.world.server.database.admin('delete from limite'))

type Case = [
  code: string,
  what: string,
  planned: Parameters<Desk['onSale']>[0],
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

describe('a refused purchase takes nothing', () => {
  it.each(refusals)('%s: %s', async (code, _what, planned, change) => {
    const event = await desk.onSale(planned)
    const seen = await desk.detail(event)
    const answer = await desk.buy(event, change(purchaseOf(seen), seen))
    expect(outcome(answer)).toBe(`409 ${code}`)
    expect((await desk.taken(event)).every((count) => count === 0)).toBe(true)
  })

  it('EVT_REG_002: an unknown event', async () => {
    const body = purchaseOf(await desk.detail(await desk.onSale()))
    expect(outcome(await desk.buy(987_654, body))).toBe('409 EVT_REG_002')
  })

  it('reports how many are left, in all or for this person', async () => {
    const event = await desk.onSale({ lots: [{ quantidade: 9, limitePorUsuario: 3 }] })
    const seen = await desk.detail(event)
    expect(outcome(await desk.buy(event, purchaseOf(seen, 2)))).toBe('200')
    const again = await desk.buy(event, purchaseOf(seen, 2, { comprador: guest('GUEST@sale.test') }))
    expect(again.json<Problem>()).toMatchObject({
      status: 409,
      code: 'EVT_REG_021',
      errors: [{ field: `ingressos.${seen.ingressos[0]?.id}`, code: 'left_1' }],
    })
    expect(await desk.taken(event)).toEqual([2])
    expect(outcome(await desk.buy(event, purchaseOf(seen, 1)))).toBe('200')
    expect(outcome(await desk.buy(event, purchaseOf(seen, 3, { comprador: guest('third@sale.test') })))).toBe('200')
  })

  it('reports how many tickets one order may hold', async () => {
    const event = await desk.onSale({ event: { qtdeMaxCompra: 2 } })
    const seen = await desk.detail(event)
    expect((await desk.buy(event, purchaseOf(seen, 3))).json<Problem>()).toMatchObject({
      status: 409,
      code: 'EVT_REG_021',
      errors: [{ field: 'ingressos', code: 'left_2' }],
    })
    expect(await desk.taken(event)).toEqual([0])
    expect(outcome(await desk.buy(event, purchaseOf(seen, 2)))).toBe('200')
  })

  it('is rate-limited per person, with Retry-After', async () => {
    const event = await desk.onSale()
    const body = purchaseOf(await desk.detail(event))
    for (let count = 0; count < 20; count++) expect(outcome(await desk.buy(event, body))).toBe('200')
    const answer = await desk.buy(event, body)
    expect(outcome(answer)).toBe('429 rate_limited')
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(outcome(await desk.buy(event, { ...body, comprador: guest('calm@sale.test') }))).toBe('200')
  })

  it('is simulated by the sandbox’s sentinel, for any code', async () => {
    const event = await desk.onSale()
    const body = purchaseOf(await desk.detail(event))
    const named = (titular: string) => ({
      ...body,
      ingressos: body.ingressos.map((ticket) => ({ ...ticket, titular })),
    })
    expect(outcome(await desk.buy(event, named('EVT_REG_014')))).toBe('409 EVT_REG_014')
    expect(outcome(await desk.buy(event, named('EVT_REG_099')))).toBe('409 EVT_REG_099')
    expect(await desk.taken(event)).toEqual([0])
  })

  it('lacks consent to the terms, or has a name with line breaks', async () => {
    const event = await desk.onSale({ event: { termos: 'As is' } })
    const body = purchaseOf(await desk.detail(event))
    expect((await desk.buy(event, { ...body, flagTermos: false })).json()).toMatchObject({
      errors: [{ field: 'flagTermos' }],
    })
    const broken = { ...body, ingressos: body.ingressos.map((ticket) => ({ ...ticket, titular: 'Rui\r\nBcc: a@b.c' })) }
    expect((await desk.buy(event, broken)).json()).toMatchObject({ errors: [{ field: 'ingressos.0.titular' }] })
    const headers = { ...body, comprador: { ...guest(), nome: 'Rui\nBcc: x' } }
    expect((await desk.buy(event, headers)).json()).toMatchObject({ errors: [{ field: 'comprador.nome' }] })
  })
})
