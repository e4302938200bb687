import type { NotificacoesWire } from '@atrio/contract'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Cursor } from '../../http/page-cursor.ts'
import { type People, people } from '../../testing/people.ts'
import { readNotifications } from './notifications.reads.ts'

let world: People
beforeAll(async () => {
  world = await people()
})
afterAll(() => world.close())

/**
 * Notifications of one church alternating between everyone, John and another member, or to the last only; `last` is the
 * newest.
 */
async function notify(first: number, last: number, reader: 'by turns' | 'another' = 'by turns'): Promise<void> {
  await world.server.database.admin(
    `insert into notificacao (igreja_id, usuario_id, titulo, corpo, tipo, data_cadastro)
     select $1, case n % $6::int when 0 then null when 1 then $2::bigint else $3::bigint end, 'Aviso ' || n, '', 'OUTRO',
       timestamptz '2030-01-01' + n * interval '1 minute'
     from generate_series($4::int, $5::int) n`,
    [world.churches.grace, world.john.user, await another(), first, last, reader === 'by turns' ? 3 : 1_000_000],
  )
  await world.server.database.admin('analyze notificacao')
}

/** A member with notifications of their own. */
async function another(): Promise<number> {
  const [row] = await world.server.database.admin<{ id: number }>(
    `insert into usuario (igreja_id, conta_id, nome, sobrenome, email)
     select $1, id, nome, sobrenome, email from conta where email = 'eva@other.test'
     on conflict do nothing returning id`,
    [world.churches.grace],
  )
  if (row) return Number(row.id)
  const [known] = await world.server.database.admin<{ id: number }>(
    `select id from usuario where igreja_id = $1 and email = 'eva@other.test'`,
    [world.churches.grace],
  )
  return Number(known!.id)
}

/** Database blocks that a page reads. */
async function blocks(asked: { account: number | undefined; after: Cursor<number> | null }): Promise<number> {
  const query = readNotifications(drizzle({ client: world.server.database.pool }), {
    ...asked,
    church: world.churches.grace,
    limit: 30,
  }).toSQL()
  const [row] = await world.server.database.admin<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }>(
    `explain (analyze, buffers, timing off, format json) ${query.sql}`,
    query.params,
  )
  const { Plan: plan } = row!['QUERY PLAN'][0]!
  return plan['Shared Hit Blocks']! + plan['Shared Read Blocks']!
}

const ask = async (query: string, token?: string) => {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await world.server.get(`/api/v1/igreja/${world.churches.grace}/notificacao/?${query}`, { headers })
  const { notificacoes, proximo } = answer.json<NotificacoesWire>()
  return { numbers: notificacoes.map(({ titulo }) => Number(titulo.slice('Aviso '.length))), proximo }
}
const page = async (query: string, token?: string) => (await ask(query, token)).numbers
const down = (from: number, which: (n: number) => boolean) =>
  Array.from({ length: from }, (_, index) => from - index).filter(which)

describe('notifications', () => {
  it('are paged, public and own ones together, newest first, without repetitions', async () => {
    await notify(1, 300)
    const { token } = await world.login('john@grace.test', { host: 'grace.localhost' })
    const toAll = down(300, (n) => n % 3 === 0)
    const seen = down(300, (n) => n % 3 < 2)
    expect(await page('limit=40&page=1')).toEqual(toAll.slice(0, 40))
    expect(await page('limit=40&page=3')).toEqual(toAll.slice(80))
    expect(await page('limit=40&page=1', token)).toEqual(seen.slice(0, 40))
    expect(await page('limit=40&page=2', token)).toEqual(seen.slice(40, 80))
    expect(await page('limit=100&page=3', token)).toEqual([])
  })

  it('continue after the same notification when newer ones have arrived', async () => {
    await world.server.database.admin('delete from notificacao')
    await notify(1, 300)
    const { token } = await world.login('john@grace.test', { host: 'grace.localhost' })
    const first = await ask('limit=40', token)
    await notify(301, 310)
    const seen = down(300, (n) => n % 3 < 2)
    const walked = [...first.numbers]
    for (let { proximo } = first; proximo;) {
      const next = await ask(`limit=40&depois=${proximo}`, token)
      walked.push(...next.numbers)
      proximo = next.proximo
    }
    expect(walked).toEqual(seen)
  })

  it('continue after instants finer than a millisecond, without gaps', async () => {
    await world.server.database.admin('delete from notificacao')
    await world.server.database.admin(
      `insert into notificacao (igreja_id, titulo, corpo, tipo, data_cadastro)
       select $1, 'Aviso ' || n, '', 'OUTRO', timestamptz '2030-01-01' + n * interval '100 microseconds'
       from generate_series(1, 30) n`,
      [world.churches.grace],
    )
    const first = await ask('limit=12')
    const second = await ask(`limit=100&depois=${first.proximo}`)
    expect([...first.numbers, ...second.numbers].sort((a, b) => a - b)).toEqual(down(30, () => true).reverse())
  })

  it('end after a thousand by page number', async () => {
    await world.server.database.admin('delete from notificacao')
    await notify(1, 3_300)
    expect(await page('limit=100&page=10')).toHaveLength(100)
    expect(await page('limit=100&page=11')).toEqual([])
  })

  it.each(['a visitor', 'a member'])('read as many database blocks for %s with ten times the rows', async (who) => {
    const asked = { account: who === 'a member' ? world.john.account : undefined, after: null }
    await world.server.database.admin('delete from notificacao')
    await notify(1, 1_000)
    const few = await blocks(asked)
    await notify(1_001, 10_000, 'another') // newer, and none of them on the page
    expect(await blocks(asked)).toBeLessThan(2 * few)
    const far = { ...asked, after: { sort: Date.parse('2030-01-01T12:00:00Z'), id: Number.MAX_SAFE_INTEGER } }
    expect(await blocks(far)).toBeLessThan(2 * few)
  })
})
