import { type AssinaturaNovaWire, PagamentoWire, UsuarioPlanoAssinaturasWire } from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wireOf } from '../../../testing/expect-wire.ts'
import { recordDispute } from '../../../testing/record-dispute.ts'
import { CARD } from '../../../testing/payment-world.ts'
import { outcome } from '../../../testing/people.ts'
import { type PlayWorld, playWorld } from '../../../testing/play-world.ts'
import { settle } from '../../../payments/pay.ts'
import { planoAssinatura } from '../play.tables.ts'
import { isSubscriber } from '../subscriptions.reads.ts'
import type { Order } from '../../../payments/payments.ts'
import { sweepPayments } from '../../../payments/sweep.ts'

let world: PlayWorld
beforeAll(async () => {
  world = await playWorld()
})
afterAll(() => world.close())
beforeEach(() => world.server.database.admin('delete from limite; delete from usuario_plano_assinatura'))

const MINUTE = 60_000
const DAY = 86_400_000
const ADDRESS = { nome: 'Ana', email: 'ana@demo.test', telefone: null, cpf: null, pais: 'BR' }
let keys = 0
const newKey = () => `plan-key-${String(++keys).padStart(8, '0')}`
const order = (over: Partial<AssinaturaNovaWire> = {}): AssinaturaNovaWire => ({
  idUsuario: world.ana.user,
  idPlano: world.play.demo.monthly,
  valorTotal: 1_990,
  comprador: ADDRESS,
  ...by('dinheiro'),
  ...over,
})
const by = (metodoPagamento: AssinaturaNovaWire['pagamento']['metodoPagamento'], token: string | null = null) => ({
  pagamento: { metodoPagamento, qtdeParcelas: 1, token, idCartao: null, salvarCartao: false },
})
type From = { who?: keyof PlayWorld['tokens'] | null; key?: string; church?: number }
const subscribe = (body: AssinaturaNovaWire, { who = 'ana', key = newKey(), church }: From = {}) =>
  world.server.app.inject({
    method: 'POST',
    url: `/api/v1/usuario-plano-assinatura/?igreja=${church ?? world.churches.demo}`,
    payload: body,
    headers: {
      'idempotency-key': key,
      'accept-language': 'pt-BR',
      ...(who && { authorization: `Bearer ${world.tokens[who]}` }),
    },
  })
const ordered = async (over: Partial<AssinaturaNovaWire> = {}) => wireOf(PagamentoWire, await subscribe(order(over)))
/** The sum that the server computes for a card. */
const byCard = async (number?: string) => {
  const asked = await world.server.get(
    `/api/v1/pagamento/calcular-taxas?metodoPagamento=cartao_credito&valor=1990&igreja=${world.churches.demo}`,
  )
  const { valorTotal } = asked.json<{ valorTotal: number }>()
  return { ...by('cartao_credito', await world.token(number ? { ...CARD, numero: number } : CARD)), valorTotal }
}
const subscriptions = async () =>
  wireOf(
    UsuarioPlanoAssinaturasWire,
    await world.server.get(
      `/api/v1/usuario/${world.ana.user}/usuario-plano-assinatura/?igreja=${world.churches.demo}`,
      { headers: { authorization: `Bearer ${world.tokens.ana}` } },
    ),
  ).usuarioPlanoAssinaturas
const statuses = async () => (await subscriptions()).map(({ status }) => status.situacao)
const isSubscribed = () =>
  world.server.app.services.database.churches.of(world.churches.demo).use(async (db) => {
    const now = world.server.app.services.clock()
    const at = { church: world.churches.demo, now }
    const [row] = await db
      .select({ is: isSubscriber(db, at, world.ana.user) })
      .from(planoAssinatura)
      .limit(1)
    return row?.is
  })
const orderOf = async (code: string) => {
  const [row] = await world.server.database.admin<{ igrejaId: number; id: string }>(
    'select igreja_id as "igrejaId", id from pedido where codigo = $1',
    [code],
  )
  return { igrejaId: row?.igrejaId ?? 0, id: Number(row?.id) } as Order
}
const move = async (code: string, status: 'aprovado' | 'estornado' | 'cancelado') => {
  await settle(world.server.app.services, await orderOf(code), { status, refusal: null, step: {} })
  await world.settle()
}

