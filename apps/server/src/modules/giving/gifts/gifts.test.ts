import { type DoacaoWire, MotivosWire, PagamentoWire } from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ownerTransaction } from '../../../database/owner-transaction.ts'
import { wireOf } from '../../../testing/expect-wire.ts'
import { CARD, paid, type PaymentWorld, paymentWorld } from '../../../testing/payment-world.ts'
import { outcome } from '../../../testing/people.ts'
import { settle } from '../../../payments/pay.ts'
import type { Order } from '../../../payments/payments.ts'
import { sweepPayments } from '../../../payments/sweep.ts'
import { pagamentoMotivo } from '../giving.tables.ts'

let world: PaymentWorld
const ids: Record<string, number> = {}
beforeAll(async () => {
  world = await paymentWorld()
  await ownerTransaction(world.server.database, async ({ db, enterChurch }) => {
    await enterChurch(world.churches.demo)
    const rows = await db
      .insert(pagamentoMotivo)
      .values([
        { igrejaId: world.churches.demo, nome: 'Dízimo', valorMinimo: 500, posicao: 1 },
        { igrejaId: world.churches.demo, nome: 'Missões', valorMaximo: 200_000, posicao: 2 },
        { igrejaId: world.churches.demo, nome: 'Curso', flagDoacao: false, posicao: 3 },
      ])
      .returning()
    for (const { nome, id } of rows) ids[nome] = id
  })
})
afterAll(() => world.close())
beforeEach(() => world.server.database.admin('delete from limite'))

const GUEST = { nome: 'Rui Prado', email: 'rui@gift.test', telefone: null, cpf: '529.982.247-25', pais: 'BR' }
let keys = 0
const newKey = () => `gift-key-${String(++keys).padStart(8, '0')}`

const gift = (over: Partial<DoacaoWire> = {}): DoacaoWire => ({
  idUsuario: null,
  motivos: [{ idMotivo: ids['Dízimo'] ?? 0, valor: 10_000 }],
  flagUsuarioTaxa: false,
  valorTotal: 10_000,
  comprador: GUEST,
  pagamento: { metodoPagamento: 'dinheiro', qtdeParcelas: 1, token: null, idCartao: null, salvarCartao: false },
  ...over,
})
const by = (metodoPagamento: DoacaoWire['pagamento']['metodoPagamento'], token: string | null = null) => ({
  pagamento: { metodoPagamento, qtdeParcelas: 1, token, idCartao: null, salvarCartao: false },
})
let address = 0
type From = { token?: string; key?: string; language?: string; ip?: string; church?: number }
const give = (body: DoacaoWire, { token, key = newKey(), language = 'pt-BR', ip, church }: From = {}) =>
  world.order({
    method: 'POST',
    url: `/api/v1/pagamento/?igreja=${church ?? world.churches.demo}`,
    payload: body,
    remoteAddress: ip ?? `10.40.${++address >> 8}.${address & 255}`,
    headers: {
      'idempotency-key': key,
      'accept-language': language,
      ...(token && { authorization: `Bearer ${token}` }),
    },
  })
const rowsOf = (code: string) =>
  world.server.database.admin<{ nome: string; valor: string }>(
    `select nome, doacao.valor from doacao join pedido on pedido.id = pedido_id where codigo = $1 order by doacao.id`,
    [code],
  )
const orderOf = async (code: string) => {
  const [row] = await world.server.database.admin<{ igrejaId: number; id: string }>(
    'select igreja_id as "igrejaId", id from pedido where codigo = $1',
    [code],
  )
  return { igrejaId: row?.igrejaId ?? 0, id: Number(row?.id) } as Order
}

