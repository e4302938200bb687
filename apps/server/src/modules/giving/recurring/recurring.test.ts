import {
  type DoacaoWire,
  DoacaoRecorrenteWire,
  DoacoesRecorrentesWire,
  CartoesWire,
  PagamentoWire,
} from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ownerTransaction } from '../../../database/owner-transaction.ts'
import { wireOf } from '../../../testing/expect-wire.ts'
import { CARD as SHORT_LIVED, paid, type PaymentWorld, paymentWorld } from '../../../testing/payment-world.ts'
import { outcome, type Somebody } from '../../../testing/people.ts'
import { sweepPayments } from '../../payments/sweep.ts'
import { pagamentoMotivo } from '../giving.tables.ts'
import { sweepRecurringGifts } from './recurring.sweep.ts'

const DAY = 86_400_000
/** The clock moves by years. */
const CARD = { ...SHORT_LIVED, validade: '12/2039' }
const CHALLENGE = { ...CARD, numero: '4000 0027 6000 3184' }
const OTHER = { ...CARD, numero: '5555 5555 5555 4444' }

let world: PaymentWorld
let tithe = 0
let once = 0
const tokens = new Map<string, string>()
const errors: string[] = []
beforeAll(async () => {
  world = await paymentWorld()
  world.server.app.services.payments.report = (error) => void errors.push(`${error.message}: ${String(error.cause)}`)
  await ownerTransaction(world.server.database, async ({ db, enterChurch }) => {
    const { demo } = world.churches
    await enterChurch(demo)
    const rows = await db
      .insert(pagamentoMotivo)
      .values([
        { igrejaId: demo, nome: 'Dízimo', valorMinimo: 500, flagRecorrencia: true, posicao: 1 },
        { igrejaId: demo, nome: 'Telhado', posicao: 2 },
      ])
      .returning()
    tithe = rows[0]?.id ?? 0
    once = rows[1]?.id ?? 0
  })
})
afterAll(() => world.close())
beforeEach(async () => {
  errors.length = 0
  await world.server.database.admin(
    `update doacao_recorrente set situacao = 'cancelada', proxima_tentativa = null; delete from limite`,
  )
  // sessions end while the clock moves by months
  for (const { email } of [world.ana, world.admin]) tokens.set(email, (await world.login(email)).token)
})

const call = (who: Somebody, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, key?: string) =>
  world.server.app.inject({
    ...{ method, url: `/api/v1${path}`, ...(payload && { payload }) },
    headers: {
      host: 'demo.localhost',
      authorization: `Bearer ${tokens.get(who.email)}`,
      ...(key && { 'idempotency-key': key }),
    },
  })
const freshSession = async (who = world.ana) => void tokens.set(who.email, (await world.login(who.email)).token)

let keys = 0
type Given = { data?: object; days?: number | null; gift?: Partial<DoacaoWire>; save?: boolean; card?: number }
const give = async ({ data = CARD, days = 30, gift = {}, save = true, card }: Given = {}, who = world.ana) => {
  const token = card === undefined ? await world.token(data) : null
  const body: DoacaoWire = {
    ...{ idUsuario: who.user, motivos: [{ idMotivo: tithe, valor: 10_000 }], flagUsuarioTaxa: false },
    ...{ valorTotal: 10_000, comprador: null, recorrenciaDias: days },
    pagamento: {
      ...{ metodoPagamento: 'cartao_credito', qtdeParcelas: 1, token, idCartao: card ?? null, salvarCartao: save },
    },
    ...gift,
  }
  return call(
    who,
    'POST',
    `/pagamento/?igreja=${world.churches.demo}`,
    body,
    `recurring-key-${String(++keys).padStart(6, '0')}`,
  )
}
const list = async (who = world.ana) =>
  wireOf(DoacoesRecorrentesWire, await call(who, 'GET', `/user/doacao-recorrente?igreja=${world.churches.demo}`))
    .doacoesRecorrentes
const change = (id: number, data: object, who = world.ana) =>
  call(who, 'PUT', `/doacao-recorrente/${id}?igreja=${world.churches.demo}`, data)
const begun = async (given: Given = {}) => {
  expect(paid(await give(given)).situacao).toBe('aprovado')
  const [plan] = await list()
  if (!plan) throw new Error('no plan')
  return plan
}
/** Orders of a plan but the first, as they stand: due date, try, status. */
const giftsOf = (id: number) =>
  world.server.database.admin<{ due: string; tried: number; situacao: string; total: string }>(
    `select data_prevista::text as due, tentativa as tried, situacao, valor_total as total
     from doacao join pedido on pedido.igreja_id = doacao.igreja_id and pedido.id = pedido_id
     where recorrencia_id = $1 and data_prevista is not null order by doacao.id`,
    [id],
  )
