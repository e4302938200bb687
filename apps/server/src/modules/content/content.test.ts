import * as contract from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wireOf } from '../../testing/expect-wire.ts'
import { seedChurch } from '../../testing/seed-churches.ts'
import { NOON, type TestServer, testServer } from '../../testing/test-server.ts'
import { ministerio, ministerioProjeto } from './ministries.tables.ts'
import { video, videoLista } from './videos.tables.ts'
import { devocional, ebd, noticia, publicacao, publicacaoTipo } from './writings.tables.ts'

const DAY = 86_400_000
const daysAgo = (days: number) => new Date(NOON.getTime() - days * DAY)
const writing = (slug: string, days: number) => ({
  slug,
  titulo: `Title of ${slug}`,
  conteudo: `<p>${slug}</p>`,
  dataPublicacao: daysAgo(days),
})

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await seedChurch(server.database, { codigo: 'demo' }, async (db, igrejaId) => {
    await db.insert(devocional).values([
      { igrejaId, ...writing('tomorrow', -1) },
      { igrejaId, ...writing('today', 0), referencia: 'Salmo 23.1' },
      { igrejaId, ...writing('yesterday', 1) },
      { igrejaId, ...writing('old', 9) },
    ])
    // dates repeat, so that only the id distinguishes rows
    const many = Array.from({ length: 55 }, (_, index) => writing(`item-${index}`, 1 + (index % 3)))
    const at = daysAgo(2)
    await db.insert(noticia).values(many.map((row) => ({ igrejaId, ...row, dataPublicacao: at })))
    await db.insert(noticia).values({ igrejaId, ...writing('not-yet', -1) })
    const [youth, choir] = await db
      .insert(ministerio)
      .values([
        { igrejaId, slug: 'youth', nome: 'Youth', posicao: 2 },
        { igrejaId, slug: 'choir', nome: 'Choir', posicao: 1 },
      ])
      .returning({ id: ministerio.id })
    await db.insert(ministerioProjeto).values([
      { igrejaId, ministerioId: youth!.id, slug: 'camp', nome: 'Camp' },
      { igrejaId, ministerioId: choir!.id, slug: 'concert', nome: 'Concert' },
    ])
    const types = await db
      .insert(publicacaoTipo)
      .values([
        { igrejaId, slug: 'bulletin', nome: 'Bulletins' },
        { igrejaId, slug: 'book', nome: 'Books' },
      ])
      .returning({ id: publicacaoTipo.id })
    await db.insert(publicacao).values([
      { igrejaId, ...writing('one', 1), publicacaoTipoId: types[0]!.id },
      { igrejaId, ...writing('two', 2), publicacaoTipoId: types[1]!.id },
      { igrejaId, ...writing('later', -2), publicacaoTipoId: types[1]!.id },
    ])
    await db.insert(ebd).values([
      {
        igrejaId,
        ...writing('ruth', 3),
        aulas: [{ titulo: 'Lesson', referencia: null, resumo: null, data: daysAgo(2).toISOString() }],
      },
      { igrejaId, ...writing('next', -3) },
    ])
    const lists = await db
      .insert(videoLista)
      .values([
        { igrejaId, slug: 'sermons', titulo: 'Sermons' },
        { igrejaId, slug: 'empty', titulo: 'Nothing yet' },
      ])
      .returning({ id: videoLista.id })
    const clip = { igrejaId, servico: 'youtube' as const, codigo: 'aqz-KE-bpKQ' }
    await db.insert(video).values([
      { ...clip, slug: 'a', titulo: 'A', dataPublicacao: daysAgo(1), videoListaId: lists[0]!.id },
      { ...clip, slug: 'b', titulo: 'B', dataPublicacao: daysAgo(2) },
      { ...clip, slug: 'c', titulo: 'C', dataPublicacao: daysAgo(-2), videoListaId: lists[1]!.id },
    ])
  })
  await seedChurch(server.database, { codigo: 'other' }, async (db, igrejaId) => {
    await db.insert(devocional).values({ igrejaId, ...writing('canary', 1) })
    await db.insert(noticia).values({ igrejaId, ...writing('canary', 1) })
    await db.insert(ministerio).values({ igrejaId, slug: 'canary', nome: 'canary' })
    await db.insert(video).values({
      igrejaId,
      servico: 'youtube',
      codigo: 'aqz-KE-bpKQ',
      slug: 'canary',
      titulo: 'canary',
      dataPublicacao: daysAgo(1),
    })
  })
  await seedChurch(server.database, { codigo: 'shut', flagAtivo: false }, (db, igrejaId) =>
    db.insert(noticia).values({ igrejaId, ...writing('shut', 1) }),
  )
})
afterAll(() => server.close())

