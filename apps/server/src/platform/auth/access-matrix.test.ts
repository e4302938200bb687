import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AccessRow, accessTable, type AskedRequest } from '../../testing/access-table.ts'
import { isOfApi } from '../../testing/hostile/openapi-operations.ts'
import { outcome, type People, people, type SeededPerson } from '../../testing/people.ts'
import { accessTokens } from './access-token.ts'
import { serverKeys } from './server-keys.ts'

let world: People
const tokens = new Map<string, string>()
let expired: string
beforeAll(async () => {
  world = await people()
  for (const { email } of [world.ana, world.admin, world.john, world.sam, world.eva]) {
    tokens.set(email, (await world.login(email)).token)
  }
  await createEverything()
  const { config } = world.server.app.services
  const [session] = await world.server.database.admin<{ id: string }>('select id from sessao where conta_id = $1', [
    world.ana.account,
  ])
  const past = accessTokens(serverKeys(config).accessToken, () => new Date('2030-01-09T11:00:00Z'))
  expired = (await past.sign({ account: world.ana.account, church: null, session: session?.id ?? '' })).token
  await world.server.database.admin(
    `insert into cartao (igreja_id, usuario_id, id_gateway_pagamento, titular, final, validade)
     select igreja_id, id, 5, 'Canary ' || email, '4242', '12/2031' from usuario`,
  )
  await world.server.database.admin(
    `insert into notificacao (igreja_id, usuario_id, titulo, corpo, tipo) select igreja_id, id, 'Canary', email, 'AVISO' from usuario`,
  )
})
afterAll(() => world.close())

let address = 0
/** Each call comes from another address, so that limits per address do not interfere. */
const call = (
  method: string,
  { url, payload, headers }: AskedRequest,
  token?: string,
  owner = world.ana,
  more: object = {},
) =>
  world.server.app.inject({
    method: method as 'GET',
    url,
    ...(payload && { payload }),
    remoteAddress: `10.20.${++address >> 8}.${address & 255}`,
    headers: {
      ...headers,
      host: world.hostOf(owner.church),
      ...(token && { authorization: `Bearer ${token}` }),
      ...more,
    },
  })
const asked = (owner: SeededPerson) => ({
  world,
  owner,
  slug: owner === world.john ? 'igreja-grace' : 'igreja-demo',
  organisation: owner === world.john ? 'network' : undefined,
})

/** All data of people and churches, which no refused call may change: a line for each table. */
async function everything(): Promise<string | undefined> {
  const [row] = await world.server.database.admin<{ everything: string }>('select everything()')
  return row?.everything
}

