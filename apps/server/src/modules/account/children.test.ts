import { CriancasWire, CriancaWire } from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome, type People, people, type SeededPerson } from '../../testing/people.ts'

let world: People
const tokens = new Map<string, string>()
beforeAll(async () => {
  world = await people()
  for (const { email } of [world.ana, world.admin, world.john]) tokens.set(email, (await world.login(email)).token)
})
afterAll(() => world.close())

const call = (who: SeededPerson, method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) =>
  world.server.app.inject({
    method,
    url: `/api/v1${path}`,
    ...(payload && { payload }),
    headers: { host: world.hostOf(who.church), authorization: `Bearer ${tokens.get(who.email)}` },
  })
const path = (which = '', who = world.ana) => `/usuario/${who.user}/crianca${which}?igreja=${who.church}`
const list = async (query = `cliente=${world.ana.church}`, who = world.ana) =>
  wireOf(CriancasWire, await call(who, 'GET', `/user/${who.account}/crianca?${query}`)).criancas
const add = async (child: object) => wireOf(CriancaWire, await call(world.ana, 'POST', path(), child))

beforeEach(async () => {
  for (const { id } of await list()) await call(world.ana, 'DELETE', path(`/${id}`))
})

describe('children', () => {
  it('are listed, the oldest first', async () => {
    await add({ nome: 'Bebê' })
    await add({ nome: ' Davi ', dataNascimento: '2022-03-01', sexo: 'M', observacoes: ' ' })
    const sofia = await add({ nome: 'Sofia', dataNascimento: '2019-05-12', sexo: 'F', observacoes: 'Alergia' })
    expect(sofia).toMatchObject({ idIgreja: world.ana.church, nome: 'Sofia', dataNascimento: '2019-05-12' })
    const all = await list()
    expect(all.map(({ nome }) => nome)).toEqual(['Sofia', 'Davi', 'Bebê'])
    expect(all[1]).toMatchObject({ sexo: 'M', observacoes: null })
  })

  it('are stored once when the same call is sent again, also beyond the limit', async () => {
    const sofia = { nome: 'Sofia', dataNascimento: '2019-05-12', sexo: 'F' }
    const [first, second] = await Promise.all([add(sofia), add(sofia)])
    expect(second).toEqual(first)
    await add({ nome: 'Sofia', dataNascimento: '2021-05-12' })
    expect(await list()).toHaveLength(2)
    for (let count = 0; count < 28; count++) await add({ nome: `Filho ${count}` })
    expect(await add(sofia)).toEqual(first)
  })

  it('are replaced as a whole, and deleted', async () => {
    const { id } = await add({ nome: 'Sofia', dataNascimento: '2019-05-12', observacoes: 'Alergia' })
    const changed = wireOf(CriancaWire, await call(world.ana, 'PUT', path(`/${id}`), { nome: 'Sofia Lima' }))
    expect(changed).toMatchObject({ id, nome: 'Sofia Lima', dataNascimento: null, observacoes: null })
    expect(outcome(await call(world.ana, 'DELETE', path(`/${id}`)))).toBe('200')
    expect(outcome(await call(world.ana, 'DELETE', path(`/${id}`)))).toBe('404 not_found')
    expect(await list()).toEqual([])
  })

  it.each([
    [{}, 'nome'],
    [{ nome: ' ' }, 'nome'],
    [{ nome: 'A\r\nB' }, 'nome'],
    [{ nome: 'A', dataNascimento: '2020-02-31' }, 'dataNascimento'],
    [{ nome: 'A', dataNascimento: '2999-01-01' }, 'dataNascimento'],
    [{ nome: 'A', dataNascimento: '1850-01-01' }, 'dataNascimento'],
    [{ nome: 'A', sexo: 'X' }, 'sexo'],
    [{ nome: 'A', observacoes: 'x'.repeat(501) }, 'observacoes'],
  ])('are validated: %j', async (payload, field) => {
    const answer = await call(world.ana, 'POST', path(), payload)
    expect(outcome(answer)).toBe('400 validation')
    expect(answer.json<{ errors: { field: string }[] }>().errors.map((fault) => fault.field)).toContain(field)
    expect(await list()).toEqual([])
  })

  it('are accessible to their parent only, within the same church as well', async () => {
    const { id } = await add({ nome: 'Sofia' })
    const before = await list()
    for (const method of ['PUT', 'DELETE'] as const) {
      const own = `/usuario/${world.admin.user}/crianca/${id}?igreja=${world.admin.church}`
      expect(outcome(await call(world.admin, method, own, { nome: 'X' }))).toBe('404 not_found')
      expect(outcome(await call(world.admin, method, path(`/${id}`), { nome: 'X' }))).toBe('404 not_found')
    }
    expect(
      outcome(await call(world.admin, 'GET', `/user/${world.ana.account}/crianca?cliente=${world.ana.church}`)),
    ).toBe('404 not_found')
    expect(await list()).toEqual(before)
  })

  it('are limited in number, and read over an organisation', async () => {
    for (let count = 0; count < 30; count++) await add({ nome: `Filho ${count}` })
    expect(outcome(await call(world.ana, 'POST', path(), { nome: 'Mais um' }))).toBe('409 conflict')
    expect(await list('organizacao=network', world.john)).toEqual([])
  })

  it('are born before today, as the church’s zone has it', async () => {
    const { ana, wait, login } = world
    wait(13 * 3_600_000) // one in the morning in UTC, and ten in the evening of the day before in São Paulo
    tokens.set(ana.email, (await login(ana.email)).token)
    const born = async (dataNascimento: string) => {
      const answer = await call(ana, 'POST', path(), { nome: 'Sofia', dataNascimento })
      return answer.json<{ errors?: { code: string }[] }>().errors?.map(({ code }) => code) ?? answer.statusCode
    }
    expect(await born('2030-01-08')).toBe(200)
    expect([await born('2030-01-09'), await born('2030-01-10')]).toEqual([['past'], ['past']])
  })
})
