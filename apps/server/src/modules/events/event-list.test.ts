import { EventosWire } from '@atrio/contract'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wireOf } from '../../testing/expect-wire.ts'
import { seedChurch } from '../../testing/seed-churches.ts'
import { NOON, type TestServer, testServer } from '../../testing/test-server.ts'
import { BEFORE_ALL, readEvents } from './events.reads.ts'

let server: TestServer
let church: number
beforeAll(async () => {
  server = await testServer()
  church = await seedChurch(server.database, { codigo: 'demo' })
})
afterAll(() => server.close())
beforeEach(() => server.database.admin('delete from evento'))

/** One-hour events, each starting `step` after the one before it. */
const seed = (count: number, first: string, step: string) =>
  server.database.admin(
    `insert into evento (igreja_id, slug, nome, data_inicio, data_fim)
     select $1, 'of-' || $2::text || '-' || n, n, at, at + interval '1 hour'
     from generate_series(1, $3::int) n, lateral (select $2::text::timestamptz + n * $4::interval as at)`,
    [church, first, count, step],
  )

const ask = async (after?: string) =>
  wireOf(EventosWire, await server.get(`/api/v1/igreja/igreja-demo/evento/${after ? `?depois=${after}` : ''}`))

/** The names on all pages from one on. */
async function walk(after?: string): Promise<string[]> {
  const { eventos, proximo } = await ask(after)
  const names = eventos.map(({ nome }) => nome)
  return proximo === null ? names : [...names, ...(await walk(proximo))]
}

/** Database blocks that the first page reads. */
async function blocks(): Promise<number> {
  await server.database.admin('vacuum analyze evento')
  const query = readEvents.build(drizzle({ client: server.database.pool })) as unknown as {
    getQuery(): { sql: string; params: { name?: string }[] }
  }
  const { sql, params } = query.getQuery()
  const values: Record<string, unknown> = {
    theChurch: church,
    now: NOON.toISOString(),
    start: BEFORE_ALL.start,
    id: BEFORE_ALL.id,
  }
  const [row] = await server.database.admin<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }>(
    `explain (analyze, buffers, timing off, format json) ${sql}`,
    params.map((param) => (typeof param === 'object' ? values[param.name ?? ''] : param)),
  )
  const { Plan: plan } = row!['QUERY PLAN'][0]!
  return plan['Shared Hit Blocks']! + plan['Shared Read Blocks']!
}

describe('the list of events', () => {
  it('pages all upcoming events by start', async () => {
    await seed(250, '2030-02-01T00:00Z', '1 day')
    const names = Array.from({ length: 250 }, (_, index) => `${index + 1}`)
    expect(await walk()).toEqual(names)
  })

  it('includes events with the same start once each, by id', async () => {
    await seed(60, '2030-02-01T00:00Z', '0')
    expect(await walk()).toEqual(Array.from({ length: 60 }, (_, index) => `${index + 1}`))
  })

  it('continues after the same event when others were added before it', async () => {
    await seed(30, '2030-03-01T00:00Z', '1 day')
    const { proximo } = await ask()
    await seed(10, '2030-02-01T00:00Z', '1 minute')
    expect(await walk(proximo!)).toEqual(['25', '26', '27', '28', '29', '30'])
  })

  it.each(['', 'abc', 'WyJ4IiwxXQ'])('starts over after an unknown cursor: “%s”', async (after) => {
    await seed(3, '2030-02-01T00:00Z', '1 day')
    expect((await ask(after)).eventos).toHaveLength(3)
  })

  it('reads as many database blocks with ten times the upcoming events, and few more with thousands of past ones', async () => {
    await seed(500, '2030-02-01T00:00Z', '1 hour')
    const few = await blocks()
    await seed(5_000, '2031-02-01T00:00Z', '1 hour')
    expect(await blocks()).toBeLessThan(2 * few)
    await seed(5_000, '2020-02-01T00:00Z', '1 hour')
    expect(await blocks()).toBeLessThan(few + 20)
  })
})
