import {
  PlanoAssinaturaConfiguracaoWire,
  PlanoAssinaturaConteudosWire,
  PlanoAssinaturaConteudoWire,
  PlanoAssinaturaHomeWire,
  PlanosAssinaturaWire,
  MarcaVideoWire,
} from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome } from '../../testing/people.ts'
import { type PlayWorld, playWorld, SOURCE } from '../../testing/play-world.ts'

let world: PlayWorld
beforeAll(async () => {
  world = await playWorld()
})
afterAll(() => world.close())
beforeEach(() =>
  world.server.database.admin(
    'delete from limite; delete from usuario_plano_assinatura; delete from plano_assinatura_posicao',
  ),
)

type Who = keyof PlayWorld['tokens']
type Method = 'GET' | 'PUT'
const call = (method: Method, url: string, who?: Who, payload?: object, church: 'demo' | 'grace' | 'other' = 'demo') =>
  world.server.app.inject({
    method,
    url: `/api/v1${url}`,
    ...(payload && { payload }),
    headers: {
      host: world.hostOf(world.churches[church]),
      ...(who && { authorization: `Bearer ${world.tokens[who]}` }),
    },
  })
const get = (url: string, who?: Who) => call('GET', url, who)
const contents = async (query = '') =>
  wireOf(PlanoAssinaturaConteudosWire, await get(`/plano-assinatura-conteudo/?igreja=${world.churches.demo}${query}`))
const titles = async (query = '') => (await contents(query)).conteudos.map(({ titulo }) => titulo)
const one = async (id: number, who?: Who, church: 'demo' | 'grace' = 'demo') =>
  wireOf(
    PlanoAssinaturaConteudoWire,
    await call('GET', `/plano-assinatura-conteudo/${id}/?igreja=${world.churches[church]}`, who, undefined, church),
  )
/** Ana's period as stored. */
const subscribe = (from: string, to: string, situacao = 'ativo') =>
  world.server.database.admin(
    `insert into usuario_plano_assinatura
       (igreja_id, usuario_id, plano_id, nome, valor, qtde_meses, idioma, situacao, data_inicio, data_fim, data_cadastro)
     values ($1, $2, $3, 'Mensal', 1990, 1, 'pt_BR', $4, $5, $6, $5)`,
    [world.ana.church, world.ana.user, world.play.demo.monthly, situacao, from, to],
  )

describe('public data of Play', () => {
  it('contains the visibility, the plans and the home rows', async () => {
    const settings = await get('/igreja/igreja-demo/plano-assinatura-configuracao/')
    expect(wireOf(PlanoAssinaturaConfiguracaoWire, settings).tipoVisibilidadeConteudo).toBe('CLOSED_CONTENT')
    const none = await get('/igreja/igreja-other/plano-assinatura-configuracao/')
    expect(wireOf(PlanoAssinaturaConfiguracaoWire, none).tipoVisibilidadeConteudo).toBe('CLOSED_CONTENT')
    const { planos } = wireOf(PlanosAssinaturaWire, await get('/igreja/igreja-demo/plano-assinatura/'))
    expect(planos.map(({ nome, valor, moeda }) => [nome, valor, moeda])).toEqual([
      ['Mensal', 1_990, 'BRL'],
      ['Livre', 0, 'BRL'],
    ])
    const { tags } = wireOf(PlanoAssinaturaHomeWire, await get('/igreja/igreja-demo/plano-assinatura-home/'))
    expect(tags.map(({ nome, conteudos }) => [nome, conteudos.map(({ titulo }) => titulo)])).toEqual([
      ['Estudos', ['Órgão e café', 'Série de Rute']],
    ])
  })

  it('is listed newest first, once published', async () => {
    expect(await titles()).toEqual(['O campo', 'A fome', 'Órgão e café', 'Série de Rute'])
    expect(await titles('&tipo=coletanea')).toEqual(['Série de Rute'])
    expect(await titles('&destaque=true')).toEqual(['Série de Rute'])
    expect(await titles(`&tag=${world.play.demo.tag}`)).toEqual(['Órgão e café', 'Série de Rute'])
    expect(await titles(`&coletanea=${world.play.demo.collection}`)).toEqual(['A fome', 'O campo'])
    const [collection] = (await contents('&tipo=coletanea')).conteudos
    expect(collection).toMatchObject({ qtdeVideos: 2, coletanea: null, duracaoSegundos: null })
    const [video] = (await contents('&busca=campo')).conteudos
    expect(video).toMatchObject({ qtdeVideos: null, coletanea: { titulo: 'Série de Rute' } })
  })

  it('is searched without accents', async () => {
    expect(await titles('&busca=ORGAO')).toEqual(['Órgão e café'])
    expect(await titles('&busca=cafe%20orgao')).toEqual(['Órgão e café'])
    expect(await titles('&busca=%25')).toHaveLength(4)
    expect(await titles('&busca=nada')).toEqual([])
  })

  it('is paged', async () => {
    await world.server.database.admin(
      `insert into plano_assinatura_conteudo (igreja_id, slug, tipo, titulo, servico, busca, data_publicacao)
       select $1, 'muitos-' || n, 'video', 'M' || n, 'mp4', 'muitos', '2029-01-01' from generate_series(1, 50) n`,
      [world.churches.demo],
    )
    const seen: number[] = []
    let next: string | null = ''
    for (let page = 0; next !== null && page < 9; page++) {
      const answer: PlanoAssinaturaConteudosWire = await contents(`&busca=muitos&depois=${next}`)
      seen.push(...answer.conteudos.map(({ id }) => id))
      next = answer.proximo
    }
    expect([seen.length, new Set(seen).size]).toEqual([50, 50])
    await world.server.database.admin(`delete from plano_assinatura_conteudo where busca = 'muitos'`)
  })

  it('belongs to one church', async () => {
    const { first, later } = world.play.demo
    const other = `?igreja=${world.churches.other}`
    expect(outcome(await call('GET', `/plano-assinatura-conteudo/${first}/${other}`, 'eva', undefined, 'other'))).toBe(
      '404 not_found',
    )
    expect(outcome(await call('GET', `/plano-assinatura-conteudo/${first}/`, 'john', undefined, 'grace'))).toBe(
      '404 not_found',
    )
    expect(outcome(await get(`/plano-assinatura-conteudo/${later}/`))).toBe('404 not_found')
    expect(outcome(await get('/igreja/igreja-nowhere/plano-assinatura-home/'))).toBe('404 not_found')
  })
})

