import {
  CadastroConfiguracaoWire,
  CadastroFeitoWire,
  CamposPersonalizadosWire,
  type CampoPersonalizadoWire,
  type TipoCampoPersonalizado,
} from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome, type People, people, type SeededPerson } from '../../testing/people.ts'

let world: People
const tokens = new Map<string, string>()

const names = (nome: string) => ({ nome, nomeIngles: nome, nomeEspanhol: nome })
const field = (codigo: string, tipo: TipoCampoPersonalizado, flagObrigatorio = false): CampoPersonalizadoWire => ({
  codigo,
  tipo,
  ...names(codigo),
  flagObrigatorio,
  opcoes: tipo.includes('escolha') ? ['um', 'dois', 'tres'].map((code) => ({ codigo: code, ...names(code) })) : [],
})
const FIELDS = [
  field('apelido', 'texto', true),
  field('sobre', 'texto_longo'),
  field('filhos', 'numero'),
  field('conversao', 'data'),
  field('turno', 'escolha'),
  field('areas', 'multipla_escolha'),
  field('celula', 'sim_nao'),
]

const define = (church: number, fields: CampoPersonalizadoWire[]) =>
  world.server.database.admin('update cadastro_configuracao set campos_personalizados = $2 where igreja_id = $1', [
    church,
    JSON.stringify(fields),
  ])

beforeAll(async () => {
  world = await people()
  for (const { email } of [world.ana, world.admin, world.john]) tokens.set(email, (await world.login(email)).token)
  const { demo, grace, hope } = world.churches
  await define(demo, FIELDS)
  await define(grace, [field('talento', 'texto')])
  await define(hope, [field('talento', 'texto'), field('bairro', 'texto')])
})
afterAll(() => world.close())

const call = (who: SeededPerson, method: 'GET' | 'PUT', path: string, payload?: object) =>
  world.server.app.inject({
    method,
    url: `/api/v1${path}`,
    ...(payload && { payload }),
    headers: { host: 'localhost', authorization: `Bearer ${tokens.get(who.email)}` },
  })
const put = (who: SeededPerson, answers: Record<string, unknown>, church = who.church) =>
  call(who, 'PUT', `/usuario/?igreja=${church}`, {
    camposPersonalizados: Object.entries(answers).map(([codigo, valor]) => ({ codigo, valor })),
  })
const ask = (who: SeededPerson, church = who.church) =>
  call(who, 'GET', `/user/${who.account}/campo-personalizado?igreja=${church}`)
const answersOf = async (who: SeededPerson, church = who.church) =>
  Object.fromEntries(
    wireOf(CamposPersonalizadosWire, await ask(who, church)).camposPersonalizados.map(({ codigo, valor }) => [
      codigo,
      valor,
    ]),
  )

const ALL = {
  apelido: 'Aninha',
  sobre: 'Gosto de cantar.\nE de cozinhar.',
  filhos: 2,
  conversao: '2001-12-16',
  turno: 'dois',
  areas: ['um', 'tres'],
  celula: false,
}

