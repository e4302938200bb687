import { OracaoMensagemWire, OracaoMotivosWire, OracaoWire, OracoesMuralWire, OrarWire } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome, type SeededPerson } from '../../testing/people.ts'
import { type PrayerDesk, prayerDesk } from './testing/prayer-desk.ts'

let desk: PrayerDesk
let bia: SeededPerson
beforeAll(async () => {
  desk = await prayerDesk()
  bia = desk.world.admin
})
afterAll(() => desk.world.close())

const wall = async () => wireOf(OracoesMuralWire, await desk.wall()).oracoes
const version = async () =>
  Number(
    (await desk.world.server.database.admin<{ v: string }>(`select versao as v from igreja where codigo = 'demo'`))[0]
      ?.v,
  )

describe('praying', () => {
  it('counts each member once, for repeated and concurrent calls', async () => {
    const id = await desk.published()
    const counts = await Promise.all([desk.pray(id, bia), desk.pray(id, bia), desk.pray(id, bia)])
    expect(counts.map((answer) => wireOf(OrarWire, answer).qtdeOrando)).toEqual([1, 1, 1])
    expect(wireOf(OrarWire, await desk.pray(id, desk.world.ana)).qtdeOrando).toBe(2)
    expect(wireOf(OracaoWire, await desk.one(id, bia)).flagOrando).toBe(true)
    expect(wireOf(OracaoWire, await desk.one(id)).flagOrando).toBe(false)
    expect((await wall()).find((prayer) => prayer.id === id)?.qtdeOrando).toBe(2)
  })

  it('does not invalidate the church’s cached pages, but a new request on the wall does', async () => {
    const before = await version()
    const id = await desk.published()
    expect(await version()).toBeGreaterThan(before)
    const then = await version()
    await desk.pray(id, bia)
    await desk.asked(desk.world.ana, {})
    expect(await version()).toBe(then)
    await desk.call('DELETE', `/oracao/${id}`, desk.world.ana)
    expect(await version()).toBeGreaterThan(then)
  })

  it('is always in one’s own name', async () => {
    const id = await desk.published()
    expect(outcome(await desk.pray(id))).toBe('401 unauthorized')
    expect(outcome(await desk.pray(id, bia, { idUsuario: desk.world.ana.user }))).toBe('404 not_found')
    expect(outcome(await desk.pray(id, desk.world.eva))).toBe('404 not_found')
  })
})

describe('messages', () => {
  it('are from members, by first name, once per key', async () => {
    const id = await desk.published()
    expect(outcome(await desk.write(id, undefined))).toBe('401 unauthorized')
    const key = { 'idempotency-key': 'message-of-a-phone-1' }
    const first = wireOf(OracaoMensagemWire, await desk.write(id, bia, 'Força!', key))
    expect(wireOf(OracaoMensagemWire, await desk.write(id, bia, 'Força!', key)).id).toBe(first.id)
    const { mensagens } = wireOf(OracaoWire, await desk.one(id))
    const [name] = await desk.world.server.database.admin<{ nome: string }>('select nome from usuario where id = $1', [
      bia.user,
    ])
    expect(mensagens).toMatchObject([{ nome: name?.nome, mensagem: 'Força!', flagAutor: false }])
    await desk.world.server.database.admin('update oracao_mensagem set flag_ativo = false where id = $1', [first.id])
    expect(wireOf(OracaoWire, await desk.one(id)).mensagens).toEqual([])
  })

  it('are paged without gaps or repetitions', async () => {
    const id = await desk.published()
    for (let number = 1; number <= 45; number++) {
      if (number % 10 === 1) await desk.forgetTries()
      await desk.write(id, bia, `m${number}`)
    }
    const read: string[] = []
    let query: string | undefined = ''
    for (let page = 0; query !== undefined && page < 9; page++) {
      const { mensagens, proximo }: OracaoWire = wireOf(OracaoWire, await desk.one(id, undefined, query))
      read.push(...mensagens.map(({ mensagem }) => mensagem))
      query = proximo === null ? undefined : `?depois=${proximo}`
    }
    expect(read).toEqual(Array.from({ length: 45 }, (_, index) => `m${45 - index}`))
  })

  it('are deleted with their request', async () => {
    const id = await desk.published()
    await desk.write(id, bia)
    await desk.pray(id, bia)
    expect(outcome(await desk.call('DELETE', `/oracao/${id}`, bia))).toBe('404 not_found')
    expect(outcome(await desk.call('DELETE', `/oracao/${id}`, desk.world.ana))).toBe('200')
    expect(outcome(await desk.call('DELETE', `/oracao/${id}`, desk.world.ana))).toBe('404 not_found')
    const left = await desk.world.server.database.admin(
      'select from oracao_mensagem where oracao_id = $1 union all select from oracao_orando where oracao_id = $1',
      [id],
    )
    expect(left).toEqual([])
  })
})

describe('the wall', () => {
  it('is paged, also for requests of the same instant', async () => {
    await desk.world.server.database.admin(
      `insert into oracao (igreja_id, nome, mensagem, flag_publicar_mural, flag_ativo, data_cadastro)
       select $1, 'x', 'at once ' || n, true, true, '2029-01-01T00:00:00Z' from generate_series(1, 50) n`,
      [desk.world.churches.demo],
    )
    const ids: number[] = []
    let query: string | undefined = ''
    for (let page = 0; query !== undefined && page < 9; page++) {
      const { oracoes, proximo }: OracoesMuralWire = wireOf(OracoesMuralWire, await desk.wall(query))
      ids.push(...oracoes.map((prayer) => prayer.id))
      query = proximo === null ? undefined : `?depois=${proximo}`
    }
    expect(new Set(ids).size).toBe(ids.length)
    const [all] = await desk.world.server.database.admin<{ n: number }>(
      'select count(*)::int as n from oracao where igreja_id = $1 and flag_publicar_mural and flag_ativo',
      [desk.world.churches.demo],
    )
    expect(ids.length).toBe(all?.n)
  })

  it('has the motives in the church’s order', async () => {
    await desk.world.server.database.admin(
      `insert into oracao_motivo (igreja_id, nome, posicao) values ($1, 'Luto', 2), ($1, 'Saúde', 1)`,
      [desk.world.churches.demo],
    )
    const { oracaoMotivos } = wireOf(OracaoMotivosWire, await desk.call('GET', '/igreja/igreja-demo/oracao-motivo/'))
    expect(oracaoMotivos.map(({ nome }) => nome)).toEqual(['Saúde', 'Luto'])
  })
})