const api = (path: string) => server.get(`/api/v1${path}`)
const demo = (path: string) => api(`/igreja/igreja-demo/${path}`)
const status = async (path: string) => (await demo(path)).statusCode
const idOf = async (table: string, slug: string) =>
  (await server.database.admin<{ id: string }>(`select id from ${table} where slug = $1`, [slug]))[0]?.id ?? '0'

describe('devotionals', () => {
  it('are listed once published, newest first', async () => {
    const { devocionais, proximo } = wireOf(contract.DevocionaisWire, await demo('devocional/'))
    expect(devocionais.map(({ slug }) => slug)).toEqual(['today', 'yesterday', 'old'])
    expect(devocionais[0]).toMatchObject({ referencia: 'Salmo 23.1', minutosLeitura: 1 })
    expect(proximo).toBeNull()
  })

  it('link to the previous and next published one', async () => {
    const one = async (slug: string) =>
      wireOf(contract.DevocionalWire, await demo(`devocional/${await idOf('devocional', slug)}`))
    expect(await one('today')).toMatchObject({
      conteudo: '<p>today</p>',
      anterior: { titulo: 'Title of yesterday' },
      seguinte: null,
    })
    expect(await one('yesterday')).toMatchObject({
      anterior: { titulo: 'Title of old' },
      seguinte: { titulo: 'Title of today' },
    })
    expect((await one('old')).anterior).toBeNull()
  })

  it('answer 404 before their day, at another church, or without a row', async () => {
    expect(await status(`devocional/${await idOf('devocional', 'tomorrow')}`)).toBe(404)
    expect(await status(`devocional/${await idOf('devocional', 'canary')}`)).toBe(404)
    expect(await status('devocional/9999999999999999')).toBe(404)
    expect(await status('devocional/1e3')).toBe(400)
  })
})

describe('news', () => {
  it('is paged without gaps or repetitions', async () => {
    const ids: number[] = []
    const sizes: number[] = []
    let next: string | null = null
    do {
      const page: contract.NoticiasWire = wireOf(
        contract.NoticiasWire,
        await demo(`noticia/${next === null ? '' : `?depois=${next}`}`),
      )
      ids.push(...page.noticias.map(({ id }) => id))
      sizes.push(page.noticias.length)
      next = page.proximo
    } while (next !== null)
    expect(sizes).toEqual([24, 24, 7])
    expect(new Set(ids).size).toBe(55)
  })

  it('starts over for an unknown cursor, and answers 400 to a malformed one', async () => {
    for (const place of ['x', 'bnVsbA', Buffer.from('[1e300,1]').toString('base64url')])
      expect(wireOf(contract.NoticiasWire, await demo(`noticia/?depois=${place}`)).noticias).toHaveLength(24)
    expect(await status('noticia/?depois=%00')).toBe(400)
  })

  it('has each item by its id', async () => {
    const id = await idOf('noticia', 'item-3')
    expect(wireOf(contract.NoticiaWire, await demo(`noticia/${id}`))).toMatchObject({
      slug: 'item-3',
      conteudo: '<p>item-3</p>',
    })
    expect(await status(`noticia/${await idOf('noticia', 'not-yet')}`)).toBe(404)
    expect(await status(`noticia/${await idOf('noticia', 'canary')}`)).toBe(404)
  })

  it('answers 404 for an inactive church', async () => {
    expect((await api('/igreja/igreja-shut/noticia/')).statusCode).toBe(404)
    expect((await api(`/igreja/igreja-shut/noticia/${await idOf('noticia', 'shut')}`)).statusCode).toBe(404)
  })
})

