import { CadastroConfiguracaoWire, type CadastroWire, CadastroFeitoWire, UsuariosWire } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome, PASSWORD, type People, people } from '../../testing/people.ts'

let world: People
beforeAll(async () => {
  world = await people()
})
afterAll(() => world.close())

const GOOD = 'Trouxe-pao-7#'
const body = (email: string, more: object = {}) => ({ nome: 'Maria', sobrenome: 'Reis', email, senha: GOOD, ...more })
const register = async (church: number, sent: object, captcha?: string) =>
  world.post(
    `/igreja/${church}/usuario/`,
    { captcha: captcha ?? (await world.solve()), ...sent },
    { host: world.hostOf(church) },
  )
const settings = async (church: number, value: object) => {
  const { campos = [], urlTermos = null } = value as Partial<CadastroConfiguracaoWire>
  await world.server.database.admin(
    'update cadastro_configuracao set campos = $2, url_termos = $3 where igreja_id = $1',
    [church, JSON.stringify(campos), urlTermos],
  )
}
const ALL = [
  'telefone',
  'dataNascimento',
  'sexo',
  'cpf',
  'ocupacao',
  'congregacao',
  'estadoCivil',
  'qtdeFilhos',
  'endereco',
]
const asked = ALL.map((campo) => ({ campo, flagObrigatorio: campo === 'cpf' || campo === 'congregacao' }))
const codeOf = async (email: string) =>
  /code=([\w-]+)/.exec((await world.mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? 'none-of-twenty-characters'

describe('registration', () => {
  it('creates an inactive account, which the button in the mail activates', async () => {
    const { demo } = world.churches
    expect(wireOf(CadastroFeitoWire, await register(demo, body('maria@new.test')))).toEqual({
      situacao: 'verificar_email',
    })
    const login = () => world.post('/security/login_check', { username: 'maria@new.test', password: GOOD })
    expect(outcome(await login())).toBe('403 account_inactive')
    const code = await codeOf('maria@new.test')
    const headers = { host: 'demo.localhost' }
    const page = await world.server.get(`/verify-email?code=${code}`, { headers })
    expect(page.body).toContain(`value="${code}"`)
    expect(page.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
    expect(outcome(await login())).toBe('403 account_inactive') // a scanner that opens the link activates nothing
    const press = (password = GOOD) =>
      world.server.app.inject({
        method: 'POST',
        url: '/verify-email',
        payload: new URLSearchParams({ code, password }).toString(),
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      })
    const mistyped = await press('Nao-e-esta-7#')
    expect(mistyped.statusCode).toBe(400)
    expect(mistyped.body).toMatch(/role="alert">Não é a senha deste cadastro\..*<form/)
    expect((await press('')).statusCode).toBe(400)
    const pressed = await press()
    expect([pressed.statusCode, pressed.headers.location]).toEqual([303, '/access?confirmed=true'])
    expect(outcome(await login())).toBe('200')
    expect((await press()).statusCode).toBe(400)
    expect(outcome(await world.post('/security/verificar-email', { codigo: code, senha: GOOD }))).toBe(
      '400 code_invalid',
    )
    expect((await world.server.get('/verify-email?code=1', { headers: { host: 'evil.example' } })).statusCode).toBe(404)
  })

  it('stores the fields that the church asks for, and no others', async () => {
    const { demo } = world.churches
    await settings(demo, { campos: asked })
    const [place] = await world.server.database.admin<{ id: string }>(
      'select id from congregacao where igreja_id = $1',
      [demo],
    )
    const sent: Partial<CadastroWire> = {
      telefone: '+55 11 98765-4321',
      dataNascimento: '1990-02-28',
      sexo: 'F',
      cpf: '111.444.777-35',
      idOcupacao: 1,
      idCongregacao: Number(place?.id),
      estadoCivil: 'uniao_estavel',
      qtdeFilhos: 2,
      endereco: { logradouro: ' Rua A ', pais: 'BR', cep: '04103-010' },
      comentarios: 'not asked',
    }
    expect(outcome(await register(demo, body('full@new.test', sent)))).toBe('200')
    await world.post('/security/verificar-email', { codigo: await codeOf('full@new.test'), senha: GOOD })
    const { token } = await world.login('full@new.test', { password: GOOD })
    const headers = { authorization: `Bearer ${token}` }
    const { id } = (await world.server.get('/api/v1/me', { headers })).json()
    const path = `/api/v1/user/${id}/usuario?cliente=${demo}`
    const [user] = wireOf(UsuariosWire, await world.server.get(path, { headers })).usuarios
    expect(user).toMatchObject({
      telefone: '+5511987654321',
      dataNascimento: '1990-02-28',
      sexo: 'F',
      qtdeFilhos: 2,
      comentarios: null,
      idCongregacao: Number(place?.id),
      estadoCivil: 'uniao_estavel',
      endereco: { logradouro: 'Rua A', numero: null, pais: 'BR', cep: '04103-010' },
    })
    const documents = await world.server.get(`/api/v1/user/${id}/documento?cliente=${demo}`, { headers })
    expect(documents.json().documentos).toEqual([expect.objectContaining({ tipo: 'CPF', numero: '11144477735' })])
    await settings(demo, {})
  })

  it('reports each invalid field before it checks the captcha', async () => {
    const { demo, other } = world.churches
    await settings(demo, { campos: asked, urlTermos: '/about' })
    const faults = async (sent: object) =>
      (await register(demo, body('wrong@new.test', sent), 'bm8='))
        .json()
        .errors?.map(({ field, code }: { field: string; code: string }) => `${field} ${code}`)
    expect(await faults({ senha: 'abc' })).toEqual([
      'senha length',
      'senha uppercase',
      'senha digit',
      'senha special',
      'cpf required',
      'idCongregacao required',
      'flagTermos required',
    ])
    const right = { flagTermos: true, cpf: '529.982.247-25', idCongregacao: 1 }
    expect(await faults({ ...right, cpf: '529.982.247-24' })).toEqual(['cpf format'])
    expect(await faults({ ...right, dataNascimento: '2030-01-09' })).toEqual(['dataNascimento past'])
    expect(await faults({ ...right, dataNascimento: '2023-02-29' })).toEqual(['dataNascimento format'])
    expect(await faults({ ...right, telefone: '12345678' })).toEqual(['telefone format'])
    expect(await faults({ ...right, senha: 'Wrong@1' })).toEqual(['senha length'])
    for (const nome of ['A\r\nBcc: x@evil.test', '\u001b', '\u007fA', 'A\u2028', ' \u3000'])
      expect(await faults({ ...right, nome })).toEqual(['nome pattern'])
    expect(await faults({ ...right, nome: `${'a'.repeat(10_000)}\n` })).toEqual(['nome maxLength'])
    const [place] = await world.server.database.admin<{ id: string }>(
      'select id from congregacao where igreja_id = $1',
      [other],
    )
    const foreign = await register(
      demo,
      body('wrong@new.test', { ...right, cpf: '39053344705', idCongregacao: Number(place?.id) }),
    )
    expect(foreign.json().errors).toEqual([expect.objectContaining({ field: 'idCongregacao', code: 'unknown' })])
    expect(outcome(await register(demo, body('wrong@new.test', { ...right }), 'bm8='))).toBe('400 captcha_invalid')
    const answer = await register(
      demo,
      body('wrong@new.test', { ...right, cpf: '529.982.247-25', idCongregacao: undefined }),
    )
    expect(answer.json().errors).toEqual([expect.objectContaining({ field: 'idCongregacao', code: 'required' })])
    expect(await world.server.database.admin(`select from conta where email = 'wrong@new.test'`)).toEqual([])
    await settings(demo, {})
  })

  it('requires a congregation only where the church lists one', async () => {
    const { hope } = world.churches
    await settings(hope, { campos: [{ campo: 'congregacao', flagObrigatorio: true }] })
    const required = async () => {
      const answer = await world.server.get('/api/v1/igreja/igreja-hope/cadastro-configuracao/')
      return answer.json<CadastroConfiguracaoWire>().campos
    }
    expect(await required()).toEqual([{ campo: 'congregacao', flagObrigatorio: true }])
    expect(outcome(await register(hope, body('first@new.test'), 'bm8='))).toBe('400 validation')
    await world.server.database.admin('delete from congregacao where igreja_id = $1', [hope])
    expect(await required()).toEqual([{ campo: 'congregacao', flagObrigatorio: false }])
    expect(outcome(await register(hope, body('first@new.test')))).toBe('200')
    await settings(hope, {})
  })

  it('refuses a CPF that is in use in this church', async () => {
    const { demo } = world.churches
    await settings(demo, { campos: [{ campo: 'cpf', flagObrigatorio: true }] })
    expect(outcome(await register(demo, body('thief@new.test', { cpf: '52998224725' })))).toBe('409 cpf_in_use')
    expect(await world.server.database.admin(`select from conta where email = 'thief@new.test'`)).toEqual([])
    await settings(demo, {})
  })

  it('frees a CPF from an unverified address, so that a stranger can’t block its owner', async () => {
    const { demo } = world.churches
    await world.server.database.admin('delete from limite') // this address has registered many
    await settings(demo, { campos: [{ campo: 'cpf', flagObrigatorio: true }] })
    for (const email of ['squatter@new.test', 'owner@new.test']) {
      expect(outcome(await register(demo, body(email, { cpf: '390.533.447-05' })))).toBe('200')
    }
    const holders = await world.server.database.admin(
      `select u.email from documento d join usuario u on u.id = d.usuario_id where d.numero = '39053344705' and d.igreja_id = $1`,
      [demo],
    )
    expect(holders).toEqual([{ email: 'owner@new.test' }])
    await settings(demo, {})
  })

  it('joins an account to a second church by its password, limited like sign-in', async () => {
    const { other } = world.churches
    const join = (senha: string) => register(other, body('ana@demo.test', { senha }))
    expect(outcome(await join('Outra-senha-7#'))).toBe('409 account_exists')
    expect(wireOf(CadastroFeitoWire, await join(PASSWORD))).toEqual({ situacao: 'ativo' })
    expect(outcome(await join(PASSWORD))).toBe('409 account_exists')
    const outcomes = []
    for (let i = 0; i < 4; i++) outcomes.push(outcome(await join(`Outra-senha-${i}#`)))
    expect(outcomes).toContain('429 rate_limited')
    expect((await world.server.database.admin(`select from conta where email = 'ana@demo.test'`)).length).toBe(1)
  })

  it('lets the owner of an address take over an unverified registration with it', async () => {
    const { demo } = world.churches
    await register(demo, body('late@new.test', { senha: 'Attackers-8#' }))
    await register(demo, body('late@new.test', { senha: 'Meu-segredo-8#' }))
    await world.post('/security/verificar-email', { codigo: await codeOf('late@new.test'), senha: 'Meu-segredo-8#' })
    const signIn = async (password: string) =>
      outcome(await world.post('/security/login_check', { username: 'late@new.test', password }))
    expect(await signIn('Attackers-8#')).toBe('400 invalid_credentials')
    expect(await signIn('Meu-segredo-8#')).toBe('200')
  })

  it('answers the same for every address in a strict church; the mail differs', async () => {
    const { strict } = world.churches
    const known = await register(strict, body('known@strict.test'))
    const unknown = await register(strict, body('fresh@strict.test'))
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    expect(known.body).toBe('{"situacao":"verificar_email"}')
    expect((await world.mailsTo('known@strict.test')).map(({ subject }) => subject)).toEqual([
      'Church strict: você já tem uma conta',
    ])
    expect((await world.mailsTo('fresh@strict.test'))[0]?.text).toContain('/verify-email?code=')
  })

  it('returns the fields that a church asks for', async () => {
    await settings(world.churches.grace, { campos: asked, urlTermos: '/about' })
    const answer = await world.server.get('/api/v1/igreja/igreja-grace/cadastro-configuracao/')
    expect(wireOf(CadastroConfiguracaoWire, answer)).toEqual({
      campos: asked,
      camposPersonalizados: [],
      urlTermos: '/about',
      flagSigiloso: false,
    })
  })
})
