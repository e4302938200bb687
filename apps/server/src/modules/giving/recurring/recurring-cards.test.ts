import { describe, expect, it } from 'vitest'
import { paid } from '../../../testing/payment-world.ts'
import { outcome } from '../../../testing/people.ts'
import { sweepPayments } from '../../../payments/sweep.ts'
import { CHALLENGE, DAY, recurringWorld } from '../testing/recurring-world.ts'

const here = recurringWorld()
const { change, freshSession, give, list, begun, giftsOf, later, becomes, subjects } = here

describe('a refused card', () => {
  it('is charged again twice on later days, then no more, and the giver is mailed each time', async () => {
    const { id } = await begun()
    await becomes('unfunded')
    const before = (await subjects()).length
    await later(31)
    await freshSession()
    expect((await list())[0]).toMatchObject({ situacao: 'ativa', proximaTentativa: expect.any(String) as string })
    for (const days of [1, 3, 40]) {
      // mails are sent at once while the clock is stopped
      await subjects()
      await later(days)
    }
    expect((await giftsOf(id)).map(({ tried, situacao }) => [tried, situacao])).toEqual([
      [1, 'nao_aprovado'],
      [2, 'nao_aprovado'],
      [3, 'nao_aprovado'],
    ])
    await freshSession()
    expect((await list())[0]).toMatchObject({ situacao: 'falhou', proximaData: null })
    expect((await subjects()).slice(before).map((subject) => subject.replace(/^.*?: /, ''))).toEqual([
      'o cartão não aceitou a sua contribuição',
      'o cartão não aceitou a sua contribuição',
      'a sua contribuição recorrente parou',
    ])
  })

  it.each([1, 2, 5])(
    'is charged at most three times in a period when the gift is paused and resumed every %i days',
    async (days) => {
      const { id, proximaData } = await begun({ days: 7 })
      await becomes('unfunded')
      await later(7)
      for (let day = 0; day < 30; day += days) {
        await here.world.server.database.admin('delete from limite')
        await freshSession()
        for (const situacao of ['pausada', 'ativa', 'pausada', 'ativa']) {
          expect(outcome(await change(id, { situacao }))).toBe('200')
          await here.sweep()
        }
        for (let passed = 0; passed < days; passed++) await later(1)
      }
      const tries = Map.groupBy(await giftsOf(id), ({ due }) => due)
      const dates = [...tries.keys()]
      expect(dates[0]).toBe(proximaData)
      expect(dates.length).toBeGreaterThan(3)
      for (const of of tries.values()) expect(of.map(({ tried }) => tried)).toEqual([1, 2, 3].slice(0, of.length))
      const gaps = dates.slice(1).map((due, index) => (Date.parse(due) - Date.parse(dates[index]!)) / DAY)
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(7)
    },
  )

  it('that needs its bank’s confirmation counts as refused, with a link to pay this time', async () => {
    const { id } = await begun()
    await becomes('challenge')
    await later(31)
    expect((await giftsOf(id)).map(({ situacao }) => situacao)).toEqual(['nao_aprovado'])
    // mails of a plan before may be sent after it
    const mails = await here.world.mailsTo(here.world.ana.email)
    const asking = mails.find(({ subject }) => subject.includes('o banco pede a sua confirmação'))
    expect(asking?.text).toContain(`/give?reason=${here.reasons().tithe}`)
    expect(asking?.text).toContain('/user/giving')
  })

  it('is charged once if an attempt is paid in the end', async () => {
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

  it('with a pending challenge keeps the first gift, and so the plan, waiting', async () => {
    expect(paid(await give({ data: CHALLENGE })).situacao).toBe('em_aberto')
    expect(await list()).toEqual([])
    await later(1)
    await sweepPayments(here.world.server.app.services)
    await freshSession()
    expect(await list()).toEqual([])
  })
})

describe('a plan without an order', () => {
  it('pauses, and notifies its giver, when its card has expired', async () => {
    await begun()
    await subjects()
    await here.world.server.database.admin(`update cartao set validade = '01/2030'`)
    await later(60)
    await freshSession()
    expect((await list())[0]).toMatchObject({ situacao: 'pausada' })
    expect((await subjects()).at(-1)).toContain('escolha um cartão para continuar')
    await here.world.server.database.admin(`delete from doacao_recorrente; delete from cartao`)
  })

  it('stops when the church accepts no such gift any more', async () => {
    await begun()
    await subjects()
    await here.world.server.database.admin(`update pagamento_motivo set valor_minimo = 20000 where id = $1`, [
      here.reasons().tithe,
    ])
    await later(31)
    await here.world.server.database.admin(`update pagamento_motivo set valor_minimo = 500 where id = $1`, [
      here.reasons().tithe,
    ])
    await freshSession()
    expect((await list())[0]).toMatchObject({ situacao: 'falhou' })
    const last = (await here.world.mailsTo(here.world.ana.email)).at(-1)
    expect(last?.text).toContain('A igreja mudou o que recebe para Dízimo')
  })

  it('stops, and notifies its giver, when its reason was taken out of the church’s content', async () => {
    const { database } = here.world.server
    const [well] = await database.admin<{ id: string }>(
      `insert into pagamento_motivo (igreja_id, nome, flag_recorrencia) values ($1, 'Poço', true) returning id`,
      [here.world.churches.demo],
    )
    const plan = await begun({ gift: { motivos: [{ idMotivo: Number(well?.id), valor: 10_000 }] } })
    await subjects()
    await database.admin('delete from pagamento_motivo where id = $1', [well?.id])
    await later(31)
    await freshSession()
    expect((await list())[0]).toMatchObject({ id: plan.id, nome: 'Poço', situacao: 'falhou' })
    expect(await giftsOf(plan.id)).toEqual([])
    const last = (await here.world.mailsTo(here.world.ana.email)).at(-1)
    expect(last?.text).toContain('A igreja mudou o que recebe para Poço')
  })
})
