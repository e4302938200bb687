import { DocumentosWire, EnderecoItemWire, EnderecosWire, UsuariosWire, UsuarioWire } from '@atrio/contract'
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
const put = (payload: object, who = world.ana) => call(who, 'PUT', `/usuario/?igreja=${who.church}`, payload)
const mine = async (who = world.ana) =>
  wireOf(UsuariosWire, await call(who, 'GET', `/user/${who.account}/usuario?cliente=${who.church}`)).usuarios[0]
const HOME = { pais: 'BR', cep: '04103-010', logradouro: 'Rua Um', numero: '10', cidade: 'São Paulo', estado: 'SP' }

describe('own data', () => {
  it('changes the fields that are sent, and no others', async () => {
    const before = await mine()
    const answer = wireOf(
      UsuarioWire,
      await put({ nome: ' Ana ', estadoCivil: 'casado', dataNascimento: '1990-02-28' }),
    )
    expect(answer).toEqual({ ...before, nome: 'Ana', estadoCivil: 'casado', dataNascimento: '1990-02-28' })
    expect(await mine()).toEqual(answer)
    expect((await call(world.ana, 'GET', '/me')).json()).toMatchObject({ nome: 'Ana', sobrenome: 'ana' })
    expect(wireOf(UsuarioWire, await put({ estadoCivil: null }))).toMatchObject({ estadoCivil: null, nome: 'Ana' })
  })

  it('belongs to the Host’s church unless one is named, and needs a user there', async () => {
    expect((await call(world.ana, 'PUT', '/usuario/', { qtdeFilhos: 2 })).json()).toMatchObject({ qtdeFilhos: 2 })
    const elsewhere = await world.server.app.inject({
      method: 'PUT',
      url: `/api/v1/usuario/?igreja=${world.churches.other}`,
      payload: { nome: 'A' },
      headers: { host: 'localhost', authorization: `Bearer ${tokens.get(world.ana.email)}` },
    })
    expect(outcome(elsewhere)).toBe('404 not_found')
  })

  it('stores a phone number as the country’s rule reads it, however it was typed', async () => {
    const { server, john } = world
    expect((await put({ telefone: '(11) 98765-4321' })).json()).toMatchObject({ telefone: '+5511987654321' })
    await server.database.admin(`update igreja set moeda = 'USD' where id = $1`, [john.church])
    const typed = async () => (await put({ telefone: '+1 415.555.0100' }, john)).json()
    await expect.poll(typed).toMatchObject({ telefone: '+14155550100' })
    expect(outcome(await put({ telefone: '(11) 98765-4321' }, john))).toBe('400 validation')
  })

  it('keeps a phone number from before the rule, whatever else changes', async () => {
    const former = '11 3333-4444'
    await world.server.database.admin('update usuario set telefone = $2 where id = $1', [world.ana.user, former])
    expect((await put({ qtdeFilhos: 3 })).json()).toMatchObject({ telefone: former, qtdeFilhos: 3 })
  })

  it('refuses a CPF of another person in the church', async () => {
    expect(outcome(await put({ cpf: '529.982.247-25' }, world.admin))).toBe('409 cpf_in_use')
    expect(outcome(await put({ cpf: '111.444.777-35' }, world.admin))).toBe('200')
    const documents = await call(
      world.admin,
      'GET',
      `/user/${world.admin.account}/documento?cliente=${world.admin.church}`,
    )
    expect(wireOf(DocumentosWire, documents).documentos).toMatchObject([{ tipo: 'CPF', numero: '11144477735' }])
    expect(outcome(await put({ cpf: '529.982.247-25' }))).toBe('200') // one's own again
  })

  it('limits attempts at CPFs', async () => {
    let last = ''
    for (let count = 0; count < 12; count++) last = outcome(await put({ cpf: '52998224725' }, world.john))
    expect(last).toBe('429 rate_limited')
    expect(outcome(await put({ nome: 'John' }, world.john))).toBe('200')
  })

  it.each([
    [{}, undefined],
    [{ cpf: '123.456.789-00' }, 'cpf'],
    [{ telefone: '12345678' }, 'telefone'],
    [{ telefone: '11 3333-4444' }, 'telefone'],
    [{ telefone: '01 98765-4321' }, 'telefone'],
    [{ dataNascimento: '2030-02-31' }, 'dataNascimento'],
    [{ dataCasamento: '2999-01-01' }, 'dataCasamento'],
    [{ idCongregacao: 999_999 }, 'idCongregacao'],
    [{ endereco: { pais: 'BR', cep: '123' } }, 'endereco.cep'],
    [{ nome: 'A\r\nBcc: x@y.test' }, 'nome'],
    [{ comentarios: '4242 4242 4242 4242' }, 'comentarios'],
  ])('is validated: %j', async (payload, field) => {
    const before = await mine()
    const answer = await put(payload)
    expect(outcome(answer)).toBe('400 validation')
    const { errors = [] } = answer.json<{ errors?: { field: string }[] }>()
    if (field) expect(errors.map((fault) => fault.field)).toContain(field)
    expect(await mine()).toEqual(before)
  })
})

