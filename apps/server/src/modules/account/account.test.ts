import {
  CartoesWire,
  ContaWire,
  DocumentosWire,
  EstadosCivisWire,
  maritalStatusCodes,
  NotificacoesWire,
  OcupacoesWire,
  PaisesWire,
  RolesWire,
  UsuariosWire,
} from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome, type People, people, type SeededPerson } from '../../testing/people.ts'

let world: People
beforeAll(async () => {
  world = await people()
})
afterAll(() => world.close())

const as = async ({ email }: SeededPerson) => {
  const { token } = await world.login(email)
  return (path: string) => world.server.get(`/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } })
}

describe('an account', () => {
  it('is that of the session', async () => {
    const get = await as(world.ana)
    const answer = await get('/me')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(wireOf(ContaWire, answer)).toEqual({
      id: world.ana.account,
      email: 'ana@demo.test',
      nome: 'Canary',
      sobrenome: 'ana',
      image: null,
      flagTrocarSenha: false,
    })
  })

  it('has a user, documents and roles in a church', async () => {
    const { ana, admin, churches } = world
    const get = await as(ana)
    const { usuarios } = wireOf(UsuariosWire, await get(`/user/${ana.account}/usuario?cliente=${churches.demo}`))
    expect(usuarios).toEqual([expect.objectContaining({ id: ana.user, idUser: ana.account, idIgreja: churches.demo })])
    const documents = wireOf(DocumentosWire, await get(`/user/${ana.account}/documento?cliente=${churches.demo}`))
    expect(documents.documentos).toEqual([expect.objectContaining({ tipo: 'CPF', numero: '52998224725' })])
    expect(wireOf(RolesWire, await get(`/user/${ana.account}/role?cliente=${churches.demo}`)).userIgrejaRoles).toEqual(
      [],
    )
    const staff = await (await as(admin))(`/user/${admin.account}/role?cliente=${churches.demo}`)
    expect(wireOf(RolesWire, staff).userIgrejaRoles).toEqual([{ idIgreja: churches.demo, role: 'ROLE_ADMIN' }])
  })

  it('is found in its organisation, and a church where it is no user answers 404', async () => {
    const { john, churches } = world
    const get = await as(john)
    const { usuarios } = wireOf(UsuariosWire, await get(`/user/${john.account}/usuario?organizacao=network`))
    expect(usuarios.map(({ igreja }) => igreja.codigo)).toEqual(['grace'])
    expect(outcome(await get(`/user/${john.account}/usuario?cliente=${churches.hope}`))).toBe('404 not_found')
    expect(outcome(await get(`/user/${john.account}/usuario`))).toBe('400 validation')
  })

  it('lists its users in several churches of an organisation with the session’s church first', async () => {
    const { john, churches } = world
    await world.server.database.admin(
      `insert into usuario (igreja_id, conta_id, nome, sobrenome, email) values ($1, $2, 'John', 'x', 'john@grace.test')`,
      [churches.hope, john.account],
    )
    for (const codigo of ['hope', 'grace'] as const) {
      const { token } = await world.login(john.email, { igreja: churches[codigo] })
      const headers = { authorization: `Bearer ${token}` }
      const path = `/api/v1/user/${john.account}/usuario?organizacao=network`
      const { usuarios } = wireOf(UsuariosWire, await world.server.get(path, { headers }))
      expect([usuarios.length, usuarios[0]?.igreja.codigo]).toEqual([2, codigo])
    }
    await world.server.database.admin('delete from usuario where igreja_id = $1 and conta_id = $2', [
      churches.hope,
      john.account,
    ])
  })

  it('has its cards in the order of their gateways', async () => {
    const { john } = world
    await world.server.database.admin(
      `insert into cartao (igreja_id, usuario_id, id_gateway_pagamento, titular, bandeira, final, validade)
       select $1, $2, g, 'John', 'visa', '000' || g, '12/2031' from unnest(array[8, 5, 8]) g`,
      [john.church, john.user],
    )
    const get = await as(john)
    const gateways = async (slug: string) =>
      wireOf(CartoesWire, await get(`/usuario/${slug}/${john.user}/cartoes`)).cartoes.map(
        (one) => one.idGatewayPagamento,
      )
    expect(await gateways('igreja-grace')).toEqual([5, 8, 8])
    // a church where none of them pays
    expect(await gateways('igreja-hope')).toEqual([])
    expect(
      wireOf(CartoesWire, await (await as(world.sam))(`/usuario/igreja-hope/${world.sam.user}/cartoes`)).cartoes,
    ).toEqual([])
  })
})

describe('notifications', () => {
  beforeAll(async () => {
    await world.server.database.admin(
      `insert into notificacao (igreja_id, titulo, corpo, tipo, data_cadastro)
       select $1, 'N' || i, 'x', 'AVISO', timestamptz '2030-01-01' + i * interval '1 minute' from generate_series(1, 130) i`,
      [world.churches.grace],
    )
    await world.server.database.admin(
      `insert into notificacao (igreja_id, usuario_id, titulo, corpo, tipo, id_entidade_relacionada, data_cadastro)
       values ($1, $2, 'For John', 'x', 'EVENTO', 7, timestamptz '2030-01-02')`,
      [world.john.church, world.john.user],
    )
  })
  const titles = (answer: Parameters<typeof wireOf>[1]) =>
    wireOf(NotificacoesWire, answer).notificacoes.map(({ titulo }) => titulo)
  const open = (path: string) => world.server.get(`/api/v1/igreja/${path}`)

  it('are thirty, newest first, by id and by slug', async () => {
    const byId = titles(await open(`${world.churches.grace}/notificacao/`))
    expect([byId.length, byId[0], byId[29]]).toEqual([30, 'N130', 'N101'])
    expect(titles(await open('igreja-grace/notificacao/?page=1'))).toEqual(byId)
  })

  it('are paged, with at most a hundred per page', async () => {
    expect(titles(await open('igreja-grace/notificacao/?page=2&limit=3'))).toEqual(['N127', 'N126', 'N125'])
    expect(titles(await open('igreja-grace/notificacao/?limit=999'))).toHaveLength(100)
    expect(titles(await open('igreja-grace/notificacao/?limit=0'))).toHaveLength(1)
    expect(titles(await open('igreja-grace/notificacao/?page=999999999'))).toEqual([])
    expect(outcome(await open('igreja-grace/notificacao/?limit=-1'))).toBe('400 validation')
  })

  it('to one person are only that person’s, include sister churches, and name their church', async () => {
    const [first] = wireOf(
      NotificacoesWire,
      await (
        await as(world.john)
      )('/igreja/igreja-hope/notificacao/'),
    ).notificacoes
    expect(first).toMatchObject({
      titulo: 'For John',
      flagPessoal: true,
      idEntidadeRelacionada: 7,
      tipo: { codigo: 'EVENTO' },
      igreja: { id: world.churches.grace, codigo: 'grace' },
    })
    expect(titles(await (await as(world.sam))('/igreja/igreja-hope/notificacao/'))).toEqual([])
    expect(titles(await (await as(world.john))('/igreja/igreja-grace/notificacao/'))[0]).toBe('For John')
  })
})

describe('reference lists', () => {
  it('are translated into three languages', async () => {
    const { paises } = wireOf(PaisesWire, await world.server.get('/api/v1/utils/pais/'))
    expect(paises.length).toBe(249)
    expect(paises).toContainEqual({ codigo: 'BR', nome: 'Brasil', nomeIngles: 'Brazil', nomeEspanhol: 'Brasil' })
    const { ocupacoes } = wireOf(OcupacoesWire, await world.server.get('/api/v1/utils/ocupacao/'))
    expect(ocupacoes.length).toBeGreaterThan(30)
    const { estadosCivis } = wireOf(EstadosCivisWire, await world.server.get('/api/v1/utils/estado-civil/'))
    expect(estadosCivis.map(({ codigo }) => codigo)).toEqual([...maritalStatusCodes])
  })
})

describe('postal codes', () => {
  const ask = async (path: string) => (await world.server.get(`/api/v1/utils/${path}`)).json()

  it('answer 503 without their service, while common states are still listed', async () => {
    expect(await ask('cep/04103-010')).toEqual({ situacao: 'indisponivel', endereco: null })
    expect(await ask('zip/US/37064')).toEqual({ situacao: 'indisponivel', endereco: null })
    expect(await ask('pais/AR/estado/')).toEqual({ situacao: 'indisponivel', estados: [] })
    expect((await ask('pais/BR/estado/')).estados).toHaveLength(27)
    expect((await ask('pais/US/estado/')).estados).toHaveLength(51)
  })

  it.each([
    'cep/0410301',
    'cep/..%2f..%2fetc',
    'zip/USA/37064',
    'zip/US/..%2F..',
    'zip/US/a%0d%0ab',
    'are validated: %s',
  ])('are checked: %s', async (path) => expect((await ask(path)).code).toBe('validation'))

  it('are limited, so that the server is no open proxy', async () => {
    let last = await world.server.get('/api/v1/utils/cep/01001000', { remoteAddress: '10.40.0.1' })
    for (let i = 0; i < 41; i++) {
      last = await world.server.get(`/api/v1/utils/cep/010010${10 + i}`, { remoteAddress: '10.40.0.1' })
    }
    expect(outcome(last)).toBe('429 rate_limited')
    expect(last.headers['retry-after']).toMatch(/^\d+$/)
  })
})
