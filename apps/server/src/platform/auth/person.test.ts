import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outcome, type People, people } from '../../testing/people.ts'
import { documento, usuario, usuarioRole } from '../people/account.tables.ts'
import { personOf } from './person.ts'

let world: People
beforeAll(async () => {
  world = await people((app) => {
    app.get('/test/staff', { config: { access: 'staff' } }, async (request) => personOf(request))
    app.get('/test/open', { config: { access: 'public' } }, async (request) => personOf(request))
    app.post('/test/write', { config: { access: 'bearer' } }, async () => ({}))
  })
})
afterAll(() => world.close())

const get = async (url: string, token: string) =>
  world.server.get(url, { headers: { authorization: `Bearer ${token}` } })

describe('a route for staff', () => {
  it('is there for who has a role in the church of the session, and for nobody else', async () => {
    const { demo, grace } = world.churches
    const admin = await world.login('admin@demo.test', { igreja: demo })
    expect((await get('/test/staff', admin.token)).json()).toMatchObject({ account: world.admin.account, church: demo })
    const elsewhere = await world.login('admin@demo.test', { igreja: grace })
    const nowhere = await world.login('admin@demo.test')
    const member = await world.login('ana@demo.test', { igreja: demo })
    for (const { token } of [elsewhere, nowhere, member]) {
      expect(outcome(await get('/test/staff', token))).toBe('404 not_found')
    }
    expect(outcome(await world.server.get('/test/staff'))).toBe('401 unauthorized')
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
