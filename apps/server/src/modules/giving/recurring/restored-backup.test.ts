import type { DoacaoWire } from '@atrio/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paid } from '../../../testing/payment-world.ts'
import { stripeOfFile } from '../../../testing/stripe-world.ts'
import { sweepRecurringGifts } from './recurring.sweep.ts'

const DAY = 86_400_000
const { stripe, world } = stripeOfFile()
const query = <T extends object>(text: string, values: unknown[] = []) => world.server.database.admin<T>(text, values)

let reason = 0
beforeAll(async () => {
  const [row] = await query<{ id: string }>(
    `insert into pagamento_motivo (igreja_id, nome, flag_recorrencia, posicao) values ($1, 'Dízimo', true, 1) returning id`,
    [world.churches.demo],
  )
  reason = Number(row?.id)
})
beforeEach(() => query(`update doacao_recorrente set situacao = 'cancelada', proxima_tentativa = null`))

/** A gift by card that repeats every thirty days. */
async function begin(): Promise<void> {
  const { token } = await world.login(world.ana.email)
  const gift: DoacaoWire = {
    idUsuario: world.ana.user,
    motivos: [{ idMotivo: reason, valor: 10_000 }],
    flagUsuarioTaxa: false,
    valorTotal: 10_000,
    comprador: null,
    recorrenciaDias: 30,
    pagamento: {
      metodoPagamento: 'cartao_credito',
      qtdeParcelas: 1,
      token: 'pm_card_visa',
      idCartao: null,
      salvarCartao: true,
    },
  }
  const answer = await world.server.app.inject({
    method: 'POST',
    url: `/api/v1/pagamento/?igreja=${world.churches.demo}`,
    payload: gift,
    headers: {
      host: 'demo.localhost',
      authorization: `Bearer ${token}`,
      'idempotency-key': `restored-backup-${stripe.stand.intents.size}-key`,
    },
  })
  expect(paid(answer).situacao).toBe('aprovado')
}

type Order = { id: string; codigo: string; situacao: string }
const repeated = () =>
  query<Order>(`select id, codigo, situacao from pedido where idempotencia like 'recorrencia %' order by id`)
type PlanRow = { tentativas: number; proxima_data: string; proxima_tentativa: Date }
const plan = async () =>
  (
    await query<PlanRow>(
      `select tentativas, proxima_data::text, proxima_tentativa from doacao_recorrente where situacao = 'ativa'`,
    )
  )[0]!

/** The database as it was before the plan's last gift. */
async function restore({ tentativas, proxima_data, proxima_tentativa }: PlanRow): Promise<void> {
  const [last] = (await repeated()).slice(-1)
  for (const table of ['doacao', 'cobranca', 'aviso_pedido', 'movimento_pedido'])
    await query(`delete from ${table} where pedido_id = $1`, [last!.id])
  await query(`delete from idempotencia where escopo = 'recorrencia'`)
  await query('delete from pedido where id = $1', [last!.id])
  await query(
    `update doacao_recorrente set tentativas = $1, proxima_data = $2, proxima_tentativa = $3 where situacao = 'ativa'`,
    [tentativas, proxima_data, proxima_tentativa],
  )
}
const sweep = () => sweepRecurringGifts(world.server.app.services)

describe('a recurring gift that a restored backup does not know as made', () => {
  it('is not charged again, and what happens to its payment is found', async () => {
    await begin()
    const before = await plan()
    world.wait(31 * DAY)
    await sweep()
    const [made] = await repeated()
    expect(made).toMatchObject({ situacao: 'aprovado' })
    const charged = stripe.stand.intents.size
    await restore(before)
    expect(await repeated()).toEqual([])
    stripe.stand.forgetKeys()
    await sweep()
    expect(stripe.stand.intents.size).toBe(charged)
    const [adopted] = await repeated()
    expect(adopted).toMatchObject({ situacao: 'aprovado' })
    expect(stripe.intentOf(adopted!.codigo)).toMatchObject({ status: 'succeeded' })
    // the next date is another occasion
    world.wait(31 * DAY)
    await sweep()
    expect(stripe.stand.intents.size).toBe(charged + 1)
  })

  it.each([
    ['refused', { status: 'requires_payment_method' }],
    ['refunded', { latest_charge: { id: 'ch_1', object: 'charge', refunded: true } }],
    ['disputed', { latest_charge: { id: 'ch_1', object: 'charge', refunded: false, disputed: true } }],
  ])('is charged where the payment that Stripe knows was %s', async (_name, change) => {
    await begin()
    const before = await plan()
    world.wait(31 * DAY)
    await sweep()
    const [{ codigo } = { codigo: '' }] = (await repeated()).slice(-1)
    const intent = stripe.intentOf(codigo)
    stripe.stand.intents.set(String(intent['id']), { ...intent, ...change })
    const charged = stripe.stand.intents.size
    await restore(before)
    stripe.stand.forgetKeys()
    await sweep()
    expect(stripe.stand.intents.size).toBe(charged + 1)
  })
})
