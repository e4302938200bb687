import { CultosWire, EventoDetalheWire, EventosWire, MotivosWire, OracoesMuralWire } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wireOf } from '../testing/expect-wire.ts'
import { seedChurch } from '../testing/seed-churches.ts'
import { NOON, type TestServer, testServer } from '../testing/test-server.ts'
import { evento } from './events/events.tables.ts'
import { pagamentoMotivo } from './giving/giving.tables.ts'
import { culto, cultoEspecial } from './live/live.tables.ts'
import { oracao, oracaoMotivo } from './prayer/prayer.tables.ts'

let server: TestServer
let foreign: number
const days = (count: number) => new Date(NOON.getTime() + count * 86_400_000)
const anEvent = (slug: string, from: number, to: number) => ({
  slug,
  nome: slug,
  dataInicio: days(from),
  dataFim: days(to),
})

beforeAll(async () => {
  server = await testServer()
  await seedChurch(server.database, { codigo: 'demo' }, async (db, igrejaId) => {
    await db.insert(evento).values([
      { igrejaId, ...anEvent('later', 9, 10), valorMinimo: 1000, valorMaximo: 8500, situacao: 'esgotado' },
      { igrejaId, ...anEvent('soon', 1, 2), local: { nome: 'Salão', endereco: null, latitude: null, longitude: null } },
      { igrejaId, ...anEvent('over', -2, -1) },
    ])
    await db.insert(pagamentoMotivo).values([
      { igrejaId, nome: 'Tithe', valorMinimo: 500, flagRecorrencia: true, posicao: 1 },
      { igrejaId, nome: 'Course', flagDoacao: false, posicao: 2 },
    ])
    const [reason] = await db
      .insert(oracaoMotivo)
      .values({ igrejaId, nome: 'Health' })
      .returning({ id: oracaoMotivo.id })
    const shown = { igrejaId, flagPublicarMural: true, flagAtivo: true }
    await db.insert(oracao).values([
      { ...shown, nome: 'Ana', mensagem: 'First', dataCadastro: days(-2), usuarioId: 7777, flagReceberLigacao: true },
      { ...shown, nome: 'Leo', mensagem: 'Second', dataCadastro: days(-1), oracaoMotivoId: reason?.id, qtdeOrando: 3 },
      { ...shown, nome: 'Bia', mensagem: 'canary', flagPublicarMural: false },
      { ...shown, nome: 'Ines', mensagem: 'canary', flagAtivo: false },
    ])
    await db.insert(culto).values({ igrejaId, nome: 'Sunday', diaSemana: 0, horario: '19:00', flagTransmissao: true })
    await db.insert(cultoEspecial).values({ igrejaId, nome: 'Vigil', dataInicio: days(-0.01), dataFim: days(0.1) })
  })
  await seedChurch(server.database, { codigo: 'other' }, async (db, igrejaId) => {
    const [row] = await db
      .insert(evento)
      .values({ igrejaId, ...anEvent('canary', 1, 2) })
      .returning({ id: evento.id })
    foreign = row?.id ?? 0
    await db
      .insert(oracao)
      .values({ igrejaId, nome: 'x', mensagem: 'canary', flagPublicarMural: true, flagAtivo: true })
  })
})
afterAll(() => server.close())

const api = (path: string) => server.get(`/api/v1${path}`)
const status = async (path: string) => (await api(path)).statusCode

describe('events', () => {
  it('are those that are not over, by start', async () => {
    const { eventos } = wireOf(EventosWire, await api('/igreja/igreja-demo/evento/'))
    expect(eventos.map(({ nome, situacao }) => `${nome} ${situacao}`)).toEqual(['soon aberto', 'later esgotado'])
    expect(eventos[1]).toMatchObject({
      moeda: 'BRL',
      valorMinimo: 1000,
      valorMaximo: 8500,
      dataInicio: days(9).toISOString(),
    })
  })

  it('keep their page after their end, and are closed', async () => {
    const [row] = await server.database.admin<{ id: string }>(`select id from evento where slug = 'over'`)
    const event = wireOf(EventoDetalheWire, await api(`/igreja/igreja-demo/evento/${row?.id}`))
    expect(event).toMatchObject({ nome: 'over', situacao: 'encerrado' })
  })

  it('answer 404 under another church, and 400 for a malformed id', async () => {
    expect(await status(`/igreja/igreja-other/evento/${foreign}/`)).toBe(200)
    expect(await status(`/igreja/igreja-demo/evento/${foreign}/`)).toBe(404)
    expect(await status('/igreja/igreja-demo/evento/9999999999999999/')).toBe(404)
    expect(await status('/igreja/igreja-demo/evento/1e3/')).toBe(400)
    expect(await status('/igreja/unknown/evento/')).toBe(404)
  })
})

describe('giving reasons', () => {
  it('are filtered to giving reasons on request', async () => {
    const names = async (query: string) =>
      wireOf(MotivosWire, await api(`/igreja/igreja-demo/pagamento-motivo/${query}`)).motivos.map(({ nome }) => nome)
    expect(await names('?doacao=true')).toEqual(['Tithe'])
    expect(await names('')).toEqual(['Tithe', 'Course'])
    expect(await status('/igreja/igreja-demo/pagamento-motivo/?doacao=maybe')).toBe(400)
  })
})

describe('the prayer wall', () => {
  it('shows published and active requests, newest first, and nothing about their authors', async () => {
    const answer = await api('/oracao/igreja-demo')
    const { oracoes } = wireOf(OracoesMuralWire, answer)
    expect(oracoes.map(({ nome, motivo, qtdeOrando }) => [nome, motivo?.nome ?? null, qtdeOrando])).toEqual([
      ['Leo', 'Health', 3],
      ['Ana', null, 0],
    ])
    expect(answer.body).not.toMatch(/canary|7777|flag|usuario/)
  })
})

describe('the live schedule', () => {
  it('has the weekly services, and special ones that run or begin within seven days', async () => {
    const { cultos, proximos } = wireOf(CultosWire, await api('/igreja/igreja-demo/culto/'))
    expect(cultos).toEqual([
      expect.objectContaining({ nome: 'Sunday', diaSemana: 0, horario: '19:00', duracaoMinutos: 90 }),
    ])
    expect(proximos.map(({ nome, dataInicio }) => [nome, Date.parse(dataInicio)])).toEqual([
      ['Vigil', days(-0.01).getTime()],
      ['Sunday', Date.parse('2030-01-13T22:00:00Z')],
    ])
  })
})
