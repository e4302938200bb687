import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EpisodiosWire } from '@atrio/contract'
import { wireOf } from '../../testing/expect-wire.ts'
import { seedChurch } from '../../testing/seed-churches.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'
import { podcast, podcastEpisodio } from './podcast.tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
  await seedChurch(server.database, { codigo: 'own' }, async (db, igrejaId) => {
    const rows = Array.from({ length: 23 }, (_, i) => ({
      igrejaId,
      slug: `ep-${i + 1}`,
      titulo: `Episode ${i + 1}`,
      audio: '/media/own/x/a.wav',
      dataPublicacao: new Date(Date.UTC(2029, 0, i + 1)),
    }))
    await db.insert(podcastEpisodio).values(rows)
  })
  await seedChurch(server.database, { codigo: 'outside' }, (db, igrejaId) =>
    db.insert(podcast).values({ igrejaId, feed: 'https://127.0.0.1/feed.xml' }),
  )
  await seedChurch(server.database, { codigo: 'silent' })
  await seedChurch(server.database, { codigo: 'gone', flagAtivo: false }, (db, igrejaId) =>
    db.insert(podcastEpisodio).values({ igrejaId, slug: 'a', titulo: 'A', audio: '/x', dataPublicacao: new Date() }),
  )
})
afterAll(() => server.close())

const ask = (code: string, query = '') => server.get(`/api/v1/podcast/anchor/${code}/${query}`)
const titles = async (query: string) =>
  (await ask('own', query)).json<{ episodios: { title: string; position: number }[] }>().episodios

describe('episodes of a church', () => {
  it('come in pages of ten, the newest first; the last page is shorter', async () => {
    wireOf(EpisodiosWire, await ask('own', '?page=1&limit=10'))
    const pages = await Promise.all([1, 2, 3, 4].map((page) => titles(`?page=${page}&limit=10`)))
    expect(pages.map((page) => page.length)).toEqual([10, 10, 3, 0])
    expect(pages.flat().map(({ title }) => title)).toEqual(Array.from({ length: 23 }, (_, i) => `Episode ${23 - i}`))
    expect(pages.flat().map(({ position }) => position)).toEqual(Array.from({ length: 23 }, (_, i) => i + 1))
  })

  it.each([
    ['', 10],
    ['?limit=999999', 23],
    ['?limit=0', 1],
    ['?page=0', 10],
    ['?page=999999999', 0],
  ])('are clamped: %s gives %i', async (query, count) => expect(await titles(query)).toHaveLength(count))

  it.each(['?page=-1', '?page=1e3', '?limit=x', '?limit=1%27'])('refuse %s', async (query) => {
    expect((await ask('own', query)).statusCode).toBe(400)
  })

  it.each(['silent', 'gone', 'nobody'])('of %s are not found', async (code) => {
    expect((await ask(code)).json()).toMatchObject({ code: 'not_found' })
  })

  it('of a feed that may not be asked are not available', async () => {
    expect((await ask('outside')).json()).toMatchObject({ status: 503, code: 'unavailable' })
  })
})
