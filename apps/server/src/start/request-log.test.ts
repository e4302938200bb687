import { rmSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { logger } from '../http/logging.ts'
import { louvor } from '../modules/praise/praise.tables.ts'
import { podcastEpisodio } from '../modules/podcast/podcast.tables.ts'
import { readConfig } from '../runtime/config.ts'
import { scratchFolder } from '../testing/processes.ts'
import { seedChurch } from '../testing/seed-churches.ts'
import { testDatabase } from '../testing/test-database.ts'
import { buildServer } from './build-server.ts'

const lines: string[] = []
const database = await testDatabase()
const church = await seedChurch(database, { codigo: 'demo' }, async (db, igrejaId) => {
  await db.insert(louvor).values({ igrejaId, slug: 'zelo', titulo: 'Zelo', ordem: 'zelo', busca: 'zelo' })
  const episode = { slug: 'a', titulo: 'A', audio: '/x', dataPublicacao: new Date() }
  await db.insert(podcastEpisodio).values({ igrejaId, ...episode })
})
const dataFolder = scratchFolder('request-log')
const app = await buildServer({
  config: { ...readConfig({}), dataFolder },
  database,
  logger: { ...(logger('info') as object), stream: { write: (line: string) => void lines.push(line) } },
})
afterAll(async () => {
  await app.close()
  await database.close()
  rmSync(dataFolder, { recursive: true, force: true })
})

/** The log line of a request, and the id that its answer names. */
async function logged(url: string, host: string) {
  lines.length = 0
  const { headers } = await app.inject({ url, headers: { host } })
  const line = lines.map((text) => JSON.parse(text) as Record<string, unknown>).find(({ msg }) => msg === 'request')
  return { line, requestId: headers['x-request-id'] }
}

it('each request is logged with its church and the id that its answer names', async () => {
  const { line, requestId } = await logged(`/api/v1/banner/?igreja=${church}`, 'api.example')
  expect(line).toMatchObject({ route: '/api/v1/banner/', church: 'demo', status: 200, requestId })
  expect(requestId).toMatch(/^[0-9a-f]{8}-/)
})

it.each(['/louvor/1/', '/podcast/anchor/demo/'])('%s is of the church whose row it is about', async (path) => {
  const { line } = await logged(`/api/v1${path}`, 'api.example')
  expect(line).toMatchObject({ church: 'demo', status: 200 })
})

it('a request about no church is logged without one', async () => {
  const { line } = await logged('/api/v1/nothing', 'api.example')
  expect(line).toMatchObject({ status: 404 })
  expect(line).not.toHaveProperty('church')
})
