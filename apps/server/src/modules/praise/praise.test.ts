import { LouvoresWire, LouvorWire } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { searchable, searchWords } from '../../platform/search-text.ts'
import { wireOf } from '../../testing/expect-wire.ts'
import { seedChurch } from '../../testing/seed-churches.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { louvor } from './praise.tables.ts'

let server: TestServer
const song = (titulo: string, more: Partial<typeof louvor.$inferInsert> = {}) => ({
  slug: titulo.toLowerCase().replace(/\W+/g, '-'),
  titulo,
  ...searchable({ titulo, ...more }),
  ...more,
})

beforeAll(async () => {
  server = await testServer()
  await seedChurch(server.database, { codigo: 'demo' }, async (db, igrejaId) => {
    await db.insert(louvor).values([
      {
        igrejaId,
        ...song('Graça', { autor: 'John Newton', tema: 'Perdão', tom: 'G', conteudo: '[G]Gra[C]ça\n[refrão]' }),
        arquivos: [{ nome: 'Partitura', url: '/media/demo/x/a.pdf', tipo: 'application/pdf' }],
      },
      { igrejaId, ...song('Água viva') },
      { igrejaId, ...song('Zelo', { autor: 'José Ângelo' }) },
      { igrejaId, ...song('100% de amor') },
    ])
  })
  await seedChurch(server.database, { codigo: 'many' }, (db, igrejaId) =>
    db.insert(louvor).values(
      Array.from({ length: 65 }, (_, index) => ({
        igrejaId,
        // titles repeat, so that only the id distinguishes rows
        ...song(`Hino ${index % 7}`, { slug: `hino-${index}` }),
      })),
    ),
  )
  await seedChurch(server.database, { codigo: 'shut', flagAtivo: false }, (db, igrejaId) =>
    db.insert(louvor).values({ igrejaId, ...song('canary') }),
  )
})
afterAll(() => server.close())

const api = (path: string) => server.get(`/api/v1${path}`)
const list = async (church: string, query = '') =>
  wireOf(LouvoresWire, await api(`/igreja/igreja-${church}/louvor/${query}`))
const titles = async (query = '') => (await list('demo', query)).louvores.map(({ titulo }) => titulo)
const idOf = async (titulo: string) =>
  (await server.database.admin<{ id: string }>('select id from louvor where titulo = $1', [titulo]))[0]?.id

describe('the list of songs', () => {
  it('is sorted by title, without accents', async () => {
    expect(await titles()).toEqual(['100% de amor', 'Água viva', 'Graça', 'Zelo'])
  })

  it.each([
    ['?busca=agua', ['Água viva']],
    ['?busca=NEWTON', ['Graça']],
    ['?busca=perdao', ['Graça']],
    ['?busca=angelo%20zel', ['Zelo']],
    ['?busca=angelo%20graca', []],
    ['?busca=%25', ['100% de amor', 'Água viva', 'Graça', 'Zelo']],
    ['?busca=0%25_d', ['100% de amor']],
    ['?busca=', ['100% de amor', 'Água viva', 'Graça', 'Zelo']],
  ])('finds %s in title, author and theme', async (query, found) => {
    expect(await titles(query)).toEqual(found)
  })

  it('is paged without gaps or repetitions', async () => {
    const ids: number[] = []
    let next: string | null = null
    const sizes: number[] = []
    do {
      const page = await list('many', next === null ? '' : `?depois=${next}`)
      ids.push(...page.louvores.map(({ id }) => id))
      sizes.push(page.louvores.length)
      next = page.proximo
    } while (next !== null)
    expect(sizes).toEqual([30, 30, 5])
    expect(new Set(ids).size).toBe(65)
  })

  it('starts over for an unknown cursor', async () => {
    for (const after of ['x', 'bnVsbA', Buffer.from('["a"]').toString('base64url')])
      expect(await titles(`?depois=${after}`)).toHaveLength(4)
  })

  it('answers 400 to an invalid query, and 404 for an inactive church', async () => {
    expect((await api(`/igreja/igreja-demo/louvor/?busca=${'a'.repeat(101)}`)).statusCode).toBe(400)
    expect((await api('/igreja/igreja-demo/louvor/?depois=%00')).statusCode).toBe(400)
    expect((await api('/igreja/igreja-shut/louvor/')).statusCode).toBe(404)
  })
})

describe('a song', () => {
  it('is found by its id alone', async () => {
    const answer = wireOf(LouvorWire, await api(`/louvor/${await idOf('Graça')}/`))
    expect(answer).toMatchObject({
      titulo: 'Graça',
      autor: 'John Newton',
      tom: 'G',
      subtitulo: null,
      conteudo: '[G]Gra[C]ça\n[refrão]',
      arquivos: [{ nome: 'Partitura', tipo: 'application/pdf' }],
    })
  })

  it('answers 404 on another church’s host, but not on its own or on one of no church', async () => {
    const path = `/api/v1/louvor/${await idOf('Graça')}/`
    const status = async (host: string) => (await server.get(path, { headers: { host } })).statusCode
    expect(await status('demo.localhost')).toBe(200)
    expect(await status('many.localhost:4200')).toBe(404)
    for (const host of ['localhost', 'api.example.org', 'nobody.localhost']) expect(await status(host)).toBe(200)
  })

  it('answers 404 under an unknown id, in an inactive church, and once it is deleted', async () => {
    expect((await api('/louvor/999999999/')).statusCode).toBe(404)
    expect((await api('/louvor/9999999999999999/')).statusCode).toBe(404)
    expect((await api('/louvor/1e3/')).statusCode).toBe(400)
    expect((await api(`/louvor/${await idOf('canary')}/`)).statusCode).toBe(404)
    const id = await idOf('Zelo')
    expect((await api(`/louvor/${id}/`)).statusCode).toBe(200)
    await server.database.admin(`delete from louvor where id = ${id}`)
    expect((await api(`/louvor/${id}/`)).statusCode).toBe(404)
    expect(await server.database.admin(`select 1 from louvor_igreja where id = ${id}`)).toEqual([])
  })
})

describe('search', () => {
  it('ignores capitals, accents and signs, and limits the words', () => {
    expect(searchWords('  São JOÃO, 3.16 %_\\ ')).toEqual(['sao', 'joao', '3', '16'])
    expect(searchWords('a b c d e f g h i j')).toHaveLength(8)
  })
})
