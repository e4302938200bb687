import {
  AssinaturaPlanoLeituraWire,
  LeituraDoPlanoWire,
  LeiturasWire,
  PlanoLeituraWire,
  PlanosLeituraWire,
} from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome, type People, people, type SeededPerson } from '../../testing/people.ts'

const DAY = 86_400_000
const PSALMS = 'aaaaaaaa-0000-4000-8000-000000000001'
const MARK = 'aaaaaaaa-0000-4000-8000-000000000002'
const OLD = 'aaaaaaaa-0000-4000-8000-000000000003'
const RUTH = 'aaaaaaaa-0000-4000-8000-000000000004'
const NONE = 'aaaaaaaa-0000-4000-8000-00000000000f'

let world: People
const tokens = new Map<string, string>()
beforeAll(async () => {
  world = await people()
  const plan = (church: number, uuid: string, slug: string, days: number, active = true) =>
    world.server.database.admin(
      `insert into plano_leitura (igreja_id, uuid, slug, nome, descricao, posicao, qtde_dias, dias, flag_ativo)
       select $1, $2, $3, 'Plano ' || $3, null, $4::int, $4::int, jsonb_agg(jsonb_build_object('titulo', null, 'texto', null,
         'passagens', jsonb_build_array(jsonb_build_object('referencia', 'Salmo ' || n, 'livro', 'PSA', 'capitulo', n)))), $5
       from generate_series(1, $4::int) n`,
      [church, uuid, slug, days, active],
    )
  await plan(world.ana.church, PSALMS, 'salmos', 3)
  await plan(world.ana.church, MARK, 'marcos', 14)
  await plan(world.ana.church, OLD, 'antigo', 5, false)
  await plan(world.churches.hope, RUTH, 'ruth', 4)
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.server.database.admin('delete from plano_leitura_assinatura; delete from limite')
  await signIn(world.ana, world.admin, world.john, world.eva)
})
const signIn = async (...all: SeededPerson[]) => {
  for (const { email } of all) tokens.set(email, (await world.login(email)).token)
}
/** Sessions expire meanwhile. */
const pass = async (milliseconds: number) => {
  world.wait(milliseconds)
  await signIn(world.ana)
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
type Asked = { who?: SeededPerson | null; body?: object; church?: number }
const call = (
  method: Method,
  url: string,
  { who = world.ana, body, church = who?.church ?? world.ana.church }: Asked = {},
) =>
  world.server.app.inject({
    method,
    url: `/api/v1${url}`,
    ...(body && { payload: body }),
    headers: {
      host: world.hostOf(church),
      ...(who && { authorization: `Bearer ${tokens.get(who.email)}` }),
    },
  })
const reading = async (answer: ReturnType<typeof call>) => wireOf(AssinaturaPlanoLeituraWire, await answer)
const start = (plan = PSALMS, asked: Asked = {}) => reading(call('POST', `/plano-leitura/${plan}/assinatura`, asked))
const mark = (uuid: string, day: number, method: Method = 'PUT') =>
  call(method, `/assinatura-plano-leitura/${uuid}/dia/${day}`)
const stored = async (plan = PSALMS, who = world.ana) =>
  wireOf(LeituraDoPlanoWire, await call('GET', `/user/plano-leitura/${plan}`, { who })).assinatura
/** The date by the server's clock: past noon in São Paulo, far from midnight. */
const today = () => new Date(world.server.app.services.clock()).toISOString().slice(0, 10)

describe('plans', () => {
  it('are public, in the church’s order, without withdrawn ones', async () => {
    const list = wireOf(PlanosLeituraWire, await call('GET', '/igreja/igreja-demo/plano-leitura/', { who: null }))
    expect(list).toMatchObject({
      planos: [
        { uuid: PSALMS, qtdeDias: 3 },
        { uuid: MARK, qtdeDias: 14 },
      ],
      proximo: null,
    })
    const one = wireOf(
      PlanoLeituraWire,
      await call('GET', `/igreja/igreja-demo/plano-leitura/${PSALMS}`, { who: null }),
    )
    expect(one.dias).toHaveLength(3)
    expect(one.dias[1]?.passagens).toEqual([{ referencia: 'Salmo 2', livro: 'PSA', capitulo: 2 }])
    const old = wireOf(PlanoLeituraWire, await call('GET', `/igreja/igreja-demo/plano-leitura/${OLD}`, { who: null }))
    expect(old.flagAtivo).toBe(false)
  })

  it('belong to one church', async () => {
    for (const url of [`/igreja/igreja-demo/plano-leitura/${RUTH}`, `/igreja/igreja-demo/plano-leitura/${NONE}`])
      expect(outcome(await call('GET', url, { who: null }))).toBe('404 not_found')
    expect(outcome(await call('GET', '/igreja/igreja-demo/plano-leitura/x', { who: null }))).toBe('400 validation')
  })

  it('are paged', async () => {
    await world.server.database.admin(
      `insert into plano_leitura (igreja_id, slug, nome, posicao, qtde_dias, dias)
       select $1, 'p' || n, 'P' || n, 50, 1, '[{"titulo":null,"texto":null,"passagens":[]}]' from generate_series(1, 30) n`,
      [world.ana.church],
    )
    const first = wireOf(PlanosLeituraWire, await call('GET', '/igreja/igreja-demo/plano-leitura/'))
    const more = await call('GET', `/igreja/igreja-demo/plano-leitura/?depois=${first.proximo}`)
    const second = wireOf(PlanosLeituraWire, more)
    expect([first.planos.length, second.planos.length, second.proximo]).toEqual([24, 8, null])
    expect(new Set([...first.planos, ...second.planos].map(({ uuid }) => uuid)).size).toBe(32)
    expect(outcome(await call('GET', '/igreja/igreja-demo/plano-leitura/?depois=bm9uc2Vuc2U'))).toBe('200')
    await world.server.database.admin(`delete from plano_leitura where slug ~ '^p\\d'`)
  })
})

describe('a reading', () => {
  it('takes the marks of several days at once, and gives them back', async () => {
    const url = `/assinatura-plano-leitura/${(await start()).uuid}/dias`
    const marked = (dias: number[], flagLido = true) => reading(call('PUT', url, { body: { dias, flagLido } }))
    expect((await marked([1, 2, 2, 3])).diasLidos).toEqual([1, 2, 3])
    expect(await marked([1, 3], false)).toMatchObject({ diasLidos: [2], dataConclusao: null })
  })

  it('begins today, is marked, completed and reopened', async () => {
    expect(await stored()).toBeNull()
    const { uuid, ...begun } = await start()
    expect(begun).toEqual({ dataInicio: today(), diasLidos: [], dataConclusao: null, horaLembrete: null })
    expect((await reading(mark(uuid, 3))).diasLidos).toEqual([3])
    expect((await reading(mark(uuid, 1))).diasLidos).toEqual([1, 3])
    const complete = await reading(mark(uuid, 2))
    expect(complete).toMatchObject({ uuid, diasLidos: [1, 2, 3], dataConclusao: expect.any(String) as string })
    await pass(DAY)
    expect(await reading(mark(uuid, 2))).toEqual(complete)
    expect(await reading(mark(uuid, 2, 'DELETE'))).toMatchObject({ diasLidos: [1, 3], dataConclusao: null })
    expect(await reading(mark(uuid, 2, 'DELETE'))).toMatchObject({ diasLidos: [1, 3] })
  })

  it('begins once for repeated requests, and only with listed plans', async () => {
    const all = await Promise.all([start(), start(), start()])
    expect(new Set(all.map(({ uuid }) => uuid)).size).toBe(1)
    for (const plan of [OLD, NONE, RUTH])
      expect(outcome(await call('POST', `/plano-leitura/${plan}/assinatura`))).toBe('404 not_found')
  })

  it('keeps the marks of two concurrent devices', async () => {
    const { uuid } = await start(MARK)
    const days = Array.from({ length: 14 }, (_, index) => index + 1)
    await Promise.all(days.map((day) => mark(uuid, day)))
    expect(await stored(MARK)).toMatchObject({ diasLidos: days, dataConclusao: expect.any(String) as string })
  })

  it('refuses a day outside of the plan', async () => {
    const { uuid } = await start()
    expect(outcome(await mark(uuid, 4))).toBe('404 not_found')
    for (const day of [0, 1.5, 1000]) expect(outcome(await mark(uuid, day))).toBe('400 validation')
  })

  it('moves its start to catch up, but not into the future', async () => {
    const { uuid } = await start()
    await mark(uuid, 1)
    const move = (dataInicio: string) => call('PUT', `/assinatura-plano-leitura/${uuid}`, { body: { dataInicio } })
    const earlier = new Date(Date.parse(today()) - 4 * DAY).toISOString().slice(0, 10)
    expect(await reading(move(earlier))).toMatchObject({ uuid, dataInicio: earlier, diasLidos: [1] })
    const tomorrow = new Date(Date.parse(today()) + DAY).toISOString().slice(0, 10)
    for (const wrong of [tomorrow, '2026-02-30', 'today']) expect(outcome(await move(wrong))).toBe('400 validation')
  })

  it('restarts once, and refuses later marks of the former reading', async () => {
    const { uuid } = await start()
    await mark(uuid, 1)
    await pass(2 * DAY)
    const again = () => call('POST', `/assinatura-plano-leitura/${uuid}/reinicio`)
    const fresh = await reading(again())
    expect(fresh).toMatchObject({ dataInicio: today(), diasLidos: [], dataConclusao: null })
    expect(fresh.uuid).not.toBe(uuid)
    expect(outcome(await mark(uuid, 2))).toBe('404 not_found')
    await mark(fresh.uuid, 1)
    expect(await reading(again())).toEqual({ ...fresh, diasLidos: [1] })
  })

  it('is deleted with its marks, and can be begun again', async () => {
    const { uuid } = await start()
    await mark(uuid, 1)
    const remove = () => call('DELETE', `/assinatura-plano-leitura/${uuid}`)
    expect(outcome(await remove())).toBe('200')
    expect(outcome(await remove())).toBe('404 not_found')
    expect(await stored()).toBeNull()
    expect(await start()).toMatchObject({ diasLidos: [] })
  })

  it('is listed, last begun first, even if the plan is not listed any more', async () => {
    await start()
    const { uuid } = await start(MARK)
    await mark(uuid, 5)
    await world.server.database.admin(`update plano_leitura set flag_ativo = false where uuid = $1`, [MARK])
    const { assinaturas } = wireOf(LeiturasWire, await call('GET', '/user/plano-leitura'))
    expect(assinaturas.map(({ plano, qtdeDiasLidos }) => [plano.uuid, qtdeDiasLidos])).toEqual([
      [MARK, 1],
      [PSALMS, 0],
    ])
    // its readers continue, but nobody begins it
    expect((await reading(mark(uuid, 6))).diasLidos).toEqual([5, 6])
    await world.server.database.admin(`update plano_leitura set flag_ativo = true where uuid = $1`, [MARK])
  })

  it('is inaccessible to others: of the same church, its staff, or another church', async () => {
    const { uuid } = await start()
    for (const who of [world.admin, world.eva, world.john]) {
      const asked = { who, church: who.church }
      const own = `/assinatura-plano-leitura/${uuid}`
      const answers = [
        call('PUT', own, { ...asked, body: { dataInicio: '2026-01-01' } }),
        call('PUT', `${own}/dia/1`, asked),
        call('DELETE', `${own}/dia/1`, asked),
        call('POST', `${own}/reinicio`, asked),
        call('DELETE', own, asked),
      ]
      for (const answer of answers) expect(outcome(await answer)).toBe('404 not_found')
      expect(await stored(PSALMS, who)).toBeNull()
      expect((await call('GET', '/user/plano-leitura', asked)).json()).toEqual({ assinaturas: [] })
    }
    expect(await stored()).toMatchObject({ uuid, diasLidos: [] })
    for (const url of ['/user/plano-leitura', `/user/plano-leitura/${PSALMS}`])
      expect(outcome(await call('GET', url, { who: null }))).toBe('401 unauthorized')
  })

  it('can be begun by a member of a sister church, but by no stranger', async () => {
    const church = world.churches.hope
    const url = `/plano-leitura/${RUTH}/assinatura?igreja=${church}`
    expect(outcome(await call('POST', url, { who: world.john, church }))).toBe('200')
    expect(outcome(await call('POST', url, { who: world.eva, church }))).toBe('404 not_found')
  })
})

it('the day changes at midnight in the church’s zone', async () => {
  const wait = Date.parse(`${today()}T02:30:00Z`) + DAY - world.server.app.services.clock().getTime()
  const day = today()
  await pass(wait)
  // half past eleven at night in São Paulo, the next day elsewhere
  expect(today()).not.toBe(day)
  expect((await start()).dataInicio).toBe(day)
})

it('the number of writes is limited', async () => {
  const { uuid } = await start()
  let last = ''
  for (let count = 0; count < 122; count++) last = outcome(await mark(uuid, 1))
  expect(last).toBe('429 rate_limited')
})
