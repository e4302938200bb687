import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outcome, type People, people } from '../../testing/people.ts'
import { documento, usuario, usuarioRole } from '../people/account.tables.ts'
import { personOf } from './person.ts'

let world: People
beforeAll(async () => {
  world = await people((app) => {
    for (const role of ['anyone', 'known', 'family'] as const) {
      const config = { access: 'signed-in', church: 'query', role } as const
      app.get(`/test/${role}`, { config }, async ({ viewer }) => ({
        user: viewer.user?.id ?? null,
        roles: viewer.roles,
      }))
    }
    app.get('/test/open', { config: { access: 'public', church: 'none' } }, async (request) => personOf(request))
    app.post('/test/write', { config: { access: 'signed-in', church: 'none' } }, async () => ({}))
  })
})
afterAll(() => world.close())

const get = async (url: string, token: string) =>
  world.server.get(url, { headers: { authorization: `Bearer ${token}` } })

describe('a route of a church', () => {
  it('knows its own members with their roles there, sister members without, and strangers only where anyone may come', async () => {
    const { demo, grace, hope } = world.churches
    const admin = (await world.login('admin@demo.test', { igreja: demo })).token
    const john = (await world.login('john@grace.test', { igreja: grace })).token
    const asked = async (role: string, church: number, token: string) => {
      const answer = await get(`/test/${role}?igreja=${church}`, token)
      return answer.statusCode === 200 ? answer.json() : outcome(answer)
    }
    const own = { user: world.admin.user, roles: ['ROLE_ADMIN'] }
    const nobody = { user: null, roles: [] }
    for (const role of ['anyone', 'known', 'family']) expect(await asked(role, demo, admin)).toEqual(own)
    expect(await asked('family', hope, john)).toEqual(nobody)
    for (const role of ['anyone', 'known']) expect(await asked(role, hope, john)).toEqual(nobody)
    for (const role of ['anyone', 'known']) expect(await asked(role, grace, admin)).toEqual(nobody)
    expect(await asked('family', grace, admin)).toBe('404 not_found')
    expect(outcome(await world.server.get(`/test/anyone?igreja=${demo}`))).toBe('401 unauthorized')
  })
})

describe('a route for anybody', () => {
  it('knows nobody, whatever token is shown', async () => {
    const { token } = await world.login('ana@demo.test')
    expect(outcome(await get('/test/open', token))).toBe('401 unauthorized')
  })
})

describe('people’s rows, without any check of the application', () => {
  const sqlState = (work: Promise<unknown>) =>
    work.then(
      () => 'none',
      (error: { cause?: { code?: string } }) => error.cause?.code,
    )

  it('are seen and written by their church alone', async () => {
    const { demo, other } = world.churches
    const there = world.server.database.churches.of(other)
    for (const table of [usuario, documento, usuarioRole]) {
      const rows = await there.use((db) => db.select().from(table))
      expect(rows.filter(({ igrejaId }) => igrejaId !== other)).toEqual([])
    }
    expect(await there.use((db) => db.select().from(usuario))).toHaveLength(1)
    const person = { contaId: world.ana.account, nome: 'x', sobrenome: 'x', email: 'x@x.test' }
    const insert = there.use((db) => db.insert(usuario).values({ igrejaId: demo, ...person }))
    expect(await sqlState(insert)).toBe('42501')
    const before = await world.server.database.admin('select * from usuario order by id')
    await there.use((db) => db.update(usuario).set({ nome: 'taken' }).where(undefined))
    const after = await world.server.database.admin<{ igreja_id: number; nome: string }>(
      'select * from usuario order by id',
    )
    expect(after.filter(({ nome }) => nome === 'taken').map(({ igreja_id }) => igreja_id)).toEqual([other])
    expect(after.length).toBe(before.length)
    const role = there.use((db) =>
      db.insert(usuarioRole).values({ igrejaId: other, usuarioId: world.eva.user, role: 'ROLE_ADMIN' }),
    )
    expect(await sqlState(role)).toBe('42501') // nobody makes themselves staff
  })
})
