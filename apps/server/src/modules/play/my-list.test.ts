import {
  MAX_MY_LIST,
  PlanoAssinaturaConteudoWire,
  UsuarioPlanoAssinaturaConteudosWire,
  UsuarioPlanoAssinaturaConteudoWire,
} from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome } from '../../testing/people.ts'
import { type PlayWorld, playWorld } from '../../testing/play-world.ts'

let world: PlayWorld
beforeAll(async () => {
  world = await playWorld()
})
afterAll(() => world.close())
beforeEach(() => world.server.database.admin('delete from limite; delete from usuario_plano_assinatura_conteudo'))

type Who = keyof PlayWorld['tokens']
const call = (method: 'GET' | 'POST' | 'DELETE', url: string, who: Who, church: 'demo' | 'grace' = 'demo') =>
  world.server.app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { host: world.hostOf(world.churches[church]), authorization: `Bearer ${world.tokens[who]}` },
  })

describe('a person’s own list', () => {
  const list = async (who: 'ana' | 'admin' = 'ana') =>
    wireOf(
      UsuarioPlanoAssinaturaConteudosWire,
      await call('GET', `/usuario-plano-assinatura-conteudo/?usuario=${world[who].user}`, who),
    ).usuarioPlanoAssinaturaConteudos
  const add = (id: number, who: Who = 'ana', user = world.ana.user) =>
    call('POST', `/usuario-plano-assinatura-conteudo/?planoAssinaturaConteudo=${id}&usuario=${user}`, who)
  const added = async (id: number) => wireOf(UsuarioPlanoAssinaturaConteudoWire, await add(id))
  const remove = (id: number, who: Who = 'ana') => call('DELETE', `/usuario-plano-assinatura-conteudo/${id}/`, who)

  it('contains videos and collections, each once, last added first', async () => {
    const { first, collection } = world.play.demo
    const entry = await added(first)
    world.wait(1_000)
    await added(collection)
    expect((await added(first)).id).toBe(entry.id)
    expect((await list()).map(({ planoAssinaturaConteudo: { titulo } }) => titulo)).toEqual(['Série de Rute', 'A fome'])
    const content = await call('GET', `/plano-assinatura-conteudo/${first}/`, 'ana')
    expect(wireOf(PlanoAssinaturaConteudoWire, content).doUsuario?.idMinhaLista).toBe(entry.id)
    expect(await list('admin')).toEqual([])
    expect(outcome(await remove(entry.id))).toBe('200')
    expect(outcome(await remove(entry.id))).toBe('404 not_found')
    expect(await list()).toHaveLength(1)
    const both = await Promise.all([add(first), add(first), add(first)])
    expect(new Set(both.map((answer) => wireOf(UsuarioPlanoAssinaturaConteudoWire, answer).id)).size).toBe(1)
    world.wait(-1_000)
  })

  it('is accessible to its owner only', async () => {
    const { id } = await added(world.play.demo.first)
    expect(outcome(await remove(id, 'admin'))).toBe('404 not_found')
    expect(outcome(await add(world.play.demo.first, 'admin'))).toBe('404 not_found')
    for (const who of ['admin', 'eva', 'john'] as const) {
      const asked = await call('GET', `/usuario-plano-assinatura-conteudo/?usuario=${world.ana.user}`, who)
      expect(outcome(asked)).toBe('404 not_found')
    }
    expect(await list()).toHaveLength(1)
  })

  it('accepts existing contents of this church, up to a limit', async () => {
    expect(outcome(await add(world.play.grace.first))).toBe('404 not_found')
    expect(outcome(await add(world.play.demo.later))).toBe('404 not_found')
    await world.server.database.admin(
      `with many as (insert into plano_assinatura_conteudo (igreja_id, slug, tipo, titulo, servico, busca, data_publicacao)
         select $1, 'cheia-' || n, 'video', 'M', 'mp4', 'cheia', '2029-01-01' from generate_series(1, ${MAX_MY_LIST}) n returning id)
       insert into usuario_plano_assinatura_conteudo (igreja_id, usuario_id, conteudo_id, data_cadastro)
         select $1, $2, id, now() from many`,
      [world.ana.church, world.ana.user],
    )
    expect(outcome(await add(world.play.demo.first))).toBe('409 conflict')
    await world.server.database.admin(`delete from plano_assinatura_conteudo where busca = 'cheia'`)
  })

  it('may belong to a member of a sister church', async () => {
    const { first } = world.play.grace
    const query = `usuario=${world.sam.user}`
    const asked = () => call('GET', `/usuario-plano-assinatura-conteudo/?${query}`, 'sam', 'grace')
    expect(wireOf(UsuarioPlanoAssinaturaConteudosWire, await asked()).usuarioPlanoAssinaturaConteudos).toEqual([])
    const url = `/usuario-plano-assinatura-conteudo/?planoAssinaturaConteudo=${first}&${query}`
    expect(outcome(await call('POST', url, 'sam', 'grace'))).toBe('200')
    expect(wireOf(UsuarioPlanoAssinaturaConteudosWire, await asked()).usuarioPlanoAssinaturaConteudos).toHaveLength(1)
  })
})