describe('a gift', () => {
  it('for several reasons is one order, which keeps its parts', async () => {
    const motivos = [
      { idMotivo: ids['Dízimo'] ?? 0, valor: 10_000 },
      { idMotivo: ids['Missões'] ?? 0, valor: 2_500 },
    ]
    const order = wireOf(PagamentoWire, await give(gift({ motivos, valorTotal: 12_500 })))
    expect(order).toMatchObject({
      tipo: 'doacao',
      idReferencia: null,
      descricao: 'Dízimo, Missões',
      situacao: 'aguardando',
      valor: 12_500,
      valorTotal: 12_500,
      comprador: { nome: 'Rui Prado', email: 'rui@gift.test' },
    })
    expect(await rowsOf(order.pedido)).toEqual([
      { nome: 'Dízimo', valor: '10000' },
      { nome: 'Missões', valor: '2500' },
    ])
  })

  it('by card is charged with the fees if the giver bears them, and without otherwise', async () => {
    const plain = paid(await give(gift(by('cartao_credito', await world.token()))))
    expect(plain).toMatchObject({ situacao: 'aprovado', valorTotal: 10_000, taxaServico: 0, taxaProcessamento: 0 })
    const asked = await world.server.get(
      `/api/v1/pagamento/calcular-taxas?metodoPagamento=cartao_credito&valor=10000&igreja=${world.churches.demo}`,
    )
    const { valorTotal, taxaServico } = asked.json<{ valorTotal: number; taxaServico: number }>()
    const token = await world.token()
    const covered = paid(await give(gift({ ...by('cartao_credito', token), flagUsuarioTaxa: true, valorTotal })))
    expect(covered).toMatchObject({ situacao: 'aprovado', valor: 10_000, valorTotal, taxaServico })
    const other = { ...by('cartao_credito', await world.token()), flagUsuarioTaxa: true }
    expect(outcome(await give(gift(other)))).toBe('409 conflict')
  })

  it('is made once per key, which reveals nothing to other people', async () => {
    const key = newKey()
    const first = wireOf(PagamentoWire, await give(gift(), { key }))
    expect((await give(gift(), { key })).json()).toEqual(first)
    expect(outcome(await give(gift({ flagUsuarioTaxa: true }), { key }))).toBe('422 idempotency_mismatch')
    const another = { ...GUEST, email: 'another@gift.test' }
    expect(outcome(await give(gift({ comprador: another }), { key }))).toBe('422 idempotency_mismatch')
    expect(outcome(await give(gift(), { key: 'short' }))).toBe('400 idempotency_key_required')
  })

  it('is a member’s only with their own id and bearer, whatever else is sent', async () => {
    const { token } = await world.login(world.ana.email)
    const mine = gift({ idUsuario: world.ana.user })
    const order = wireOf(PagamentoWire, await give(mine, { token }))
    expect(order.comprador.email).toBe(world.ana.email)
    expect(outcome(await give(mine))).toBe('401 unauthorized')
    const { token: another } = await world.login(world.admin.email)
    expect(outcome(await give(mine, { token: another }))).toBe('404 not_found')
    const status = (user: number, bearer?: string) =>
      world.server.get(`/api/v1/usuario/${user}/pagamento/?pedido=${order.pedido}&igreja=${world.churches.demo}`, {
        headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
      })
    expect(outcome(await status(world.ana.user, token))).toBe('200')
    expect(outcome(await status(0))).toBe('404 not_found')
  })

  it('is for the church’s giving reasons only: not for courses, nor another church’s reasons', async () => {
    const course = { motivos: [{ idMotivo: ids['Curso'] ?? 0, valor: 10_000 }] }
    expect(outcome(await give(gift(course)))).toBe('400 validation')
    expect(outcome(await give(gift(), { church: world.churches.other }))).toBe('400 validation')
  })

  it('is refused from a guest without a name, or with a link as name', async () => {
    expect(outcome(await give(gift({ comprador: null })))).toBe('400 validation')
    expect(outcome(await give(gift({ comprador: { ...GUEST, nome: 'Resgate em www.evil.test' } })))).toBe(
      '400 validation',
    )
  })

  it('is rate-limited per person and per address', async () => {
    const outcomes: string[] = []
    for (let tries = 0; tries < 11; tries++) outcomes.push(outcome(await give(gift())))
    expect(outcomes.filter((one) => one === '200')).toHaveLength(10)
    expect(outcomes.at(-1)).toBe('429 rate_limited')
    expect(outcome(await give(gift({ comprador: { ...GUEST, email: 'else@gift.test' } })))).toBe('200')
  })

  it('is possible for a member after guests have used the limit of the member’s e-mail', async () => {
    const { email, user } = world.ana
    const byGuest = gift({ comprador: { ...GUEST, email } })
    for (let tries = 0; tries < 10; tries++) expect(outcome(await give(byGuest))).toBe('200')
    expect(outcome(await give(byGuest))).toBe('429 rate_limited')
    const { token } = await world.login(email)
    expect(outcome(await give(gift({ idUsuario: user }), { token }))).toBe('200')
  })

  it('expires if it is not paid in time', async () => {
    const order = wireOf(PagamentoWire, await give(gift(by('pix_manual'))))
    world.wait(2 * 86_400_000)
    await sweepPayments(world.server.app.services)
    const later = await world.server.get(
      `/api/v1/usuario/0/pagamento/?pedido=${order.pedido}&igreja=${world.churches.demo}`,
    )
    expect(wireOf(PagamentoWire, later).situacao).toBe('cancelado')
  })
})

