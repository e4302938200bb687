import { ContinuadosWire, MarcasVideoWire, MarcaVideoWire, type PosicaoVideoWire } from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome } from '../../testing/people.ts'
import { type PlayWorld, playWorld } from '../../testing/play-world.ts'

let world: PlayWorld
beforeAll(async () => {
  world = await playWorld()
})
afterAll(() => world.close())
beforeEach(() => world.server.database.admin('delete from limite; delete from plano_assinatura_posicao'))

type Who = keyof PlayWorld['tokens']
const call = (method: 'GET' | 'PUT', url: string, who?: Who, payload?: object) =>
  world.server.app.inject({
    method,
    url: `/api/v1${url}`,
    ...(payload && { payload }),
    headers: { host: 'demo.localhost', ...(who && { authorization: `Bearer ${world.tokens[who]}` }) },
  })
const put = async (id: number, place: PosicaoVideoWire, who: Who = 'ana') =>
  wireOf(MarcaVideoWire, await call('PUT', `/plano-assinatura-conteudo/${id}/posicao`, who, place))
const marks = async (ids: readonly number[], who: Who = 'ana') =>
  wireOf(
    MarcasVideoWire,
    await call('GET', `/user/plano-assinatura-marca?igreja=${world.churches.demo}&conteudos=${ids.join(',')}`, who),
  ).marcas
const continued = async (who: Who = 'ana') =>
  wireOf(ContinuadosWire, await call('GET', `/user/plano-assinatura-continuar?igreja=${world.churches.demo}`, who))
    .conteudos

describe('a video', () => {
  it('is watched from 90 % on, and stays so when it is begun again', async () => {
    const { first } = world.play.demo
    expect(await put(first, { segundos: 539, duracaoSegundos: 600 })).toMatchObject({ flagAssistido: false })
    expect(await put(first, { segundos: 540, duracaoSegundos: 600 })).toMatchObject({ flagAssistido: true })
    expect(await put(first, { segundos: 12, duracaoSegundos: 600 })).toEqual({
      idConteudo: first,
      segundos: 12,
      duracaoSegundos: 600,
      flagAssistido: true,
    })
  })

  it('is measured by the length that the church gave, if there is one', async () => {
    const { second } = world.play.demo
    await world.server.database.admin('update plano_assinatura_conteudo set duracao_segundos = 1000 where id = $1', [
      second,
    ])
    expect((await put(second, { segundos: 890, duracaoSegundos: 10 })).flagAssistido).toBe(false)
    expect((await put(second, { segundos: 900, duracaoSegundos: 86_400 })).flagAssistido).toBe(true)
    await world.server.database.admin('update plano_assinatura_conteudo set duracao_segundos = null where id = $1', [
      second,
    ])
  })

  it('can be marked as watched and as unwatched by hand', async () => {
    const { alone } = world.play.demo
    expect((await put(alone, { segundos: 0, flagAssistido: true })).flagAssistido).toBe(true)
    expect((await put(alone, { segundos: 0, flagAssistido: false })).flagAssistido).toBe(false)
    expect((await put(alone, { segundos: 5, duracaoSegundos: 100 })).flagAssistido).toBe(false)
  })
})

describe('marks', () => {
  it('are those of the asked videos that the person has begun', async () => {
    const { first, second, alone } = world.play.demo
    await put(first, { segundos: 60, duracaoSegundos: 600 })
    await put(second, { segundos: 600, duracaoSegundos: 600 })
    await put(alone, { segundos: 9 })
    await put(first, { segundos: 7 }, 'admin')
    expect((await marks([first, second])).sort((a, b) => a.segundos - b.segundos)).toEqual([
      { idConteudo: first, segundos: 60, duracaoSegundos: 600, flagAssistido: false },
      { idConteudo: second, segundos: 600, duracaoSegundos: 600, flagAssistido: true },
    ])
    expect((await marks([first], 'admin')).map(({ segundos }) => segundos)).toEqual([7])
    expect(await marks([first, world.play.grace.first], 'eva')).toEqual([])
  })

  it('are no visitor’s, and of at most 200 videos', async () => {
    const url = (ids: string) => `/user/plano-assinatura-marca?igreja=${world.churches.demo}&conteudos=${ids}`
    expect(outcome(await call('GET', url('1')))).toBe('401 unauthorized')
    expect(outcome(await call('GET', url('1,,2'), 'ana'))).toBe('400 validation')
    const many = Array.from({ length: 201 }, (_, index) => index + 1)
    expect(outcome(await call('GET', url(many.join(',')), 'ana'))).toBe('400 validation')
    expect(outcome(await call('GET', url(many.slice(1).join(',')), 'ana'))).toBe('200')
  })
})

describe('what can be continued', () => {
  it('was begun and not watched to the end, the last one first', async () => {
    const { first, second, alone } = world.play.demo
    for (const [id, seconds] of [
      [first, 60],
      [second, 30],
      [alone, 595],
    ] as const) {
      await put(id, { segundos: seconds, duracaoSegundos: 600 })
      world.wait(1_000)
    }
    expect((await continued()).map(({ titulo, marca }) => [titulo, marca.segundos])).toEqual([
      ['O campo', 30],
      ['A fome', 60],
    ])
    await put(second, { segundos: 0, flagAssistido: true })
    expect((await continued()).map(({ titulo }) => titulo)).toEqual(['A fome'])
    expect(await continued('admin')).toEqual([])
    world.wait(-3_000)
  })

  it('is one of the twelve that were begun last and are published, of however many', async () => {
    const { admin } = world.server.database
    await admin(
      `with many as (insert into plano_assinatura_conteudo (igreja_id, slug, tipo, titulo, servico, busca, data_publicacao)
         select $1, 'many-' || n, 'video', n::text, 'mp4', 'many', case when n > 130 then timestamptz '2099-01-01' else '2029-01-01' end
         from generate_series(1, 150) n returning id, titulo)
       insert into plano_assinatura_posicao (igreja_id, usuario_id, conteudo_id, segundos, data_ultima_alteracao)
         select $1, $2, id, 1, timestamptz '2029-02-01' + titulo::int * interval '1 minute' from many`,
      [world.ana.church, world.ana.user],
    )
    const titles = (await continued()).map(({ titulo }) => Number(titulo))
    await admin(`delete from plano_assinatura_conteudo where busca = 'many'`)
    expect(titles).toEqual(Array.from({ length: 12 }, (_, index) => 130 - index))
  })
})
