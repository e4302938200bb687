import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { StartUpWire } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { banner, igrejaHost, igrejaModulo } from '../../platform/church/church.tables.ts'
import { wireOf } from '../../testing/expect-wire.ts'
import { statementsOf } from '../../testing/growth/statements.ts'
import { until } from '../../testing/processes.ts'
import { seedChurch } from '../../testing/seed-churches.ts'
import { type TestServer, testServer } from '../../testing/test-server.ts'

let server: TestServer
let church: number
beforeAll(async () => {
  server = await testServer({ trustedProxies: ['10.1.1.1'] })
  church = await seedChurch(server.database, { codigo: 'demo' }, async (db, igrejaId) => {
    await db.insert(igrejaHost).values({ igrejaId, host: 'www.church.example' })
    await db.insert(igrejaModulo).values({ igrejaId, codigo: 'MOD_EVENTO' })
    await db.insert(banner).values({ igrejaId, titulo: 'Welcome' })
  })
  await seedChurch(server.database, { codigo: 'closed', flagAtivo: false }, (db, igrejaId) =>
    db.insert(banner).values({ igrejaId, titulo: 'canary' }),
  )
})
afterAll(() => server.close())

const startUp = (query = '', headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  server.get(`/bff/v1/start-up${query}`, { headers, remoteAddress })
const codeOf = async (...args: Parameters<typeof startUp>) => wireOf(StartUpWire, await startUp(...args)).igreja.codigo

describe('the start-up bundle', () => {
  it('has the church, modules, visual, payment methods, menu and banners in one answer', async () => {
    expect(wireOf(StartUpWire, await startUp('?codigo=demo'))).toMatchObject({
      igreja: { id: church },
      modulos: [{ codigo: 'MOD_EVENTO' }],
      igrejaVisual: { corApp: '#7a2e1d' },
      banners: [{ titulo: 'Welcome', idIgreja: church }],
      organizacao: null,
    })
  })

  it('is for the church of the Host, or of the query', async () => {
    expect(await codeOf('', { host: 'demo.localhost:4200' })).toBe('demo')
    expect(await codeOf('', { host: 'www.church.example' })).toBe('demo')
    expect(await codeOf('?hostname=www.church.example', { host: 'closed.localhost' })).toBe('demo')
    expect(await codeOf('?codigo=DEMO', { host: 'x' })).toBe('demo')
    for (const host of ['localhost', 'unknown.localhost', 'unknown.example', 'a b']) {
      expect((await startUp('', { host })).statusCode, host).toBe(404)
    }
  })

  it('trusts a forwarded host only from a configured proxy', async () => {
    const headers = { host: 'unknown.localhost', 'x-forwarded-host': 'demo.localhost' }
    expect((await startUp('', headers)).statusCode).toBe(404)
    expect((await startUp('', headers, '10.1.1.1')).statusCode).toBe(200)
  })

  it('of an inactive church states that, and nothing else', async () => {
    const answer = await startUp('?codigo=closed')
    expect(wireOf(StartUpWire, answer)).toMatchObject({ igreja: { flagAtivo: false }, banners: [], modulos: [] })
    expect(answer.body).not.toContain('canary')
  })

  it('is compressed as the client accepts, and 304 for a current copy', async () => {
    const plain = await startUp('?codigo=demo')
    const br = await startUp('?codigo=demo', { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await startUp('?codigo=demo', { 'accept-encoding': 'gzip, br;q=0' })
    expect([plain, br, gzip].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(br.headers.vary).toBe('Origin, Accept-Encoding')
    const again = await startUp('?codigo=demo', { 'if-none-match': String(br.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('costs no query while it is cached, and is rebuilt when the church changes', async () => {
    const first = await startUp('?codigo=demo')
    const { statements } = await statementsOf(async () => {
      await startUp('?codigo=demo')
      await startUp('', { host: 'demo.localhost' })
    })
    expect(statements).toEqual([])
    await server.database.admin(`update banner set titulo = 'Changed' where igreja_id = $1`, [church])
    await until(async () => (await startUp('?codigo=demo')).body.includes('Changed'))
    const { headers } = await startUp('?codigo=demo', { 'if-none-match': String(first.headers.etag) })
    expect(headers.etag).not.toBe(first.headers.etag)
  })
})
