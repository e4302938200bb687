import { PagamentoWire, type DoacaoWire } from '@atrio/contract'
import { describe, expect, it } from 'vitest'
import { chargePauses } from '../../../testing/charge-pauses.ts'
import { recordDispute } from '../../../testing/record-dispute.ts'
import { wireOf } from '../../../testing/expect-wire.ts'
import { paid } from '../../../testing/payment-world.ts'
import { outcome } from '../../../testing/people.ts'
import { sweepPayments } from '../../../payments/sweep.ts'
import { CARD, DAY, recurringWorld } from '../testing/recurring-world.ts'
import { sweepRecurringGifts } from './recurring.sweep.ts'

const here = recurringWorld()
const { freshSession, give, list, begun, giftsOf, sweep, later, subjects, errors } = here

describe('a recurring gift', () => {
  it('starts with its first gift, whose card is kept for the next', async () => {
    const order = paid(await give())
    const [plan, ...more] = await list()
    expect(more).toEqual([])
    expect(plan).toMatchObject({
      nome: 'Dízimo',
      valor: 10_000,
      valorTotal: 10_000,
      recorrenciaDias: 30,
      situacao: 'ativa',
      proximaTentativa: null,
      cartao: { final: '4242' },
      pedido: order.pedido,
      idMotivo: here.reasons().tithe,
    })
    const first = new Date(order.dataCadastro).getTime()
    expect(Date.parse(plan?.proximaData ?? '') - first).toBeGreaterThan(28 * DAY)
    expect(Date.parse(plan?.proximaData ?? '') - first).toBeLessThan(31 * DAY)
    const mails = await here.world.mailsTo(here.world.ana.email)
    expect(mails.at(-1)?.text).toContain('se repete a cada 30 dias')
    expect(mails.at(-1)?.text).toContain('/user/giving')
  })

  it('does not start if the first gift is refused', async () => {
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
          { idMotivo: here.reasons().tithe, valor: 5_000 },
          { idMotivo: here.reasons().once, valor: 5_000 },
        ],
      }),
    ],
    ['a reason that takes none', () => ({ motivos: [{ idMotivo: here.reasons().once, valor: 10_000 }] })],
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

  it('is for members only', async () => {
    const comprador = { nome: 'Rui', email: 'rui@gift.test', telefone: null, cpf: null, pais: 'BR' }
    const answer = await give({ gift: { idUsuario: null, comprador } })
    expect(answer.json()).toMatchObject({ errors: [{ field: 'recorrenciaDias', code: 'signed_in' }] })
  })

  it('is made once on its day, by the kept card, and continues', async () => {
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

  it.each(['aberta', 'ganha'] as const)('pauses once a gift is disputed, also if only %s is known', async (how) => {
    const { id, pedido } = await begun()
    await recordDispute(here.world.server.app.services, pedido ?? '', how)
    expect((await list()).map(({ situacao }) => situacao)).toEqual(['pausada'])
    await later(31)
    expect(await giftsOf(id)).toEqual([])
    expect(errors).toEqual([])
  })

  it('continues when a bank only inquires about a gift', async () => {
    const { pedido } = await begun()
    for (const how of ['consulta', 'encerrada'] as const)
      await recordDispute(here.world.server.app.services, pedido ?? '', how)
    expect((await list()).map(({ situacao }) => situacao)).toEqual(['ativa'])
  })

  it('is one gift when two sweeps run at once', async () => {
    const { id } = await begun()
    here.world.wait(31 * DAY)
    await Promise.all([sweep(), sweep(), sweep(), sweep()])
    expect(await giftsOf(id)).toHaveLength(1)
    expect(errors).toEqual([])
  })

  it('is one gift after an outage of months, and the next is in the future', async () => {
    const { id } = await begun()
    await later(200)
    await sweep()
    expect(await giftsOf(id)).toHaveLength(1)
    await freshSession()
    const [plan] = await list()
    const now = here.world.server.app.services.clock().getTime()
    expect(Date.parse(plan?.proximaData ?? '')).toBeGreaterThan(now - DAY)
    expect(Date.parse(plan?.proximaData ?? '')).toBeLessThan(now + 31 * DAY)
  })

  it('whose answer is lost is requested again under its key: one charge', async () => {
    const { id } = await begun()
    const { sandbox } = here.world.server.app.services.payments
    if (!sandbox) throw new Error('no sandbox')
    sandbox.faults = { beforeAnswer: () => Promise.reject(new Error('lost')) }
    await later(31)
    sandbox.faults = {}
    expect((await giftsOf(id)).map(({ situacao }) => situacao)).toEqual(['em_aberto'])
    await later(1)
    expect(await giftsOf(id)).toHaveLength(1)
    await sweepPayments(here.world.server.app.services)
    expect((await giftsOf(id)).map(({ situacao }) => situacao)).toEqual(['aprovado'])
    const charges = await here.world.server.database.admin(
      `select 1 from sandbox_cobranca join pedido on codigo = pedido join doacao on pedido_id = pedido.id where recorrencia_id = $1`,
      [id],
    )
    expect(charges).toHaveLength(2)
  })

  it('that a process abandoned is taken over by another', async () => {
    const { id } = await begun()
    here.world.wait(31 * DAY)
    const { services } = here.world.server.app
    const directory = { ...services.directory, byId: () => Promise.reject(new Error('gone')) }
    await sweepRecurringGifts({ ...services, directory })
    await sweep()
    expect(await giftsOf(id)).toEqual([])
    here.world.wait(301_000)
    await sweep()
    expect(await giftsOf(id)).toHaveLength(1)
  })

  it.each(chargePauses)('waits while %s, and is made once on the day after', async (_name, pause) => {
    const { id } = await begun()
    await pause(here.world, async () => {
      await later(31)
      expect(await giftsOf(id)).toEqual([])
    })
    await freshSession()
    expect((await list()).map(({ situacao }) => situacao)).toEqual(['ativa'])
    await later(1)
    await sweep()
    expect(await giftsOf(id)).toHaveLength(1)
    expect(errors).toEqual([])
  })

  it('includes the current fees if its giver bears them', async () => {
    const asked = await here.world.server.get(
      `/api/v1/pagamento/calcular-taxas?metodoPagamento=cartao_credito&valor=10000&igreja=${here.world.churches.demo}`,
    )
    const { valorTotal } = asked.json<{ valorTotal: number }>()
    const { id, valorTotal: charged } = await begun({ gift: { flagUsuarioTaxa: true, valorTotal } })
    expect(charged).toBe(valorTotal)
    await later(31)
    expect((await giftsOf(id)).map(({ total }) => Number(total))).toEqual([valorTotal])
  })
})

it('PagamentoWire of a recurring gift is that of any order', async () => {
  expect(wireOf(PagamentoWire, await give()).tipo).toBe('doacao')
})
