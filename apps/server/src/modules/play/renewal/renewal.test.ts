import { describe, expect, it } from 'vitest'
import { sweepPayments } from '../../../payments/sweep.ts'
import { chargePauses } from '../../../testing/charge-pauses.ts'
import { outcome } from '../../../testing/people.ts'
import { DAY, renewalWorld } from '../testing/renewal-world.ts'

const here = renewalWorld()
const { own, put, byCard, byHand, agree, renewing, sweep, later, charges, periods, becomes, setPrice, subjects } = here

const cut = (subject: string | undefined) => subject?.replace(/^.*?: /, '').replace(/ em \d.*$/, '')
const statusOf = async () => (await own())?.situacao

describe('a subscription', () => {
  it('does not renew unless its subscriber agrees, and reminds them before its end', async () => {
    await byCard()
    const before = (await subjects()).length
    expect(await own()).toMatchObject({ situacao: 'manual', valorTotal: null, dataCobranca: null, cartao: null })
    await later(20)
    expect(await subjects()).toHaveLength(before)
    await later(5)
    await sweep()
    await later(10)
    expect(await charges()).toEqual([])
    expect((await subjects()).slice(before).map(cut)).toEqual(['a sua assinatura termina'])
    expect((await here.world.mailsTo(here.world.ana.email)).at(-1)?.text).toContain('/user/play')
  })

  it('renews by the kept card: notifies before, charges once, notifies after', async () => {
    const renewal = await renewing()
    expect(renewal).toMatchObject({ situacao: 'ativa', cartao: { final: '4242' }, flagRecusada: false })
    expect(renewal.dataCobranca).toBe(new Date(Date.parse(renewal.dataFim) - DAY).toISOString())
    const before = (await subjects()).length
    await later(25)
    expect(await charges()).toEqual([])
    expect((await subjects()).slice(before).map(cut)).toEqual(['a sua assinatura renova'])
    const told = (await here.world.mailsTo(here.world.ana.email)).at(-1)?.text ?? ''
    expect(told).toContain('final 4242')
    expect(told).toMatch(/vamos cobrar R\$\s\d+,\d\d/)
    await later(6)
    await sweep()
    await later(1)
    expect(await charges()).toEqual([
      { period: String(Date.parse(renewal.dataFim)), tried: '1', situacao: 'aprovado', total: renewal.valorTotal },
    ])
    await here.world.settle()
    const last = (await here.world.mailsTo(here.world.ana.email)).at(-1)
    expect(cut(last?.subject)).toBe('a sua assinatura está ativa')
    expect(last?.text).toContain('ela renova sozinha no cartão guardado')
    await here.freshSession()
    expect(await periods()).toHaveLength(2)
    expect(Date.parse((await own())?.dataFim ?? '')).toBeGreaterThan(Date.parse(renewal.dataFim) + 27 * DAY)
    expect(here.errors).toEqual([])
  })

  it('that is cancelled keeps its time, is charged no more, and can be taken up again until its end', async () => {
    const { dataFim } = await renewing()
    const before = (await subjects()).length
    expect((await put({ situacao: 'cancelada' })).json()).toMatchObject({ situacao: 'cancelada', dataFim })
    expect((await put({ situacao: 'cancelada' })).statusCode).toBe(200)
    await later(26)
    expect((await subjects()).length).toBe(before)
    await here.freshSession()
    expect((await agree()).json()).toMatchObject({ situacao: 'ativa' })
    expect((await put({ situacao: 'cancelada' })).json()).toMatchObject({ situacao: 'cancelada' })
    await later(20)
    expect(await charges()).toEqual([])
    await here.freshSession()
    expect(outcome(await agree())).toBe('409 conflict')
    expect(outcome(await put({ situacao: 'manual' }))).toBe('409 conflict')
  })

  it('asks for consent when its price has risen, and charges nothing without', async () => {
    const { valorTotal } = await renewing()
    await setPrice(2_990)
    const before = (await subjects()).length
    await later(25)
    await later(4)
    expect((await subjects()).slice(before).map(cut)).toEqual(['o preço da sua assinatura mudou'])
    await here.freshSession()
    expect(await own()).toMatchObject({ situacao: 'preco', valorTotal, dataCobranca: null })
    expect(outcome(await agree({ valorTotal: valorTotal ?? 0 }))).toBe('409 conflict')
    expect(await charges()).toEqual([])
    expect((await agree()).json()).toMatchObject({ situacao: 'ativa' })
    await later(2)
    const [charge] = await charges()
    expect(charge).toMatchObject({ situacao: 'aprovado' })
    expect(charge?.total).toBeGreaterThan(valorTotal ?? 0)
  })

  it('is charged less where it costs less now', async () => {
    const { valorTotal } = await renewing()
    await setPrice(990)
    for (const days of [25, 6, 1]) await later(days)
    expect((await charges())[0]?.total).toBeLessThan(valorTotal ?? 0)
  })

  it('whose card is refused is tried again twice, then ends, and its subscriber is notified each time', async () => {
    await renewing()
    await later(25)
    await becomes('unfunded')
    const before = (await subjects()).length
    await later(5)
    await subjects()
    await here.freshSession()
    expect(await own()).toMatchObject({ situacao: 'ativa', flagRecusada: true })
    for (const days of [1, 3, 40]) {
      await subjects()
      await later(days)
    }
    expect((await charges()).map(({ tried, situacao }) => [tried, situacao])).toEqual([
      ['1', 'nao_aprovado'],
      ['2', 'nao_aprovado'],
      ['3', 'nao_aprovado'],
    ])
    expect((await subjects()).slice(before).map(cut)).toEqual([
      'o cartão não aceitou a renovação',
      'o cartão não aceitou a renovação',
      'a sua assinatura terminou',
    ])
    await here.freshSession()
    expect(await statusOf()).toBe('falhou')
  })

  it('asks a card no more than three times for a period, however often it is agreed to', async () => {
    await renewing()
    await later(25)
    await becomes('unfunded')
    for (let round = 0; round < 6; round++) {
      await here.freshSession()
      await put({ situacao: 'cancelada' })
      await agree()
      await later(round === 0 ? 4.5 : 0.01)
    }
    expect((await charges()).map(({ tried }) => tried)).toEqual(['1', '2', '3'])
    await here.freshSession()
    expect(outcome(await agree())).toBe('409 conflict')
    expect(await charges()).toHaveLength(3)
  })

  it('paid by hand before the charge is not charged again for the same time', async () => {
    await renewing()
    await later(25)
    await here.freshSession()
    const { pedido } = await byHand()
    // undecided: the card waits for it
    await later(5)
    expect(await charges()).toEqual([])
    await here.world.server.database.admin(`update pedido set situacao = 'cancelado' where codigo = $1`, [pedido])
    await later(1)
    expect(await charges()).toHaveLength(1)
    await here.freshSession()
    await byCard()
    await later(2)
    expect(await charges()).toHaveLength(1)
    expect(await periods()).toHaveLength(3)
  })

  it('by card goes on by hand once that card is deleted', async () => {
    await renewing()
    const answer = await here.call('GET', `/usuario/igreja-demo/${here.world.ana.user}/cartoes`)
    expect(JSON.stringify(answer.json())).toContain('"qtdeRecorrencias":1')
    const gone = await here.call(
      'DELETE',
      `/usuario-cartao-gateway-pagamento/${await here.cardOf()}?igreja=${here.world.churches.demo}`,
    )
    expect(gone.statusCode).toBe(200)
    expect(await own()).toMatchObject({ situacao: 'manual', cartao: null })
    for (const days of [25, 5, 2]) await later(days)
    expect(await charges()).toEqual([])
  })

  it('ends with its plan, and says so once', async () => {
    await renewing()
    await here.world.server.database.admin('update renovacao_assinatura set plano_id = null')
    const before = (await subjects()).length
    for (const days of [25, 5, 2]) await later(days)
    expect((await subjects()).slice(before).map(cut)).toEqual(['a sua assinatura não será renovada'])
    expect(await charges()).toEqual([])
  })

  it('is not charged while Play is switched off', async () => {
    await renewing()
    const { admin } = here.world.server.database
    const { demo } = here.world.churches
    await admin(`delete from igreja_modulo where igreja_id = $1 and codigo = 'MOD_ASSINATURA'`, [demo])
    const before = (await subjects()).length
    for (const days of [25, 5, 2]) await later(days)
    expect(await charges()).toEqual([])
    expect(await subjects()).toHaveLength(before)
    await admin(`insert into igreja_modulo (igreja_id, codigo) values ($1, 'MOD_ASSINATURA')`, [demo])
  })

  it.each(chargePauses)('is not charged while %s, and once on the day after', async (_name, pause) => {
    await renewing()
    await later(25)
    const before = (await subjects()).length
    await pause(here.world, async () => {
      await later(5)
      expect(await charges()).toEqual([])
      expect(await subjects()).toHaveLength(before)
    })
    await here.freshSession()
    expect(await statusOf()).toBe('ativa')
    await later(1)
    await sweep()
    expect((await charges()).map(({ situacao }) => situacao)).toEqual(['aprovado'])
    expect(here.errors).toEqual([])
  })

  it('whose answer is lost is charged once, under its key', async () => {
    await renewing()
    await later(25)
    const { sandbox } = here.world.server.app.services.payments
    if (!sandbox) throw new Error('no sandbox')
    sandbox.faults = { beforeAnswer: () => Promise.reject(new Error('lost')) }
    await later(5)
    sandbox.faults = {}
    await later(1)
    expect((await charges()).map(({ situacao }) => situacao)).toEqual(['em_aberto'])
    await sweepPayments(here.world.server.app.services)
    expect((await charges()).map(({ situacao }) => situacao)).toEqual(['aprovado'])
    expect(await periods()).toHaveLength(2)
  })
})

describe('consent', () => {
  it.each([
    ['without a card', () => ({ idCartao: undefined }), '400 validation'],
    ['with a card of nobody', () => ({ idCartao: 999_999 }), '400 validation'],
    ['to another total', () => ({ valorTotal: 1 }), '409 conflict'],
  ])('is refused %s', async (_name, more, expected) => {
    await byCard()
    expect(outcome(await agree(more()))).toBe(expected)
    expect(await statusOf()).toBe('manual')
  })

  it('is refused to a person who never subscribed', async () => {
    expect(await own()).toBeNull()
    expect(outcome(await put({ situacao: 'cancelada' }))).toBe('409 conflict')
  })
})