describe('a subscription', () => {
  it('by card starts at once, for calendar months, and ends by the clock', async () => {
    const paid = await ordered(await byCard())
    expect(paid).toMatchObject({ tipo: 'plano', situacao: 'aprovado', idReferencia: world.play.demo.monthly })
    const [period] = await subscriptions()
    expect(period).toMatchObject({
      plano: { id: world.play.demo.monthly, nome: 'Mensal' },
      moeda: 'BRL',
      valor: 1_990,
      codigo: paid.pedido,
      status: { situacao: 'ativo' },
      dataInicio: '2030-01-09T12:00:00.000Z',
      dataFim: '2030-02-09T12:00:00.000Z',
    })
    const mails = await world.mailsTo(world.ana.email)
    expect(mails.at(-1)?.subject).toContain('a sua assinatura está ativa')
    expect(mails.at(-1)?.text).toContain('9 de fevereiro de 2030')
    expect(mails.at(-1)?.text).toContain('não renova sozinha')
    await world.server.database.admin(
      `update usuario_plano_assinatura set data_inicio = '2029-12-09T12:00:00Z', data_fim = '2030-01-09T12:00:00Z'`,
    )
    expect(await statuses()).toEqual(['expirado'])
  })

  it('gives no access during a dispute at a bank, and again once that is won', async () => {
    const { pedido } = await ordered(await byCard())
    const state = async () => [await statuses(), await isSubscribed()]
    expect(await state()).toEqual([['ativo'], true])
    await recordDispute(world.server.app.services, pedido, 'aberta')
    expect(await state()).toEqual([['pendente'], false])
    await recordDispute(world.server.app.services, pedido, 'ganha')
    expect(await state()).toEqual([['ativo'], true])
    await recordDispute(world.server.app.services, pedido, 'ganha')
    expect(await state()).toEqual([['ativo'], true])
  })

  it('by another method starts when it is paid, not when it is ordered', async () => {
    const { pedido, situacao } = await ordered()
    expect(situacao).toBe('aguardando')
    const [waiting] = await subscriptions()
    expect(waiting).toMatchObject({ status: { situacao: 'pendente' }, dataInicio: null, dataFim: null })
    world.wait(MINUTE)
    await move(pedido, 'aprovado')
    const [running] = await subscriptions()
    expect(running).toMatchObject({ status: { situacao: 'ativo' }, dataInicio: '2030-01-09T12:01:00.000Z' })
    world.wait(-MINUTE)
  })

  it('that is paid while another runs is appended to it', async () => {
    await ordered(await byCard())
    world.wait(1_000)
    await ordered(await byCard())
    expect((await subscriptions()).map(({ dataFim }) => dataFim)).toEqual([
      '2030-03-09T12:00:00.000Z',
      '2030-02-09T12:00:00.000Z',
    ])
    world.wait(-1_000)
  })

  it('that is free starts as it is ordered', async () => {
    const free = await ordered({ idPlano: world.play.demo.free, valorTotal: 0, ...by(null) })
    expect(free.situacao).toBe('aprovado')
    expect(await statuses()).toEqual(['ativo'])
  })

  it('ends with its order: refunded, cancelled, or expired', async () => {
    const { pedido } = await ordered(await byCard())
    await move(pedido, 'estornado')
    expect(await statuses()).toEqual(['cancelado'])
    await ordered()
    world.wait(4 * DAY)
    await sweepPayments(world.server.app.services)
    world.wait(-4 * DAY)
    expect(await statuses()).toEqual(['cancelado', 'cancelado'])
  })

  it('does not start with a declined card', async () => {
    expect((await ordered(await byCard('4000 0000 0000 0002'))).situacao).toBe('nao_aprovado')
    expect(await statuses()).toEqual(['cancelado'])
  })

  it('is made once per key, with one period for repeated webhooks', async () => {
    const key = newKey()
    const first = wireOf(PagamentoWire, await subscribe(order(), { key }))
    expect((await subscribe(order(), { key })).json()).toEqual(first)
    expect(outcome(await subscribe(order({ valorTotal: 1 }), { key }))).toBe('422 idempotency_mismatch')
    await Promise.all([move(first.pedido, 'aprovado'), move(first.pedido, 'aprovado')])
    expect((await subscriptions()).map(({ dataFim }) => dataFim)).toEqual(['2030-02-09T12:00:00.000Z'])
  })
})

describe('a subscription is refused', () => {
  it.each([
    ['a plan of another church', () => ({ idPlano: world.play.grace.monthly }), '400 validation'],
    ['another price', () => ({ valorTotal: 100 }), '409 conflict'],
    ['instalments', () => ({ pagamento: { ...by('dinheiro').pagamento, qtdeParcelas: 2 } }), '400 validation'],
    ['no method', () => by(null), '400 validation'],
    ['another person’s account', () => ({ idUsuario: world.admin.user }), '404 not_found'],
  ])('for %s', async (_name, over, expected) => {
    expect(outcome(await subscribe(order(over())))).toBe(expected)
    expect(await subscriptions()).toEqual([])
  })

  it('without a session, and to strangers', async () => {
    expect(outcome(await subscribe(order(), { who: null }))).toBe('401 unauthorized')
    expect(outcome(await subscribe(order({ idUsuario: world.eva.user }), { who: 'eva' }))).toBe('404 not_found')
  })

  it('to a stranger who lists subscribers', async () => {
    for (const who of ['admin', 'eva', 'john'] as const) {
      const asked = await world.server.get(
        `/api/v1/usuario/${world.ana.user}/usuario-plano-assinatura/?igreja=${world.churches.demo}`,
        { headers: { authorization: `Bearer ${world.tokens[who]}` } },
      )
      expect(outcome(asked)).toBe('404 not_found')
    }
  })
})
