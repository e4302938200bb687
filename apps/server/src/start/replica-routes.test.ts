import Fastify, { type FastifyContextConfig } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { churchDatabase } from '../database/church-database.ts'
import type { SendQuery } from '../database/church-query.ts'
import { batchSenders, type ChurchSenders } from '../database/church-senders.ts'
import { requireAccess } from '../platform/people/access.ts'
import { reads } from '../testing/growth/reads.ts'
import { type People, people } from '../testing/people.ts'
import { testDatabase } from '../testing/test-database.ts'
import { AT_STANDBY } from './testing/standby-reads.ts'

/** Which statements of which call go to the standby. */
const heard = new Map<string, string[]>()
let asking = ''
let world: People
let token: string
let senders: ChurchSenders
beforeAll(async () => {
  const database = await testDatabase()
  const { pool } = database
  senders = batchSenders(pool, pool.options)
  const listened =
    (send: SendQuery): SendQuery =>
    (churches, config, values) => {
      heard.set(asking, [...(heard.get(asking) ?? []), config.text])
      return send(churches, config, values)
    }
  const replica = {
    churches: churchDatabase(pool, { read: listened(senders.read), run: listened(senders.run) }),
    hasAllUntil: () => true,
    isWell: () => true,
    lagMs: () => 0,
    follow: () => {},
    counts: { answered: 0, fallen: 0 },
    close: async () => {},
  }
  world = await people(undefined, { database: { ...database, replica } })
  await database.admin(
    `insert into traducao_biblia (codigo, nome, sigla, idioma, licenca, livros)
       values ('growth', 'Growth', 'G', 'en', 'None', '[{"codigo":"PSA","capitulos":1}]');
     update igreja set traducoes_biblia = '["growth"]' where codigo = 'demo'`,
  )
  token = (await world.login(world.ana.email)).token
})
afterAll(async () => {
  await senders.close()
  await world.close()
})

describe('the reads that a standby answers', () => {
  it('are listed, and read no table but those that move the church’s content version, and texts of the Bible', async () => {
    const { account, user, church } = world.ana
    for (const [operation, urlOf] of Object.entries(reads)) {
      asking = operation
      await world.server.get(urlOf({ account, user, church, slug: 'igreja-demo' }), {
        headers: { host: 'demo.localhost', authorization: `Bearer ${token}` },
      })
    }
    expect([...heard.keys()].sort()).toEqual(AT_STANDBY)
    const unwatched = await world.server.database.admin<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and relname not in ('traducao_biblia', 'versiculo_biblia', 'igreja') and (select count(*) from pg_trigger
       where tgrelid = pg_class.oid and tgname in ('version_insert', 'version_update', 'version_delete')) <> 3`,
    )
    const names = new Set(unwatched.map(({ name }) => name))
    const texts = [...heard.values()].flat()
    const tables = texts.flatMap((text) =>
      [...text.matchAll(/\b(?:from|join)\s+"?(\w+)/g)].map(([, name]) => name ?? ''),
    )
    expect(tables).toContain('banner')
    expect([...new Set(tables)].filter((table) => names.has(table))).toEqual([])
  })

  it.each<FastifyContextConfig>([
    { access: 'signed-in', church: 'path', replica: true },
    { access: 'visitor', church: 'path', replica: true },
    { access: 'public', church: 'path', replica: true, cache: 'no-store' },
  ])('are no personal ones: a route with %j is refused at the start', (config) => {
    const app = Fastify()
    requireAccess(app, world.server.app.services)
    expect(() => app.get('/x', { config }, () => null)).toThrow('/x is not for a standby')
  })

  it('are no writes', () => {
    const app = Fastify()
    requireAccess(app, world.server.app.services)
    const config = { access: 'public', church: 'path', replica: true } as const
    expect(() => app.post('/x', { config }, () => null)).toThrow('POST /x is not for a standby')
  })
})