describe('ministries', () => {
  it('keep the church’s order, each with its own projects', async () => {
    const { ministerios } = wireOf(contract.MinisteriosWire, await demo('ministerio/'))
    expect(ministerios.map(({ nome }) => nome)).toEqual(['Choir', 'Youth'])
    const youth = wireOf(contract.MinisterioWire, await demo(`ministerio/${await idOf('ministerio', 'youth')}`))
    expect(youth.projetos.map(({ nome }) => nome)).toEqual(['Camp'])
    expect(await status(`ministerio/${await idOf('ministerio', 'canary')}`)).toBe(404)
  })

  it('have a project only under its own ministry', async () => {
    const [youth, choir] = [await idOf('ministerio', 'youth'), await idOf('ministerio', 'choir')]
    const camp = await idOf('ministerio_projeto', 'camp')
    const project = wireOf(contract.ProjetoWire, await demo(`ministerio/${youth}/projeto/${camp}`))
    expect(project).toMatchObject({ nome: 'Camp', ministerio: { nome: 'Youth' } })
    expect(await status(`ministerio/${choir}/projeto/${camp}`)).toBe(404)
  })
})

describe('publications', () => {
  const slugs = async (query = '') =>
    wireOf(contract.PublicacoesWire, await demo(`publicacao/${query}`)).publicacoes.map(({ slug }) => slug)

  it('are listed by type', async () => {
    expect(wireOf(contract.PublicacaoTiposWire, await demo('publicacao-tipo/')).tipos.map(({ slug }) => slug)).toEqual([
      'book',
      'bulletin',
    ])
    expect(await slugs()).toEqual(['one', 'two'])
    expect(await slugs('?tipo=book')).toEqual(['two'])
    expect(await slugs('?tipo=none')).toEqual([])
  })

  it('are found by their slug once published', async () => {
    const found = wireOf(contract.PublicacaoWire, await demo('publicacao/two'))
    expect(found).toMatchObject({ conteudo: '<p>two</p>', tipo: { slug: 'book', nome: 'Books' }, arquivos: [] })
    expect(await status('publicacao/later')).toBe(404)
    expect(await status('publicacao/none')).toBe(404)
  })
})

describe('Sunday school', () => {
  it('has classes with their lessons', async () => {
    expect(wireOf(contract.EbdsWire, await demo('ebd/')).ebds.map(({ slug }) => slug)).toEqual(['ruth'])
    expect(wireOf(contract.EbdWire, await demo('ebd/ruth')).aulas).toMatchObject([{ titulo: 'Lesson', resumo: null }])
    expect(await status('ebd/next')).toBe(404)
  })
})

describe('videos', () => {
  const videos = async (query = '') => wireOf(contract.VideosWire, await api(`/video/igreja-demo${query}`))

  it('are listed with their playlists, except empty ones', async () => {
    const { videos: found, listas } = await videos()
    expect(found.map(({ titulo }) => titulo)).toEqual(['A', 'B'])
    expect(found[0]).toMatchObject({
      source: 'youtube',
      contentDetails: { videoId: 'aqz-KE-bpKQ' },
      lista: { slug: 'sermons' },
    })
    expect(listas.map(({ slug }) => slug)).toEqual(['sermons'])
  })

  it('are filtered by playlist', async () => {
    expect((await videos('?lista=sermons')).videos.map(({ titulo }) => titulo)).toEqual(['A'])
    expect((await videos('?lista=none')).videos).toEqual([])
  })

  it('are found by their id', async () => {
    const found = wireOf(contract.VideoDaIgrejaWire, await demo(`video/${await idOf('video', 'b')}`))
    expect(found).toMatchObject({ titulo: 'B', lista: null })
    expect(await status(`video/${await idOf('video', 'c')}`)).toBe(404)
    expect(await status(`video/${await idOf('video', 'canary')}`)).toBe(404)
  })
})
