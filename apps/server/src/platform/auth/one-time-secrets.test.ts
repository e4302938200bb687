import type { CodigoAcessoWire, CredenciaisWire } from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outcome, PASSWORD, type People, people } from '../../testing/people.ts'
import { accountById } from './accounts.ts'
import type { CodePurpose, SentFor } from './one-time-secrets.ts'

let world: People
beforeAll(async () => {
  world = await people()
})
afterAll(() => world.close())

const PURPOSES: CodePurpose[] = ['verificar_email', 'auto_login', 'excluir_conta']
const services = () => world.server.app.services
const account = async (id: number): Promise<SentFor> => {
  const found = await accountById(services().auth.accounts, id)
  if (!found) throw new Error('no such account')
  return found
}
const change = (what: string, id: number) =>
  world.server.database.admin(`update conta set ${what} where id = $1 returning id`, [id])

describe('a one-time secret is bound to its purpose and account', () => {
  let id: number
  let email: string
  let count = 0
  beforeEach(async () => {
    email = `bound${++count}@demo.test`
    const [made] = await world.server.database.admin<{ id: string }>(
      `insert into conta (email, nome, sobrenome, senha_hash) values ($1, 'A', 'B', 'first') returning id`,
      [email],
    )
    id = Number(made?.id)
  })

  describe.each(PURPOSES)('a code to %s', (purpose) => {
    const use = (code: string) => services().auth.secrets.use(purpose, code)
    const send = async () => services().auth.secrets.code(purpose, await account(id), world.churches.demo)

    it('is valid once while nothing changes', async () => {
      const { code } = await send()
      expect(await use(code)).toMatchObject({ account: id, church: world.churches.demo })
      expect(await use(code)).toBeUndefined()
    })

    it.each(["senha_hash = 'second'", "email = 'new-' || email"])('expires with %s', async (what) => {
      const { code } = await send()
      await change(what, id)
      expect(await use(code)).toBeUndefined()
    })
  })

  it.each(["senha_hash = 'second'", "email = 'new-' || email"])('a mailed password expires with %s', async (what) => {
    const { secrets } = services().auth
    const { password } = await secrets.mailedPassword(await account(id))
    const { password: other } = await secrets.mailedPassword(await account(id))
    expect(await secrets.usePassword(id, other)).toBe(true)
    await change(what, id)
    expect(await secrets.usePassword(id, password)).toBe(false)
  })

  it('does not confirm a password that was set between its check and its use', async () => {
    const { secrets, accounts } = services().auth
    const sent = await account(id)
    await change("senha_hash = 'second'", id)
    const { code } = await secrets.code('verificar_email', sent, world.churches.demo)
    expect(await secrets.activate(code)).toBe(false)
    expect(await accountById(accounts, id)).toMatchObject({ dataVerificacaoEmail: null })
  })
})

describe('registering an address again', () => {
  const register = async (email: string, senha: string) => {
    const payload = { nome: 'Maria', sobrenome: 'Reis', email, senha, captcha: await world.solve() }
    expect(outcome(await world.post(`/igreja/${world.churches.demo}/usuario/`, payload))).toBe('200')
    const mail = (await world.mailsTo(email)).at(-1)
    return /code=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const signIn = async (username: string, password: string) =>
    outcome(await world.post('/security/login_check', { username, password }))
  const confirmers: [string, (code: string, senha: string) => Promise<string>][] = [
    ['the call', async (codigo, senha) => outcome(await world.post('/security/verificar-email', { codigo, senha }))],
    [
      'the page',
      async (code, senha) => {
        const answer = await world.server.app.inject({
          method: 'POST',
          url: '/verify-email',
          payload: new URLSearchParams({ code, password: senha }).toString(),
          headers: { host: 'demo.localhost', 'content-type': 'application/x-www-form-urlencoded' },
        })
        if (answer.statusCode === 303) return '200'
        return `${answer.statusCode} ${answer.body.includes('<form') ? 'wrong_password' : 'code_invalid'}`
      },
    ],
  ]

  it.each(confirmers)('sets no password that the first mail could confirm, by %s', async (name, confirm) => {
    const email = `victim-${name.replace(' ', '-')}@new.test`
    const first = await register(email, 'Da-vitima-8#')
    const second = await register(email, 'Do-atacante-8#')
    expect(await confirm(first, 'Da-vitima-8#')).toBe('400 code_invalid')
    // nor does the second, which the address's owner gets for a stranger's password
    expect(await confirm(second, 'Da-vitima-8#')).toBe('400 wrong_password')
    expect(await signIn(email, 'Do-atacante-8#')).toBe('403 account_inactive')
    expect(await confirm(second, 'Do-atacante-8#')).toBe('200')
    expect(await confirm(second, 'Do-atacante-8#')).toBe('400 code_invalid')
  })

  it('limits the passwords that are tried with one mail’s code', async () => {
    const code = await register('guessed@new.test', 'Da-vitima-8#')
    const tries = []
    for (let n = 0; n < 6; n++)
      tries.push(await world.post('/security/verificar-email', { codigo: code, senha: `Tentativa-${n}#` }))
    expect(tries.map(outcome)).toEqual([...Array(5).fill('400 wrong_password'), '429 rate_limited'])
    expect(Number(tries.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('a code for another church’s portal', () => {
  it('expires with the session that requested it', async () => {
    const igreja = world.churches.demo
    const { token, refreshToken } = await world.login(world.ana.email)
    const ask = async () =>
      (await world.post('/security/codigo-acesso', { igreja }, { token })).json<CodigoAcessoWire>().codigo
    const exchange = (codigo: string) => world.post('/security/codigo-acesso/trocar', { codigo, igreja })
    const [first, second] = [await ask(), await ask()]
    expect((await exchange(first)).json<CredenciaisWire>().token).toEqual(expect.any(String))
    await world.post('/security/logout', { refreshToken })
    expect(outcome(await exchange(second))).toBe('400 code_invalid')
  })
})

describe('a link that deletes an account', () => {
  it('expires when the account’s password is changed by a mailed one', async () => {
    const { eva } = world
    const { token } = await world.login(eva.email)
    const asked = `/user/${eva.account}/pedido-exclusao?igreja=${eva.church}`
    expect(outcome(await world.post(asked, { senha: PASSWORD }, { token, host: world.hostOf(eva.church) }))).toBe('200')
    const text = (await world.mailsTo(eva.email)).at(-1)?.text ?? ''
    const codigo = /confirm-delete-user\?code=([\w-]+)/.exec(text)?.[1] ?? ''
    await world.post('/security/recuperar-senha', { email: eva.email, igreja: eva.church })
    const password = (await world.mailsTo(eva.email)).at(-1)?.text.split('\n\n')[1] ?? ''
    expect(outcome(await world.post('/security/login_check', { username: eva.email, password }))).toBe('200')
    const confirm = await world.post('/user/confirmar-exclusao', { codigo }, { host: 'localhost' })
    expect(outcome(confirm)).toBe('400 code_invalid')
  })
})