describe('mails about gifts', () => {
  it.each([
    ['pt-BR', 'Igreja demo: falta concluir', 'Igreja demo: recebemos a sua contribuição', 'Recibo'],
    ['en', 'Igreja demo: your gift is not complete', 'Igreja demo: we have received your gift', 'Receipt'],
    ['es', 'Igreja demo: falta completar', 'Igreja demo: recibimos tu donación', 'Recibo'],
  ])('explain in %s how to pay, and contain the receipt', async (language, awaiting, given, receipt) => {
    const email = `${language.toLowerCase()}@gift.test`
    const order = wireOf(PagamentoWire, await give(gift({ comprador: { ...GUEST, email } }), { language }))
    await world.settle()
    const [first] = await world.mailsTo(email)
    expect(first?.subject.replace(/^.*?: /, 'Igreja demo: ')).toContain(awaiting)
    expect(first?.text).toContain('Na secretaria')
    await settle(world.server.app.services, await orderOf(order.pedido), {
      status: 'aprovado',
      refusal: null,
      step: {},
    })
    await world.settle()
    const [, second, ...more] = await world.mailsTo(email)
    expect(more).toEqual([])
    expect(second?.subject.replace(/^.*?: /, 'Igreja demo: ')).toBe(given)
    expect(second?.text).toContain(`${receipt} · `)
    expect(second?.text).toContain('Dízimo: ')
    expect(second?.text).toContain(`/checkout/thank-you?order=${order.pedido}`)
  })

  it('report a gift that expired, but not a card declined on the page', async () => {
    const email = 'over@gift.test'
    const order = wireOf(PagamentoWire, await give(gift({ comprador: { ...GUEST, email }, ...by('pix_manual') })))
    await settle(world.server.app.services, await orderOf(order.pedido), {
      status: 'cancelado',
      refusal: null,
      step: {},
    })
    await world.settle()
    const mails = await world.mailsTo(email)
    expect(mails.at(-1)?.subject).toContain('contribuição não concluída')
    expect(mails.at(-1)?.text).toContain('/give')
    const declined = { ...GUEST, email: 'declined@gift.test' }
    const token = await world.token({ ...CARD, numero: '4000 0000 0000 0002' })
    const answer = wireOf(PagamentoWire, await give(gift({ comprador: declined, ...by('cartao_credito', token) })))
    expect(answer.situacao).toBe('nao_aprovado')
    await world.settle()
    expect(await world.mailsTo('declined@gift.test')).toEqual([])
  })
})

it('a giving reason states its limits', async () => {
  const asked = await world.server.get('/api/v1/igreja/igreja-demo/pagamento-motivo/?doacao=true')
  const { motivos } = wireOf(MotivosWire, asked)
  const bounds = motivos.map(({ nome, valorMinimo, valorMaximo }) => [nome, valorMinimo, valorMaximo])
  expect(bounds).toContainEqual(['Missões', 0, 200_000])
  expect(bounds).toContainEqual(['Dízimo', 500, null])
})