describe('custom fields', () => {
  it('are listed with their words and the person’s answers', async () => {
    const { camposPersonalizados } = wireOf(CamposPersonalizadosWire, await ask(world.ana))
    expect(camposPersonalizados).toEqual(FIELDS.map((one) => ({ ...one, valor: null })))
  })

  it('keep an answer of every kind, change those that are sent and clear them by null', async () => {
    expect(outcome(await put(world.ana, ALL))).toBe('200')
    expect(await answersOf(world.ana)).toEqual(ALL)
    expect(outcome(await put(world.ana, { turno: 'um', sobre: null, areas: [], celula: true }))).toBe('200')
    expect(await answersOf(world.ana)).toEqual({ ...ALL, turno: 'um', sobre: null, areas: null, celula: true })
    expect(await answersOf(world.admin)).toMatchObject({ apelido: null, turno: null })
  })

  it.each([
    [{ apelido: null }, 'apelido', 'required'],
    [{ apelido: '  ' }, 'apelido', 'required'],
    [{ apelido: 'A\r\nBcc: x@y.test' }, 'apelido', 'format'],
    [{ apelido: 'a'.repeat(201) }, 'apelido', 'maxLength'],
    [{ filhos: '2' }, 'filhos', 'format'],
    [{ filhos: 2.5 }, 'filhos', 'format'],
    [{ conversao: '2001-02-31' }, 'conversao', 'format'],
    [{ conversao: '16/12/2001' }, 'conversao', 'format'],
    [{ conversao: '2999-01-01' }, 'conversao', 'past'],
    [{ turno: 'quatro' }, 'turno', 'format'],
    [{ turno: ['um'] }, 'turno', 'format'],
    [{ areas: ['um', 'um'] }, 'areas', 'format'],
    [{ areas: ['um', 'quatro'] }, 'areas', 'format'],
    [{ celula: 'sim' }, 'celula', 'format'],
    [{ talento: 'de outra igreja' }, 'talento', 'unknown'],
  ])('refuse %j', async (answers, codigo, code) => {
    await put(world.ana, ALL)
    const answer = await put(world.ana, answers)
    expect(outcome(answer)).toBe('400 validation')
    expect(answer.json<{ errors: object[] }>().errors).toMatchObject([
      { field: `camposPersonalizados.${codigo}`, code },
    ])
    expect(await answersOf(world.ana)).toEqual(ALL)
  })

  it('refuse a card number in an answer', async () => {
    expect(outcome(await put(world.ana, { sobre: '4242 4242 4242 4242' }))).toBe('400 validation')
  })

  it('belong to one church: a sister church has its own, without the answers given at home', async () => {
    const { grace, hope } = world.churches
    expect(outcome(await put(world.john, { talento: 'violino' }))).toBe('200')
    expect(await answersOf(world.john, hope)).toEqual({ talento: null, bairro: null })
    expect(outcome(await put(world.john, { bairro: 'Centro' }, hope))).toBe('200')
    expect(await answersOf(world.john, hope)).toEqual({ talento: null, bairro: 'Centro' })
    expect(await answersOf(world.john, grace)).toEqual({ talento: 'violino' })
    expect(outcome(await ask(world.ana, grace))).toBe('404 not_found')
  })

  it('are absent where the church changed the kind or options since, and come back with them', async () => {
    const { demo } = world.churches
    await put(world.ana, ALL)
    await define(demo, [field('apelido', 'numero'), { ...field('turno', 'escolha'), opcoes: [] }])
    expect(await answersOf(world.ana)).toEqual({ apelido: null, turno: null })
    await define(demo, FIELDS)
    expect(await answersOf(world.ana)).toEqual(ALL)
  })

  it('are asked at registration, the required ones of everybody', async () => {
    const { demo } = world.churches
    const settings = await world.server.get('/api/v1/igreja/igreja-demo/cadastro-configuracao/')
    expect(wireOf(CadastroConfiguracaoWire, settings).camposPersonalizados).toEqual(FIELDS)
    const register = async (more: object) =>
      world.post(`/igreja/${demo}/usuario/`, {
        nome: 'Maria',
        sobrenome: 'Souza',
        email: 'maria@custom.test',
        senha: 'Boa-senha-7#',
        captcha: await world.solve(),
        ...more,
      })
    const lacking = await register({})
    expect(outcome(lacking)).toBe('400 validation')
    expect(lacking.json<{ errors: object[] }>().errors).toMatchObject([
      { field: 'camposPersonalizados.apelido', code: 'required' },
    ])
    const camposPersonalizados = [
      { codigo: 'apelido', valor: ' Mari ' },
      { codigo: 'areas', valor: ['tres'] },
      { codigo: 'turno', valor: null },
    ]
    expect(wireOf(CadastroFeitoWire, await register({ camposPersonalizados })).situacao).toBe('verificar_email')
    const stored = await world.server.database.admin(
      "select campos_personalizados as given from usuario where email = 'maria@custom.test'",
    )
    expect(stored).toEqual([{ given: { apelido: 'Mari', areas: ['tres'] } }])
  })
})
