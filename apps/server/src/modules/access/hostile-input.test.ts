import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type People, people } from '../../testing/people.ts'

let world: People
beforeAll(async () => {
  world = await people()
})
afterAll(() => world.close())

const odd = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '\0', 'ana@demo.test', '1e3', '0x10', '2030-02-31', '__proto__', '\r\nBcc: x', 'a'.repeat(5_000)),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constantFrom(null, [], {}, Number.MAX_SAFE_INTEGER, -1),
)
const NAMES = [
  'username',
  'password',
  'igreja',
  'captcha',
  'refreshToken',
  'email',
  'codigo',
  'senhaAtual',
  'novaSenha',
  'nome',
  'sobrenome',
  'senha',
  'telefone',
  'dataNascimento',
  'cpf',
  'endereco',
  'idOcupacao',
  'idCongregacao',
  'qtdeFilhos',
]
const body = fc.dictionary(fc.constantFrom(...NAMES), odd, { maxKeys: 19, noNullPrototype: true })
/** Bodies of valid shape with hostile text in every text field. */
const shaped = fc.record({
  username: fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }),
  password: fc.string({ unit: 'binary', minLength: 1, maxLength: 100 }),
  refreshToken: fc.stringMatching(/^[\w-]{20,60}$/),
  codigo: fc.stringMatching(/^[\w-]{20,60}$/),
})

describe('hostile input', () => {
  it('in a body is answered with a refusal, never with a 5xx', async () => {
    const { token } = await world.login('ana@demo.test')
    const paths = [
      '/security/login_check',
      '/security/token/refresh',
      '/security/logout',
      '/security/recuperar-senha',
      '/security/verificar-email',
      '/security/codigo-acesso',
      '/security/codigo-acesso/trocar',
      '/user/alterar-senha',
      `/igreja/${world.churches.demo}/usuario/`,
      '/igreja/9999999999/usuario/',
    ]
    let address = 0
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), fc.oneof(body, shaped, odd), async (path, payload) => {
        const answer = await world.server.app.inject({
          method: 'POST',
          url: `/api/v1${path}`,
          payload: JSON.stringify(payload),
          remoteAddress: `10.50.${++address >> 8}.${address & 255}`,
          headers: { 'content-type': 'application/json', host: 'demo.localhost', authorization: `Bearer ${token}` },
        })
        expect(answer.statusCode, `${path} ${JSON.stringify(payload)} ${answer.body}`).toBeLessThan(500)
      }),
      { numRuns: 300 },
    )
  })

  it('in a path or query is answered with a refusal, never with a 5xx', async () => {
    const { token } = await world.login('ana@demo.test')
    const paths = [
      (a: string, b: string) => `/user/${a}/usuario?cliente=${b}`,
      (a: string, b: string) => `/user/${world.ana.account}/documento?organizacao=${a}&x=${b}`,
      (a: string, b: string) => `/usuario/${a}/${b}/cartoes`,
      (a: string, b: string) => `/igreja/${a}/notificacao/?page=${b}&limit=${a}`,
      (a: string, b: string) => `/igreja/${a}/usuario/?email=${b}`,
      (a: string, b: string) => `/user/?email=${a}@${b}`,
      (a: string, b: string) => `/utils/zip/${a}/${b}`,
      (a: string, b: string) => `/utils/pais/${a}/estado/?x=${b}`,
    ]
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '1',
        '01',
        '-1',
        '1e3',
        '9007199254740993',
        '9999999999999999',
        '2147483648',
        '..',
        '\0',
        'igreja-demo',
      ),
    )
    let address = 0
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), texts, texts, async (path, a, b) => {
        const answer = await world.server.get(`/api/v1${path(encodeURIComponent(a), encodeURIComponent(b))}`, {
          remoteAddress: `10.60.${++address >> 8}.${address & 255}`,
          headers: { authorization: `Bearer ${token}` },
        })
        expect(answer.statusCode, answer.body).toBeLessThan(500)
      }),
      { numRuns: 300 },
    )
  })
})
