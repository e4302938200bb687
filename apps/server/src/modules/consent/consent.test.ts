import { randomUUID } from 'node:crypto'
import { ConsentimentoWire } from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome, type People, people } from '../../testing/people.ts'
import { eraseAccounts } from '../account/erasure.ts'

let world: People
beforeAll(async () => {
  world = await people()
})
afterAll(() => world.close())
beforeEach(() => world.server.database.admin('delete from consentimento; delete from limite'))

const id = randomUUID()
const choice = {
  identificador: id,
  versao: 1,
  idioma: 'pt-BR',
  perguntadas: ['estatistica', 'marketing', 'atendimento'],
  aceitas: ['atendimento'],
}
const record = (body: object = {}, from: { token?: string; church?: 'demo' | 'grace' } = {}) =>
  world.post(
    '/consentimento/',
    { ...choice, ...body },
    {
      host: `${from.church ?? 'demo'}.localhost`,
      ...(from.token && { token: from.token }),
    },
  )
const rows = () =>
  world.server.database.admin<{ igreja_id: number; usuario_id: string | null; aceitas: string[] }>(
    'select igreja_id, usuario_id, aceitas from consentimento order by id',
  )

describe('a choice', () => {
  it('is recorded with its time and the version of the wording, without a person', async () => {
    expect(wireOf(ConsentimentoWire, await record())).toEqual({ ...choice, data: '2030-01-09T12:00:00.000Z' })
    expect(await rows()).toEqual([{ igreja_id: world.churches.demo, usuario_id: null, aceitas: ['atendimento'] }])
  })

  it('is recorded once when it is sent again, and once more when it changes', async () => {
    await Promise.all([record(), record(), record()])
    expect(await rows()).toHaveLength(1)
    await record({ aceitas: [] })
    await record()
    expect((await rows()).map(({ aceitas }) => aceitas)).toEqual([['atendimento'], [], ['atendimento']])
    await record({ versao: 2 })
    expect(await rows()).toHaveLength(4)
  })

  it('that is made again when it has run out is a row of its own, of the new time', async () => {
    await record()
    world.wait(179 * 86_400_000)
    await record()
    expect(await rows()).toHaveLength(1)
    world.wait(86_400_000)
    const again = wireOf(ConsentimentoWire, await record())
    expect([(await rows()).length, again.data]).toEqual([2, '2030-07-08T12:00:00.000Z'])
  })

  it('is no new one at a sign-in, whenever that is', async () => {
    await record()
    world.wait(179 * 86_400_000)
    await record()
    world.wait(21 * 86_400_000)
    const { token } = await world.login(world.ana.email)
    await record({}, { token })
    expect((await rows()).map(({ usuario_id }) => Number(usuario_id))).toEqual([world.ana.user])
  })

  it('becomes the person’s who signs in, with what this browser had chosen before', async () => {
    await record()
    await record({ aceitas: [] })
    const { token } = await world.login(world.ana.email)
    await record({ aceitas: [] }, { token })
    expect((await rows()).map(({ usuario_id }) => Number(usuario_id))).toEqual([world.ana.user, world.ana.user])
  })

  it('of another person in the same browser is a row of their own', async () => {
    const { token } = await world.login(world.ana.email)
    await record({}, { token })
    const other = await world.login(world.admin.email)
    await record({}, { token: other.token })
    expect((await rows()).map(({ usuario_id }) => Number(usuario_id))).toEqual([world.ana.user, world.admin.user])
  })

  it('is a church’s alone', async () => {
    await record()
    await record({}, { church: 'grace' })
    expect((await rows()).map(({ igreja_id }) => igreja_id)).toEqual([world.churches.demo, world.churches.grace])
  })

  it('counts for the limit of its IPv6 network', async () => {
    for (const ip of ['2001:db8::1', '2001:db8::2']) await world.post('/consentimento/', choice, { ip })
    const counted = await world.server.database.admin('select chave from limite')
    expect(counted).toHaveLength(1)
  })

  it.each([
    ['that grants what was not asked', { aceitas: ['gravacao'] }],
    ['with an unknown purpose', { perguntadas: ['tudo'], aceitas: [] }],
    ['without an identifier', { identificador: 'ana@demo.test' }],
    ['with a name beside it', { nome: 'Ana', perguntadas: 'x' }],
  ])('%s is refused', async (_name, body) => {
    expect(outcome(await record(body))).toBe('400 validation')
    expect(await rows()).toEqual([])
  })

  it('goes with the account of its person', async () => {
    await record({ identificador: randomUUID() })
    await record()
    const { token } = await world.login(world.eva.email)
    await world.post('/consentimento/', choice, { host: 'other.localhost', token })
    expect(await rows()).toHaveLength(3)
    const { database, app } = world.server
    await database.admin(`update conta set data_exclusao = now() where id = ${world.eva.account}`)
    await eraseAccounts(app.services)
    expect((await rows()).map(({ igreja_id }) => igreja_id)).toEqual([world.churches.demo, world.churches.demo])
  })
})

describe('the first sign-in', () => {
  it('is marked in the answer, once per account', async () => {
    expect((await world.login(world.john.email)).flagPrimeiroAcesso).toBe(true)
    expect((await world.login(world.john.email)).flagPrimeiroAcesso).toBeUndefined()
    expect((await world.login(world.sam.email)).flagPrimeiroAcesso).toBe(true)
  })
})
