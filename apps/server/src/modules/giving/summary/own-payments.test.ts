import { PagamentosWire, ResumoDoacoesWire } from '@atrio/contract'
import { describe, expect, it } from 'vitest'
import { DAY, recurringWorld } from '../testing/recurring-world.ts'
import { wireOf } from '../../../testing/expect-wire.ts'
import { paid } from '../../../testing/payment-world.ts'
import { outcome } from '../../../testing/people.ts'
import { PAGE } from '../../../payments/own/own-payments.ts'

const giving = recurringWorld()
const demo = () => giving.world.churches.demo
const list = async (query = '', who = giving.world.ana) =>
  wireOf(PagamentosWire, await giving.call(who, 'GET', `/user/pagamento?igreja=${demo()}${query}`))
const summary = async (year: number, who = giving.world.ana) =>
  wireOf(ResumoDoacoesWire, await giving.call(who, 'GET', `/user/doacao/resumo?ano=${year}&igreja=${demo()}`)).moedas
const receipt = (code: string, { who = giving.world.ana, user = giving.world.ana.user, church = demo() } = {}) =>
  giving.call(who, 'GET', `/usuario/${user}/pagamento/recibo?pedido=${code}&igreja=${church}&idioma=pt_BR`)
const sql = <Row extends object = object>(text: string, values: unknown[] = []) =>
  giving.world.server.database.admin<Row>(text, values)

describe('the list of one’s payments', () => {
  it('holds orders of every state, newest first, with the plan of those that repeat', async () => {
    const first = paid(await giving.give())
    giving.world.wait(60_000)
    const cash = {
      metodoPagamento: 'dinheiro' as const,
      qtdeParcelas: 1,
      token: null,
      idCartao: null,
      salvarCartao: false,
    }
    const second = paid(await giving.give({ days: null, gift: { pagamento: cash } }))
    const { pagamentos, anos, proximo } = await list()
    expect(pagamentos.map(({ pedido, situacao }) => [pedido, situacao])).toEqual([
      [second.pedido, second.situacao],
      [first.pedido, 'aprovado'],
    ])
    expect(pagamentos[1]).toMatchObject({ tipo: 'doacao', valorTotal: 10_000, descricao: 'Dízimo' })
    expect(pagamentos[1]?.recorrencia).toMatchObject({ valor: 10_000, recorrenciaDias: 30, situacao: 'ativa' })
    expect(pagamentos[0]?.recorrencia).toBeNull()
    expect(anos).toEqual([Number(second.dataCadastro.slice(0, 4))])
    expect(proximo).toBeNull()
  })

  it('shows a dispute as under review, and money that went back', async () => {
    const { pedido } = paid(await giving.give({ days: null }))
    await sql('update pedido set flag_contestado = true, valor_devolvido = 500 where codigo = $1', [pedido])
    const found = (await list()).pagamentos.find((each) => each.pedido === pedido)
    expect(found).toMatchObject({ situacao: 'em_analise', flagContestado: true, valorDevolvido: 500 })
  })

  it('holds the bearer’s own orders only, in this church or another', async () => {
    await giving.give({ days: null })
    expect((await list('', giving.world.admin)).pagamentos).toEqual([])
    const eva = await giving.world.login(giving.world.eva.email)
    const asked = await giving.world.server.app.inject({
      url: `/api/v1/user/pagamento?igreja=${demo()}`,
      headers: { host: 'demo.localhost', authorization: `Bearer ${eva.token}` },
    })
    expect(asked.json()).toEqual({ pagamentos: [], proximo: null, anos: [] })
    expect(outcome(await giving.world.server.get(`/api/v1/user/pagamento?igreja=${demo()}`))).toBe('401 unauthorized')
  })

  it('comes in pages that hold each order once, also of one moment, and of one year by the church’s clock', async () => {
    await sql('delete from doacao; delete from doacao_recorrente; delete from pedido')
    await sql(
      `insert into pedido (igreja_id, codigo, tipo, descricao, usuario_id, comprador, situacao, moeda, valor,
         valor_total, valor_parcela, data_cadastro, data_ultima_alteracao)
       select $1, translate(lpad(n::text, 26, '0'), '0189', 'ABYZ'), 'doacao', 'Gift ' || n, $2, '{}', 'cancelado', 'BRL',
         100, 100, 100, at, at
       from generate_series(1, $3::int) n, lateral (select
         case when n % 2 = 1 then timestamptz '2029-01-01 02:30Z' else timestamptz '2029-01-01 03:30Z' end as at) a`,
      [demo(), giving.world.ana.user, 2 * PAGE + 6],
    )
    const seen: string[] = []
    let next: string | null = ''
    for (let page = 0; next !== null && page < 5; page++) {
      const { pagamentos, proximo }: PagamentosWire = await list(next && `&depois=${next}`)
      seen.push(...pagamentos.map(({ pedido }) => pedido))
      next = proximo
    }
    expect(seen).toHaveLength(2 * PAGE + 6)
    expect(new Set(seen).size).toBe(seen.length)
    // 02:30Z is still the year before in São Paulo
    const of2028 = await list('&ano=2028')
    expect([of2028.pagamentos.length, of2028.proximo]).toEqual([PAGE, expect.any(String)])
    expect(new Set(of2028.pagamentos.map(({ dataCadastro }) => dataCadastro))).toEqual(
      new Set(['2029-01-01T02:30:00.000Z']),
    )
    const none = await list('&ano=2027')
    expect([none.pagamentos, none.anos.at(-1)]).toEqual([[], 2028])
    expect(outcome(await giving.call(giving.world.ana, 'GET', `/user/pagamento?ano=1e3&igreja=${demo()}`))).toBe(
      '400 validation',
    )
  })
})