describe('a video’s address', () => {
  const nobody: (Who | undefined)[] = [undefined, 'ana', 'admin', 'eva', 'john']

  it('is in no answer without a subscription', async () => {
    const { first, collection, tag } = world.play.demo
    for (const who of nobody) {
      const found = await one(first, who)
      expect(found.video, who).toBeNull()
      for (const url of [
        `/plano-assinatura-conteudo/${first}/`,
        `/plano-assinatura-conteudo/${collection}/`,
        `/plano-assinatura-conteudo/?tag=${tag}`,
        `/plano-assinatura-conteudo/?coletanea=${collection}`,
        '/igreja/igreja-demo/plano-assinatura-home/',
      ]) {
        expect((await get(url, who)).body).not.toContain('canary')
      }
    }
  })

  it('is sent to a subscriber during the period, by the server’s clock', async () => {
    await subscribe('2030-01-01T00:00:00Z', '2030-01-09T12:00:01Z')
    const { first, collection } = world.play.demo
    expect((await one(first, 'ana')).video).toEqual({ servico: 'mp4', codigo: null, url: SOURCE, html: null })
    expect((await one(collection, 'ana')).video).toBeNull()
    expect((await one(first, 'admin')).video).toBeNull()
    expect((await one(first)).video).toBeNull()
    world.wait(1_000)
    expect((await one(first, 'ana')).video).toBeNull()
    world.wait(-1_000)
  })

  it.each([
    ['that is not paid', '2030-01-01T00:00:00Z', '2030-02-01T00:00:00Z', 'pendente'],
    ['that was ended', '2030-01-01T00:00:00Z', '2030-02-01T00:00:00Z', 'cancelado'],
    ['that has not begun', '2030-01-10T00:00:00Z', '2030-02-01T00:00:00Z', 'ativo'],
    ['that is over', '2029-12-01T00:00:00Z', '2030-01-01T00:00:00Z', 'ativo'],
  ])('is not sent for a subscription %s', async (_name, from, to, situacao) => {
    await subscribe(from, to, situacao)
    expect((await one(world.play.demo.first, 'ana')).video).toBeNull()
  })

  it('is sent at a church with open Play to people signed in there, or in a sister church', async () => {
    const { first } = world.play.grace
    expect((await one(first, undefined, 'grace')).video).toBeNull()
    expect((await one(first, 'eva', 'grace')).video).toBeNull()
    expect((await one(first, 'john', 'grace')).video?.url).toBe(SOURCE)
    expect((await one(first, 'sam', 'grace')).video?.url).toBe(SOURCE)
  })

  it('makes an answer personal, so that it is not cached', async () => {
    const url = `/plano-assinatura-conteudo/${world.play.demo.first}/`
    expect((await get(url, 'ana')).headers['cache-control']).toBe('no-store')
    const wrong = await world.server.get(`/api/v1${url}`, {
      headers: { host: 'demo.localhost', authorization: 'Bearer a.b.c' },
    })
    expect(outcome(wrong)).toBe('401 unauthorized')
  })
})

describe('the position in a video', () => {
  const place = (segundos: unknown, who: Who = 'ana', id = world.play.demo.first) =>
    call('PUT', `/plano-assinatura-conteudo/${id}/posicao`, who, { segundos })

  it('is stored per person', async () => {
    const mark = { idConteudo: world.play.demo.first, segundos: 61, duracaoSegundos: null, flagAssistido: false }
    expect(wireOf(MarcaVideoWire, await place(61))).toEqual(mark)
    expect(outcome(await place(95))).toBe('200')
    expect((await one(world.play.demo.first, 'ana')).doUsuario).toEqual({
      idMinhaLista: null,
      posicaoSegundos: 95,
      flagAssistido: false,
    })
    expect((await one(world.play.demo.first, 'admin')).doUsuario?.posicaoSegundos).toBe(0)
    expect((await one(world.play.demo.first)).doUsuario).toBeNull()
  })

  it('needs an existing video', async () => {
    expect(outcome(await place(-1))).toBe('400 validation')
    expect(outcome(await place(86_401))).toBe('400 validation')
    expect(outcome(await place(1, 'ana', world.play.demo.later))).toBe('404 not_found')
    expect(outcome(await place(1, 'ana', world.play.grace.first))).toBe('404 not_found')
    expect(outcome(await place(1, 'eva'))).toBe('404 not_found')
  })
})
