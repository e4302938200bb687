import { CartoesWire, type DoacaoWire, DoacoesRecorrentesWire } from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { ownerTransaction } from '../../../database/owner-transaction.ts'
import { wireOf } from '../../../testing/expect-wire.ts'
import { CARD as SHORT_LIVED, paid, type PaymentWorld, paymentWorld } from '../../../testing/payment-world.ts'
import type { SeededPerson } from '../../../testing/people.ts'
import { pagamentoMotivo } from '../giving.tables.ts'
import { sweepRecurringGifts } from '../recurring/recurring.sweep.ts'

export const DAY = 86_400_000
/** Valid for years, as the clock moves by years. */
export const CARD = { ...SHORT_LIVED, validade: '12/2039' }
export const CHALLENGE = { ...CARD, numero: '4000 0027 6000 3184' }
export const OTHER = { ...CARD, numero: '5555 5555 5555 4444' }

type Given = { data?: object; days?: number | null; gift?: Partial<DoacaoWire>; save?: boolean; card?: number }

/** A church with giving, members with cards, and a clock that moves by years; for one test file. */
export function recurringWorld() {
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
    // sessions expire when the clock moves by months
    for (const { email } of [world.ana, world.admin]) tokens.set(email, (await world.login(email)).token)
  })

  const call = (
    who: SeededPerson,
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    key?: string,
  ) =>
    world.server.app.inject({
      method,
      url: `/api/v1${path}`,
      ...(payload && { payload }),
      headers: {
        host: 'demo.localhost',
        authorization: `Bearer ${tokens.get(who.email)}`,
        ...(key && { 'idempotency-key': key }),
      },
    })
  const freshSession = async (who = world.ana) => void tokens.set(who.email, (await world.login(who.email)).token)

  let keys = 0
  const give = async ({ data = CARD, days = 30, gift = {}, save = true, card }: Given = {}, who = world.ana) => {
    const token = card === undefined ? await world.token(data) : null
    const body: DoacaoWire = {
      idUsuario: who.user,
      motivos: [{ idMotivo: tithe, valor: 10_000 }],
      flagUsuarioTaxa: false,
      valorTotal: 10_000,
      comprador: null,
      recorrenciaDias: days,
      pagamento: {
        metodoPagamento: 'cartao_credito',
        qtdeParcelas: 1,
        token,
        idCartao: card ?? null,
        salvarCartao: save,
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
  /** A plan's orders but the first: due date, attempt, status. */
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
  /** A kept card's reference determines the sandbox's outcome. */
  const becomes = (fate: string) =>
    world.server.database.admin(`update cartao set referencia = $1`, [`sandbox_${fate}`])
  const subjects = async () => (await world.mailsTo(world.ana.email)).map(({ subject }) => subject)
  const cardsOf = async () =>
    wireOf(CartoesWire, await call(world.ana, 'GET', `/usuario/igreja-demo/${world.ana.user}/cartoes`)).cartoes
  return {
    get world() {
      return world
    },
    /** A reason for recurring gifts, and one for single gifts. */
    reasons: () => ({ tithe, once }),
    errors,
    call,
    freshSession,
    give,
    list,
    change,
    begun,
    giftsOf,
    sweep,
    later,
    becomes,
    subjects,
    cardsOf,
  }
}