const sweep = () => sweepRecurringGifts(world.server.app.services)
const later = async (days: number) => {
  world.wait(days * DAY)
  await sweep()
}
/** The reference of kept cards says what the sandbox does with them. */
const becomes = (fate: string) => world.server.database.admin(`update cartao set referencia = $1`, [`sandbox_${fate}`])
const subjects = async () => (await world.mailsTo(world.ana.email)).map(({ subject }) => subject)

describe('a recurring gift', () => {
  it('begins with its first gift, whose card is kept for the next', async () => {
    const order = paid(await give())
    const [plan, ...more] = await list()
    expect(more).toEqual([])
    expect(plan).toMatchObject({
      ...{ nome: 'Dízimo', valor: 10_000, valorTotal: 10_000, recorrenciaDias: 30, situacao: 'ativa' },
      ...{ proximaTentativa: null, cartao: { final: '4242' }, pedido: order.pedido, idMotivo: tithe },
    })
    const first = new Date(order.dataCadastro).getTime()
    expect(Date.parse(plan?.proximaData ?? '') - first).toBeGreaterThan(28 * DAY)
    expect(Date.parse(plan?.proximaData ?? '') - first).toBeLessThan(31 * DAY)
    const mails = await world.mailsTo(world.ana.email)
    expect(mails.at(-1)?.text).toContain('se repete a cada 30 dias')
    expect(mails.at(-1)?.text).toContain('/user/giving')
  })

  it('does not begin where the first gift is refused', async () => {
    expect(paid(await give({ data: { ...CARD, numero: '4000 0000 0000 0002' } })).situacao).toBe('nao_aprovado')
    expect(await list()).toEqual([])
    expect(paid(await give({ card: 999_999 })).situacao).toBe('nao_aprovado')
    expect(await list()).toEqual([])
  })

  it.each([
    [
      'two reasons',
      () => ({
        motivos: [
          { idMotivo: tithe, valor: 5_000 },
          { idMotivo: once, valor: 5_000 },
        ],
      }),
    ],
    ['a reason that takes none', () => ({ motivos: [{ idMotivo: once, valor: 10_000 }] })],
    ['a card that is not kept', () => ({}), false],
    [
      'another method',
      () => ({
        pagamento: {
          metodoPagamento: 'dinheiro',
          qtdeParcelas: 1,
          token: null,
          idCartao: null,
          salvarCartao: true,
        } as const,
      }),
    ],
  ] as [string, () => Partial<DoacaoWire>, boolean?][])('is refused for %s', async (_name, gift, save = true) => {
    const answer = await give({ gift: gift(), save })
    expect(outcome(answer)).toBe('400 validation')
    expect(answer.json()).toMatchObject({ errors: [{ field: 'recorrenciaDias' }] })
  })

  it('is a member’s alone', async () => {
    const comprador = { nome: 'Rui', email: 'rui@gift.test', telefone: null, cpf: null, pais: 'BR' }
    const answer = await give({ gift: { idUsuario: null, comprador } })
    expect(answer.json()).toMatchObject({ errors: [{ field: 'recorrenciaDias', code: 'signed_in' }] })
  })

  it('is made once on its day, by the kept card, and goes on from there', async () => {
    const { id, proximaData } = await begun()
    await later(28)
    expect(await giftsOf(id)).toEqual([])
    await later(3)
    await sweep()
    expect(await giftsOf(id)).toEqual([{ due: proximaData, tried: 1, situacao: 'aprovado', total: '10000' }])
    await freshSession()
    const [plan] = await list()
    expect(Date.parse(plan?.proximaData ?? '') - Date.parse(proximaData ?? '')).toBe(30 * DAY)
    expect((await subjects()).at(-1)).toContain('recebemos a sua contribuição')
    expect(errors).toEqual([])
  })

  it('is one gift where two sweeps run at once', async () => {
    const { id } = await begun()
    world.wait(31 * DAY)
    await Promise.all([sweep(), sweep(), sweep(), sweep()])
    expect(await giftsOf(id)).toHaveLength(1)
    expect(errors).toEqual([])
  })

  it('is one gift after an outage of months, and the next lies ahead', async () => {
    const { id } = await begun()
    await later(200)
    await sweep()
    expect(await giftsOf(id)).toHaveLength(1)
    await freshSession()
    const [plan] = await list()
    const now = world.server.app.services.clock().getTime()
    expect(Date.parse(plan?.proximaData ?? '')).toBeGreaterThan(now - DAY)
    expect(Date.parse(plan?.proximaData ?? '')).toBeLessThan(now + 31 * DAY)
  })

  it('whose answer is lost is asked for again under its key: one charge', async () => {
    const { id } = await begun()
    const { sandbox } = world.server.app.services.payments
    if (!sandbox) throw new Error('no sandbox')
    sandbox.faults = { beforeAnswer: () => Promise.reject(new Error('lost')) }
    await later(31)
    sandbox.faults = {}
    expect((await giftsOf(id)).map(({ situacao }) => situacao)).toEqual(['em_aberto'])
    await later(1)
    expect(await giftsOf(id)).toHaveLength(1)
    await sweepPayments(world.server.app.services)
    expect((await giftsOf(id)).map(({ situacao }) => situacao)).toEqual(['aprovado'])
    const charges = await world.server.database.admin(
      `select 1 from sandbox_cobranca join pedido on codigo = pedido join doacao on pedido_id = pedido.id where recorrencia_id = $1`,
      [id],
    )
    expect(charges).toHaveLength(2)
  })

  it('that a process left in the middle is taken over by another', async () => {
    const { id } = await begun()
    world.wait(31 * DAY)
    const { services } = world.server.app
    const byId = services.directory.byId
    services.directory.byId = () => Promise.reject(new Error('gone'))
    await sweep()
    services.directory.byId = byId
    await sweep()
    expect(await giftsOf(id)).toEqual([])
    world.wait(301_000)
    await sweep()
    expect(await giftsOf(id)).toHaveLength(1)
  })

  it('bears the fees as they are on its day, where its giver bears them', async () => {
    const asked = await world.server.get(
      `/api/v1/pagamento/calcular-taxas?metodoPagamento=cartao_credito&valor=10000&igreja=${world.churches.demo}`,
    )
    const { valorTotal } = asked.json<{ valorTotal: number }>()
    const { id, valorTotal: told } = await begun({ gift: { flagUsuarioTaxa: true, valorTotal } })
    expect(told).toBe(valorTotal)
    await later(31)
    expect((await giftsOf(id)).map(({ total }) => Number(total))).toEqual([valorTotal])
  })
})