/** In the database, which plans a function once: every test asks twice for more than a hundred tables. */
async function createEverything(): Promise<void> {
  const { database } = world.server
  const tables = await database.admin<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
     and relname not in ('limite', 'captcha_usado', 'migration') order by 1`,
  )
  const lines = tables.map(
    ({ name }) =>
      `'${name} ' || coalesce((select md5(string_agg(r::text, '|' order by r::text)) from ${name} r), 'empty')`,
  )
  await database.admin(
    `create function everything() returns text language plpgsql as $$ begin return ${lines.join(" || E'\\n' || ")}; end $$`,
  )
}

/** Operations of the OpenAPI document: `GET /api/v1/me`. */
async function operations(): Promise<string[]> {
  const { paths } = (await world.server.get('/api/v1/openapi.json')).json<{ paths: Record<string, object> }>()
  return Object.entries(paths)
    .filter(([path]) => isOfApi(path))
    .flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => method !== 'head')
        .map((method) => `${method.toUpperCase()} ${path}`),
    )
}
const rows = (...kinds: AccessRow['kind'][]) =>
  Object.entries(accessTable).filter(([, { kind }]) => kinds.includes(kind))
const methodOf = (operation: string) => operation.split(' ')[0] ?? ''

describe('access to operations', () => {
  it('is defined for every operation, and for no others', async () => {
    expect(Object.keys(accessTable).sort()).toEqual((await operations()).sort())
  })

  it.each(rows('own', 'self'))('%s: is allowed to its owner; without a session 401', async (operation, row) => {
    const method = methodOf(operation)
    const request = row.request(asked(world.ana))
    const before = await everything()
    expect(outcome(await call(method, request))).toBe('401 unauthorized')
    for (const token of [expired, 'x.y.z', `${tokens.get(world.ana.email)}x`]) {
      expect(outcome(await call(method, request, token))).toBe('401 unauthorized')
    }
    expect(await everything()).toBe(before)
    const answer = await call(method, request, tokens.get(world.ana.email))
    expect(outcome(answer)).toBe(row.owner ?? '200')
  })

  it.each(rows('own'))('%s: answers 404 to everyone else, and changes nothing', async (operation, row) => {
    const before = await everything()
    const strangers: [SeededPerson, SeededPerson, AccessRow['request']][] = [
      [world.ana, world.eva, row.request], // of another church
      [world.ana, world.john, row.request], // of an organisation
      [world.john, world.ana, row.request],
      [world.john, world.ana, row.organisation ?? row.request],
    ]
    // In the same church, naming the church is no intrusion, naming the person is.
    const namesPerson = !JSON.stringify(row.request(asked(world.ana))).includes('codigo-acesso')
    if (namesPerson) {
      strangers.push([world.ana, world.admin, row.request]) // staff of the same church
      strangers.push([world.john, world.sam, row.request], [world.john, world.sam, row.organisation ?? row.request])
    }
    for (const [owner, stranger, request] of strangers) {
      const answer = await call(methodOf(operation), request(asked(owner)), tokens.get(stranger.email), owner)
      expect(outcome(answer), `${stranger.email} asks for ${owner.email}`).toBe('404 not_found')
      expect(answer.body).not.toMatch(/Canary|@/)
    }
    expect(await everything()).toBe(before)
  })

  it.each(rows('own').filter(([, { organisation }]) => organisation))(
    '%s: is allowed to its owner over the organisation, and to no other organisation',
    async (operation, { organisation }) => {
      const request = organisation?.(asked(world.john)) ?? { url: '' }
      const token = tokens.get(world.john.email)
      expect(outcome(await call(methodOf(operation), request, token))).toBe('200')
      const url = request.url.replace('network', 'nowhere')
      expect(outcome(await call(methodOf(operation), { url }, token))).toBe('404 not_found')
      const both = `${request.url}&cliente=${world.john.church}`
      expect(outcome(await call(methodOf(operation), { url: both }, token))).toBe('400 validation')
      const foreign = request.url.replace(/\?.*/, `?cliente=${world.churches.demo}`)
      expect(outcome(await call(methodOf(operation), { url: foreign }, token))).toBe('404 not_found')
    },
  )

  it.each(rows('self'))('%s: concerns only the caller', async (operation, row) => {
    const before = await everything()
    for (const somebody of [world.eva, world.john]) {
      const answer = await call(methodOf(operation), row.request(asked(world.ana)), tokens.get(somebody.email))
      expect(outcome(answer)).toBe(row.stranger ?? row.owner ?? '200')
      expect(answer.body).not.toContain(world.ana.email)
    }
    expect(await everything()).toBe(before)
  })

  it.each(rows('public'))('%s: is public, without private data', async (operation, row) => {
    const before = await everything()
    for (const token of [undefined, tokens.get(world.eva.email), tokens.get(world.john.email)]) {
      const answer = await call(methodOf(operation), row.request(asked(world.ana)), token)
      // The second mail to one address needs a captcha.
      expect([row.owner ?? '200', token && row.stranger, '403 captcha_required']).toContain(outcome(answer))
      expect(answer.body).not.toMatch(/Canary|ana@demo|98888/)
    }
    expect(await everything()).toBe(before)
  })

  const asPerson = [...rows('own', 'self'), ...rows('public').filter(([, { stranger }]) => stranger)]
  it.each(asPerson.filter(([operation]) => methodOf(operation) !== 'GET'))(
    '%s: is refused with a password that must be changed first',
    async (operation, row) => {
      const { ana } = world
      const must = (flag: boolean) =>
        world.server.database.admin('update conta set flag_trocar_senha = $2 where id = $1', [ana.account, flag])
      await must(true)
      try {
        const before = await everything()
        const answer = await call(methodOf(operation), row.request(asked(ana)), tokens.get(ana.email), ana, {
          'idempotency-key': randomUUID(),
        })
        const changesIt = operation === 'POST /api/v1/user/alterar-senha'
        expect(outcome(answer)).toBe(changesIt ? '400 wrong_password' : '403 password_change_required')
        expect(await everything()).toBe(before)
      } finally {
        await must(false)
      }
    },
  )

  it('personal notifications need the person’s token, and a wrong token answers 401', async () => {
    const url = `/api/v1/igreja/${world.churches.demo}/notificacao/`
    const own = await call('GET', { url }, tokens.get(world.ana.email))
    expect(own.json().notificacoes.map(({ corpo }: { corpo: string }) => corpo)).toEqual(['ana@demo.test'])
    expect(outcome(await call('GET', { url }, expired))).toBe('401 unauthorized')
  })
})
