import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type People, people } from '../../testing/people.ts'
import { rowCounts } from '../../testing/row-counts.ts'
import { NOON } from '../../testing/test-server.ts'
import { sweepConsents } from './consents.sweep.ts'

let world: People
beforeAll(async () => {
  world = await people()
})
afterAll(() => world.close())
beforeEach(() => world.server.database.admin('delete from consentimento'))

type Of = { count?: number; church?: number; user?: number; browser?: string }
/** Choices that were recorded so many days ago, in the wording `idioma`, by which the tests know them. */
const choose = (name: string, daysAgo: number, { count = 1, church, user, browser }: Of = {}) =>
  world.server.database.admin(
    `insert into consentimento (igreja_id, identificador, usuario_id, versao, idioma, perguntadas, aceitas, data)
     select $1, coalesce($2::uuid, gen_random_uuid()), $3, 1, $4, '{marketing}', '{marketing}',
       $5::timestamptz - $6 * interval '1 day' from generate_series(1, $7::int)`,
    [church ?? world.churches.demo, browser ?? null, user ?? null, name, NOON, daysAgo, count],
  )
const left = () => rowCounts(world.server.database, 'consentimento', 'idioma')
const sweep = () => sweepConsents(world.server.app.services)

describe('the sweep of consents', () => {
  it('deletes those of visitors after a year, of every church, and no earlier ones', async () => {
    await choose('old', 365.01, { count: 1_200 })
    await choose('recent', 364.99, { count: 2 })
    await choose('today', 0)
    await choose('others', 500, { church: world.churches.grace, count: 3 })
    await Promise.all([sweep(), sweep()])
    await sweep()
    expect(await left()).toEqual({ recent: 2, today: 1 })
  })

  it('keeps those of accounts, whatever their age', async () => {
    await choose('own', 2_000, { user: world.ana.user })
    await choose('visitor', 2_000)
    await sweep()
    expect(await left()).toEqual({ own: 1 })
  })

  it('keeps the proof of a choice that still counts, where the same was recorded just before it ran out', async () => {
    const browser = randomUUID()
    const choice = { identificador: browser, versao: 1, idioma: 'pt-BR', perguntadas: ['marketing'], aceitas: [] }
    await world.post('/consentimento/', choice)
    world.wait(179.9 * 86_400_000)
    await world.post('/consentimento/', choice)
    world.wait(179.9 * 86_400_000)
    await sweep()
    expect(await left()).toEqual({ 'pt-BR': 1 })
  })
})