describe('addresses', () => {
  const path = (which = '', who = world.ana) => `/usuario/${who.user}/endereco${which}?igreja=${who.church}`
  const list = async (who = world.ana) =>
    wireOf(EnderecosWire, await call(who, 'GET', `/user/${who.account}/endereco?cliente=${who.church}`)).enderecos
  const add = async (more: object = {}) =>
    wireOf(EnderecoItemWire, await call(world.ana, 'POST', path(), { ...HOME, ...more }))
  const streets = async () => (await list()).map(({ logradouro, flagPrincipal }) => [logradouro, flagPrincipal])

  beforeEach(async () => {
    for (const { id } of await list()) await call(world.ana, 'DELETE', path(`/${id}`))
  })

  it('begin with the main one, which is the user’s own', async () => {
    const first = await add()
    expect(first).toMatchObject({ ...HOME, flagPrincipal: true, complemento: null, idIgreja: world.ana.church })
    await add({ logradouro: 'Rua Dois' })
    expect(await streets()).toEqual([
      ['Rua Um', true],
      ['Rua Dois', false],
    ])
    expect((await mine())?.endereco).toMatchObject({ logradouro: 'Rua Um', pais: 'BR' })
    await add({ logradouro: 'Rua Três', flagPrincipal: true })
    expect(await streets()).toEqual([
      ['Rua Três', true],
      ['Rua Um', false],
      ['Rua Dois', false],
    ])
    expect((await mine())?.endereco?.logradouro).toBe('Rua Três')
  })

  it('are stored once when the same call is sent again', async () => {
    const [first, again] = await Promise.all([add(), add()])
    expect(again).toEqual(first)
    const other = await add({ numero: '99', flagPrincipal: true })
    expect(await add({ numero: '99', flagPrincipal: true })).toEqual(other)
    expect(await add()).toMatchObject({ id: first.id, flagPrincipal: false })
    expect(await list()).toHaveLength(2)
  })

  it('follow the user’s own address, whichever call changes it', async () => {
    await put({ endereco: { pais: 'US', cep: '37064', cidade: 'Franklin' } })
    expect(await list()).toMatchObject([{ pais: 'US', cidade: 'Franklin', flagPrincipal: true }])
    await put({ endereco: HOME })
    expect(await streets()).toEqual([['Rua Um', true]])
    await put({ endereco: null })
    expect(await list()).toEqual([])
  })

  it('are replaced as a whole, the main one in both places', async () => {
    const { id } = await add({ complemento: 'Casa 2' })
    const changed = await call(world.ana, 'PUT', path(`/${id}`), { ...HOME, numero: '12' })
    expect(wireOf(EnderecoItemWire, changed)).toMatchObject({
      id,
      numero: '12',
      complemento: null,
      flagPrincipal: true,
    })
    expect((await mine())?.endereco).toMatchObject({ numero: '12', complemento: null })
  })

  it('are deleted, and the oldest of the others becomes the main one', async () => {
    const first = await add()
    await add({ logradouro: 'Rua Dois' })
    expect(outcome(await call(world.ana, 'DELETE', path(`/${first.id}`)))).toBe('200')
    expect(await streets()).toEqual([['Rua Dois', true]])
    expect((await mine())?.endereco?.logradouro).toBe('Rua Dois')
    const [last] = await list()
    await call(world.ana, 'DELETE', path(`/${last?.id}`))
    expect((await mine())?.endereco).toBeNull()
    expect(outcome(await call(world.ana, 'DELETE', path(`/${last?.id}`)))).toBe('404 not_found')
  })

  it('are accessible to their owner only, within the same church as well', async () => {
    const { id } = await add()
    const before = await list()
    for (const method of ['PUT', 'DELETE'] as const) {
      const own = `/usuario/${world.admin.user}/endereco/${id}?igreja=${world.admin.church}`
      expect(outcome(await call(world.admin, method, own, HOME))).toBe('404 not_found')
      expect(outcome(await call(world.admin, method, path(`/${id}`), HOME))).toBe('404 not_found')
    }
    expect(await list()).toEqual(before)
  })

  it('are validated and limited in number', async () => {
    expect(outcome(await call(world.ana, 'POST', path(), { ...HOME, cep: '123' }))).toBe('400 validation')
    expect(outcome(await call(world.ana, 'POST', path(), { logradouro: 'Rua Um' }))).toBe('400 validation')
    for (let count = 0; count < 20; count++) await add({ complemento: `Casa ${count}` })
    expect(outcome(await call(world.ana, 'POST', path(), HOME))).toBe('409 conflict')
  })
})