describe('a receipt', () => {
  it('is a PDF for what is paid, for its payer only', async () => {
    const { pedido } = paid(await giving.give({ days: null }))
    const answer = await receipt(pedido)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(outcome(await receipt(pedido, { who: giving.world.admin }))).toBe('404 not_found')
    expect(outcome(await receipt(pedido, { who: giving.world.admin, user: giving.world.ana.user }))).toBe(
      '404 not_found',
    )
    expect(outcome(await receipt(pedido, { church: giving.world.churches.other }))).toBe('404 not_found')
    // a member's order is not open to its code alone
    const byCode = await giving.world.server.get(`/api/v1/usuario/0/pagamento/recibo?pedido=${pedido}&igreja=${demo()}`)
    expect(outcome(byCode)).toBe('404 not_found')
  })

  it.each([['em_analise'], ['cancelado'], ['estornado'], ['nao_aprovado'], ['aguardando']])(
    'is refused for an order that is %s',
    async (situacao) => {
      const { pedido } = paid(await giving.give({ days: null }))
      await sql('update pedido set situacao = $2 where codigo = $1', [pedido, situacao])
      expect(outcome(await receipt(pedido))).toBe('404 not_found')
    },
  )

  it('is refused while a bank disputes the payment', async () => {
    const { pedido } = paid(await giving.give({ days: null }))
    await sql('update pedido set flag_contestado = true where codigo = $1', [pedido])
    expect(outcome(await receipt(pedido))).toBe('404 not_found')
  })
})

describe('the summary of a year', () => {
  it('sums up approved gifts by reason, less what went back, by the day on which they were paid', async () => {
    await sql('delete from doacao; delete from doacao_recorrente; delete from pedido')
    const { tithe, once } = giving.reasons()
    const both = {
      motivos: [
        { idMotivo: tithe, valor: 10_000 },
        { idMotivo: once, valor: 2_500 },
      ],
      valorTotal: 12_500,
    }
    const { dataCadastro } = paid(await giving.give({ days: null, gift: both }))
    const partly = paid(await giving.give({ days: null }))
    const refused = paid(await giving.give({ days: null }))
    const year = Number(dataCadastro.slice(0, 4))
    await sql('update pedido set valor_devolvido = 1000, data_ultima_alteracao = now() where codigo = $1', [
      partly.pedido,
    ])
    await sql(`update pedido set situacao = 'estornado' where codigo = $1`, [refused.pedido])
    expect(await summary(year)).toEqual([
      {
        moeda: 'BRL',
        motivos: [
          { nome: 'Dízimo', qtde: 2, valor: 20_000 },
          { nome: 'Telhado', qtde: 1, valor: 2_500 },
        ],
        valorDevolvido: 1_000,
        valorTotal: 21_500,
        flagTeste: true,
      },
    ])
    expect(await summary(year - 1)).toEqual([])
    expect(await summary(year, giving.world.admin)).toEqual([])
    const pdf = (of: number, who = giving.world.ana) =>
      giving.call(who, 'GET', `/user/doacao/resumo/pdf?ano=${of}&igreja=${demo()}`)
    expect((await pdf(year)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(outcome(await pdf(year - 1))).toBe('404 not_found')
    expect(outcome(await pdf(year, giving.world.admin))).toBe('404 not_found')
  })

  it('keeps the day of payment when an order changes later', async () => {
    const { pedido, dataCadastro } = paid(await giving.give({ days: null }))
    giving.world.wait(DAY)
    await sql(`update pedido set data_ultima_alteracao = now(), situacao = 'aprovado' where codigo = $1`, [pedido])
    const [row] = await sql<{ at: Date }>('select data_aprovacao as at from pedido where codigo = $1', [pedido])
    expect(row?.at.toISOString()).toBe(dataCadastro)
  })
})
