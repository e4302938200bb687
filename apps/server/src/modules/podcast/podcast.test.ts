import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EpisodiosWire } from '@atrio/contract'
import { wireOf } from '../../testing/expect-wire.ts'
import { seedChurch } from '../../testing/seed-churches.ts'
import { NOON, type TestServer, testServer } from '../../testing/test-server.ts'
import { feedFiles } from './feed-files.ts'
import { podcast, podcastEpisodio } from './podcast.tables.ts'

/** An unreachable feed, of which a former process has left a copy. */
const KEPT = 'https://127.0.0.1/kept.xml'
const YESTERDAY = new Date(NOON.getTime() - 86_400_000)

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
  await seedChurch(server.database, { codigo: 'kept' }, (db, igrejaId) =>
    db.insert(podcast).values({ igrejaId, feed: KEPT }),
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

describe('a church’s episodes', () => {
  it('are paged by ten, newest first; the last page is shorter', async () => {
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
  ])('are limited: %s returns %i', async (query, count) => expect(await titles(query)).toHaveLength(count))

  it.each(['?page=-1', '?page=1e3', '?limit=x', '?limit=1%27'])('refuse %s', async (query) => {
    expect((await ask('own', query)).statusCode).toBe(400)
  })

  it.each(['silent', 'gone', 'nobody'])('of %s answer 404', async (code) => {
    expect((await ask(code)).json()).toMatchObject({ code: 'not_found' })
  })

  it('come from a former process’s copy, with its age', async () => {
    const body = Buffer.from(`<rss version="2.0"><channel><title>P</title><item><title>Kept</title>
      <pubDate>Mon, 16 Nov 2026 09:00:00 GMT</pubDate>
      <enclosure url="https://cdn.example/a.mp3" length="1" type="audio/mpeg"/></item></channel></rss>`)
    const kept = { body, etag: undefined, lastModified: undefined, encoding: undefined, type: undefined }
    await feedFiles(path.join(server.app.services.config.dataFolder, 'feeds')).write(KEPT, kept, YESTERDAY.getTime())
    const answer = await ask('kept')
    wireOf(EpisodiosWire, answer)
    expect(answer.json()).toMatchObject({
      episodios: [{ title: 'Kept' }],
      desatualizadoDesde: YESTERDAY.toISOString(),
    })
  })

  it('of the church’s own are never stale', async () => {
    expect((await ask('own')).json()).toMatchObject({ desatualizadoDesde: null })
  })

  it('of a feed with a refused address are unavailable', async () => {
    expect((await ask('outside')).json()).toMatchObject({ status: 503, code: 'unavailable' })
  })
})