describe('a card that is refused', () => {
  it('is asked again twice on later days, then no more, and the giver is told of each', async () => {
    const { id } = await begun()
    await becomes('unfunded')
    const before = (await subjects()).length
    await later(31)
    await freshSession()
    expect((await list())[0]).toMatchObject({ situacao: 'ativa', proximaTentativa: expect.any(String) as string })
    for (const days of [1, 3, 40]) {
      // mails are written at once where nobody moves the clock
      await subjects()
      await later(days)
    }
    expect((await giftsOf(id)).map(({ tried, situacao }) => [tried, situacao])).toEqual([
      ...[
        [1, 'nao_aprovado'],
        [2, 'nao_aprovado'],
        [3, 'nao_aprovado'],
      ],
    ])
    await freshSession()
    expect((await list())[0]).toMatchObject({ situacao: 'falhou', proximaData: null })
    expect((await subjects()).slice(before).map((subject) => subject.replace(/^.*?: /, ''))).toEqual([
      ...['o cartão não aceitou a sua contribuição', 'o cartão não aceitou a sua contribuição'],
      'a sua contribuição recorrente parou',
    ])
  })

  it('that its bank wants confirmed counts as refused, with the way to pay this time', async () => {
    const { id } = await begun()
    await becomes('challenge')
    await later(31)
    expect((await giftsOf(id)).map(({ situacao }) => situacao)).toEqual(['nao_aprovado'])
    const last = (await world.mailsTo(world.ana.email)).at(-1)
    expect(last?.subject).toContain('o banco pede a sua confirmação')
    expect(last?.text).toContain(`/give?reason=${tithe}`)
    expect(last?.text).toContain('/user/giving')
  })

  it('is asked for once where a try is paid in the end', async () => {
    const { id, proximaData } = await begun()
    await becomes('declined')
    await later(31)
    await becomes('approved')
    await later(1)
    await later(5)
    expect((await giftsOf(id)).map(({ due, situacao }) => [due, situacao])).toEqual([
      [proximaData, 'nao_aprovado'],
      [proximaData, 'aprovado'],
    ])
  })

  it('with a question of its bank keeps the first gift waiting, and the plan with it', async () => {
    expect(paid(await give({ data: CHALLENGE })).situacao).toBe('em_aberto')
    expect(await list()).toEqual([])
    await later(1)
    await sweepPayments(world.server.app.services)
    await freshSession()
    expect(await list()).toEqual([])
  })
})

