import { afterAll, beforeAll, expect, it } from 'vitest'
import { conteudo, evento, podcast, transmissao } from '../../content/tables.ts'
import { mediaAddresses } from '../../start/media-addresses.ts'
import { seedChurch } from '../../testing/seed-churches.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
let church: number
beforeAll(async () => {
  server = await testServer()
  const times = { dataInicio: new Date('2029-01-01T10:00:00Z'), dataFim: new Date('2029-01-01T11:00:00Z') }
  await seedChurch(server.database, { codigo: 'other' }, (db, igrejaId) =>
    db.insert(transmissao).values({ igrejaId, titulo: 'A', servico: 'mp4', url: 'https://other.org/a.mp4', ...times }),
  )
  await seedChurch(server.database, { codigo: 'own' }, async (db, igrejaId) => {
    church = igrejaId
    await db.insert(transmissao).values([
      { igrejaId, titulo: 'A', servico: 'hls', url: 'https://live.own.org/a.m3u8', ...times },
      { igrejaId, titulo: 'B', servico: 'mp4', url: '/media/own/x/a.mp4', ...times },
      { igrejaId, titulo: 'C', servico: 'youtube', codigo: 'aqz-KE-bpKQ', ...times },
    ])
    const [event] = await db
      .insert(evento)
      .values({ igrejaId, slug: 'e', nome: 'E', ...times })
      .returning({ id: evento.id })
    const held = { igrejaId, eventoId: event!.id, titulo: 'V' }
    await db.insert(conteudo).values([
      { ...held, tipo: 'video', url: 'https://tickets.own.org/b.mp4' },
      { ...held, tipo: 'arquivo', url: 'https://files.own.org/c.pdf' },
    ])
    await db.insert(podcast).values({ igrejaId, feed: 'https://feeds.own.org/rss' })
  })
})
afterAll(() => server.close())

it('a church’s media addresses are those of its broadcasts, ticket videos and podcast', async () => {
  const found = await mediaAddresses(server.database.churches.of(church))
  expect(found.map(({ kind, url }) => `${kind} ${url}`).sort()).toEqual([
    'feed https://feeds.own.org/rss',
    'hls https://live.own.org/a.m3u8',
    'video https://tickets.own.org/b.mp4',
  ])
})