describe('its giver', () => {
  it('changes the amount, pauses, goes on, and cancels for good', async () => {
    const { id, proximaData } = await begun()
    const changed = wireOf(DoacaoRecorrenteWire, await change(id, { valor: 2_500 }))
    expect(changed).toMatchObject({ valor: 2_500, valorTotal: 2_500, situacao: 'ativa', proximaData })
    expect((await change(id, { valor: 500 })).json()).toMatchObject({ errors: [{ field: 'valor', code: 'minimum' }] })
    expect(wireOf(DoacaoRecorrenteWire, await change(id, { situacao: 'pausada' })).proximaData).toBeNull()
    await later(100)
    expect(await giftsOf(id)).toEqual([])
    await freshSession()
    const resumed = wireOf(DoacaoRecorrenteWire, await change(id, { situacao: 'ativa' }))
    const now = world.server.app.services.clock().getTime()
    expect(Date.parse(resumed.proximaData ?? '')).toBeGreaterThan(now - DAY)
    await later(31)
    expect((await giftsOf(id)).map(({ total }) => total)).toEqual(['2500'])
    await freshSession()
    for (let times = 0; times < 2; times++) {
      expect(wireOf(DoacaoRecorrenteWire, await change(id, { situacao: 'cancelada' })).situacao).toBe('cancelada')
    }
    expect(outcome(await change(id, { situacao: 'ativa' }))).toBe('409 conflict')
    expect(await list()).toEqual([])
    await later(100)
    expect(await giftsOf(id)).toHaveLength(1)
  })

  it('is the only one who sees and changes it', async () => {
    const { id } = await begun()
    expect(await list(world.admin)).toEqual([])
    expect(outcome(await change(id, { situacao: 'cancelada' }, world.admin))).toBe('404 not_found')
    expect((await list())[0]?.situacao).toBe('ativa')
  })

  it('chooses another card of their own', async () => {
    const { id } = await begun()
    await begun({ data: OTHER, days: 90 })
    const cards = await cardsOf()
    const other = cards.find(({ final }) => final === '4444')
    expect(wireOf(DoacaoRecorrenteWire, await change(id, { idCartao: other?.id })).cartao?.final).toBe('4444')
    expect((await change(id, { idCartao: 999_999 })).json()).toMatchObject({ errors: [{ field: 'idCartao' }] })
  })

  it('is told that it rests with its card, before and after', async () => {
    const { id } = await begun()
    const card = (await cardsOf()).find(({ qtdeRecorrencias }) => qtdeRecorrencias === 1)
    expect(card).toBeDefined()
    await call(world.ana, 'DELETE', `/usuario-cartao-gateway-pagamento/${card?.id}?igreja=${world.churches.demo}`)
    expect((await list())[0]).toMatchObject({ situacao: 'pausada', cartao: null, proximaData: null })
    await later(40)
    expect(await giftsOf(id)).toEqual([])
    await freshSession()
    expect((await change(id, { situacao: 'ativa' })).json()).toMatchObject({ errors: [{ field: 'idCartao' }] })
  })
})

const cardsOf = async () =>
  wireOf(CartoesWire, await call(world.ana, 'GET', `/usuario/igreja-demo/${world.ana.user}/cartoes`)).cartoes

describe('without an order', () => {
  it('it rests, and its giver is told, where its card has expired', async () => {
    await begun()
    await subjects()
    await world.server.database.admin(`update cartao set validade = '01/2030'`)
    await later(60)
    await freshSession()
    expect((await list())[0]).toMatchObject({ situacao: 'pausada' })
    expect((await subjects()).at(-1)).toContain('escolha um cartão para continuar')
    await world.server.database.admin(`delete from doacao_recorrente; delete from cartao`)
  })

  it('it stops where the church takes none like it any more', async () => {
    await begun()
    await subjects()
    await world.server.database.admin(`update pagamento_motivo set valor_minimo = 20000 where id = $1`, [tithe])
    await later(31)
    await world.server.database.admin(`update pagamento_motivo set valor_minimo = 500 where id = $1`, [tithe])
    await freshSession()
    expect((await list())[0]).toMatchObject({ situacao: 'falhou' })
    const last = (await world.mailsTo(world.ana.email)).at(-1)
    expect(last?.text).toContain('A igreja mudou o que recebe para Dízimo')
  })
})

it('PagamentoWire of a gift that repeats is an order as any', async () => {
  expect(wireOf(PagamentoWire, await give()).tipo).toBe('doacao')
})
