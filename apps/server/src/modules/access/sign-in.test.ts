import { CodigoAcessoWire, type CredenciaisWire } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOGIN } from '../../platform/auth/try-guard.ts'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome, PASSWORD, type People, people } from '../../testing/people.ts'

let world: People
beforeAll(async () => {
  world = await people()
})
afterAll(() => world.close())

const MINUTE = 60_000
const me = async (token: string) =>
  outcome(await world.server.get('/api/v1/me', { headers: { authorization: `Bearer ${token}` } }))
const refresh = (refreshToken: string) => world.post('/security/token/refresh', { refreshToken })
const tryLogin = (username: string, password: string, ip: string, more: object = {}) =>
  world.post('/security/login_check', { username, password, ...more }, { ip })

describe('sign-in', () => {
  it('returns an access token of at most 15 minutes, and a refresh token that is stored as a hash only', async () => {
    const credentials = await world.login(' ANA@demo.test ', { igreja: world.churches.demo })
    expect(await me(credentials.token)).toBe('200')
    const claims = JSON.parse(Buffer.from(credentials.token.split('.')[1] ?? '', 'base64url').toString())
    expect(claims).toMatchObject({ sub: String(world.ana.account), igreja: world.churches.demo })
    expect(claims.exp - claims.iat).toBeLessThanOrEqual(900)
    const dump = JSON.stringify(await world.server.database.admin('select * from sessao, token_renovacao'))
    expect(dump).not.toContain(credentials.refreshToken)
  })

  it('refuses a wrong password, an unknown name and a malformed one alike', async () => {
    const bodies = await Promise.all(
      [
        ['ana@demo.test', 'Wrong#2026'],
        ['nobody@demo.test', PASSWORD],
        ['\u0000', '\u0000'],
        ["' or 1=1 --", 'x'],
      ].map(async ([name = '', password = ''], i) => {
        const answer = await tryLogin(name, password, `10.1.0.${i}`)
        const { requestId: _, ...body } = answer.json()
        return body
      }),
    )
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBeLessThanOrEqual(2)
    expect(bodies[0]).toMatchObject({ status: 400, code: 'invalid_credentials' })
    expect(bodies[1]).toEqual(bodies[0])
  })

  it('reveals that an account is inactive only with its password', async () => {
    expect(outcome(await tryLogin('ines@demo.test', PASSWORD, '10.2.0.1'))).toBe('403 account_inactive')
    expect(outcome(await tryLogin('ines@demo.test', 'Wrong#2026', '10.2.0.1'))).toBe('400 invalid_credentials')
  })

  it('is refused at an unknown church', async () => {
    expect(outcome(await tryLogin('ana@demo.test', PASSWORD, '10.2.0.2', { igreja: 999_999 }))).toBe('404 not_found')
  })
})

const GUESSES = 60

describe('guessing', () => {
  it.each([
    ['at a church', 'demo'],
    ['without a church', undefined],
  ] as const)('requires a captcha after 300 tries on many accounts from many addresses, %s', async (_where, code) => {
    const { guard } = world.server.app.services.auth
    const church = code && world.churches[code]
    const tryOne = (count: number) =>
      guard.enter(LOGIN, { ip: `10.${100 + (count >> 6)}.${count & 63}.1`, email: `guess${count}@demo.test`, church })
    for (let count = 0; count < 300; count++) await tryOne(count)
    await expect(tryOne(300)).rejects.toMatchObject({ code: 'captcha_required' })
    await world.server.database.admin('delete from limite')
  })

  it('is limited per address, then by captcha, with Retry-After; the owner still gets in', async () => {
    const outcomes: string[] = []
    for (let i = 0; i < GUESSES; i++)
      outcomes.push(outcome(await tryLogin('admin@demo.test', `Guess#${i}aa`, `10.3.${i >> 3}.9`)))
    const tally = (text: string) => outcomes.filter((one) => one === text).length
    expect(tally('400 invalid_credentials')).toBe(15)
    expect(tally('403 captcha_required') + tally('429 rate_limited')).toBe(GUESSES - 15)
    const again = await tryLogin('admin@demo.test', PASSWORD, '10.3.0.9')
    expect(outcome(again)).toBe('429 rate_limited')
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(again.headers['retry-after'])).toBeLessThanOrEqual(180)
    // The owner, from another address: a captcha, and in.
    expect(outcome(await tryLogin('admin@demo.test', PASSWORD, '10.4.0.1'))).toBe('403 captcha_required')
    expect(outcome(await tryLogin('admin@demo.test', PASSWORD, '10.4.0.1', { captcha: 'bm8=' }))).toBe(
      '400 captcha_invalid',
    )
    const captcha = await world.solve()
    expect(outcome(await tryLogin('admin@demo.test', PASSWORD, '10.4.0.1', { captcha }))).toBe('200')
    // The captcha was valid once; nobody else was affected; after the wait the first address may try again.
    for (let i = 0; i < 15; i++) await tryLogin('admin@demo.test', 'Guess#0aa', `10.5.${i}.1`)
    expect(outcome(await tryLogin('admin@demo.test', PASSWORD, '10.4.0.1', { captcha }))).toBe('400 captcha_invalid')
    expect(outcome(await tryLogin('ana@demo.test', PASSWORD, '10.3.0.9'))).toBe('200')
    world.wait(Number(again.headers['retry-after']) * 1000)
    const next = await tryLogin('admin@demo.test', 'Guess#0aa', '10.3.0.9', { captcha: await world.solve() })
    expect(outcome(next)).toBe('400 invalid_credentials')
  })

  it('gains nothing by concurrency', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, i) => tryLogin('leo@demo.test', `Guess#${i}aa`, '10.6.0.1')),
    )
    expect(all.map(outcome).filter((one) => one === '400 invalid_credentials')).toHaveLength(5)
  })
})

describe('a session', () => {
  const begin = () => world.login('eva@other.test', { ip: '10.7.0.1' })

  it('continues with a new refresh token each time, and its access tokens expire', async () => {
    const first = await begin()
    world.wait(11 * MINUTE)
    expect(await me(first.token)).toBe('401 unauthorized')
    const second = (await refresh(first.refreshToken)).json<CredenciaisWire>()
    expect(second.refreshToken).not.toBe(first.refreshToken)
    expect(await me(second.token)).toBe('200')
  })

  it('gives two tabs that refresh at once the same successor, and both stay signed in', async () => {
    const { refreshToken } = await begin()
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(refreshToken)))
    expect(new Set(answers.map(outcome))).toEqual(new Set(['200']))
    const successors = new Set(answers.map((answer) => answer.json<CredenciaisWire>().refreshToken))
    expect(successors.size).toBe(1)
    world.wait(59_000)
    expect((await refresh(refreshToken)).json<CredenciaisWire>().refreshToken).toBe([...successors][0])
    expect(outcome(await refresh([...successors][0] ?? ''))).toBe('200')
  })

  it('ends for all its tokens when a used refresh token comes back later', async () => {
    const first = await begin()
    const second = (await refresh(first.refreshToken)).json<CredenciaisWire>()
    world.wait(61_000)
    expect(outcome(await refresh(first.refreshToken))).toBe('401 unauthorized')
    expect(outcome(await refresh(second.refreshToken))).toBe('401 unauthorized')
    expect(await me(second.token)).toBe('401 unauthorized')
  })

  it('ends at once on sign-out, and a second sign-out succeeds', async () => {
    const { token, refreshToken } = await begin()
    expect(outcome(await world.post('/security/logout', { refreshToken }))).toBe('200')
    expect(await me(token)).toBe('401 unauthorized')
    expect(outcome(await refresh(refreshToken))).toBe('401 unauthorized')
    expect(outcome(await world.post('/security/logout', { refreshToken }))).toBe('200')
  })

  it('does not exist for a forged, truncated or foreign token', async () => {
    const { token } = await begin()
    const [head, body, signature] = token.split('.') as [string, string, string]
    const none = Buffer.from('{"alg":"none"}').toString('base64url')
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString())
    const forged = Buffer.from(JSON.stringify({ ...claims, sub: String(world.ana.account) })).toString('base64url')
    for (const wrong of [
      '',
      'x',
      `${head}.${body}.`,
      `${none}.${body}.`,
      `${head}.${forged}.${signature}`,
      `${token}a`,
    ]) {
      expect(await me(wrong)).toBe('401 unauthorized')
    }
    expect(outcome(await refresh('A'.repeat(43)))).toBe('401 unauthorized')
    expect(outcome(await refresh('short'))).toBe('400 validation')
  })
})

describe('changing the password', () => {
  const change = (token: string, senhaAtual: string, novaSenha: string) =>
    world.post('/user/alterar-senha', { senhaAtual, novaSenha }, { token })

  it('needs the current one and a strong new one; ends other sessions, and sends a mail', async () => {
    const here = await world.login('john@grace.test', { igreja: world.churches.grace })
    const there = await world.login('john@grace.test')
    expect(outcome(await change(here.token, 'Wrong#2026', 'Trouxe-pao-7#'))).toBe('400 wrong_password')
    const weak = await change(here.token, PASSWORD, 'Senha@123')
    expect(weak.json().errors).toEqual([expect.objectContaining({ field: 'novaSenha', code: 'common' })])
    expect((await change(here.token, PASSWORD, 'abc')).json().errors).toHaveLength(4)
    expect((await change(here.token, PASSWORD, PASSWORD)).json().errors[0].code).toBe('same')
    expect(outcome(await change(here.token, PASSWORD, 'Trouxe-pao-7#'))).toBe('200')
    expect(await me(here.token)).toBe('200')
    expect(await me(there.token)).toBe('401 unauthorized')
    await world.login('john@grace.test', { password: 'Trouxe-pao-7#' })
    expect((await world.mailsTo('john@grace.test')).map(({ subject }) => subject)).toEqual([
      'Church grace: sua senha foi alterada',
    ])
  })
})

describe('a code for another church’s portal', () => {
  it('signs its owner in there, once, within a minute, and nowhere else', async () => {
    const { token } = await world.login('sam@hope.test')
    const ask = async (igreja: number) => world.post('/security/codigo-acesso', { igreja }, { token })
    const exchange = (codigo: string, igreja: number) =>
      world.post('/security/codigo-acesso/trocar', { codigo, igreja })
    const { codigo, origem } = wireOf(CodigoAcessoWire, await ask(world.churches.grace))
    expect(origem).toBe('http://grace.localhost:4200')
    const got = await exchange(codigo, world.churches.grace)
    expect(await me(got.json<CredenciaisWire>().token)).toBe('200')
    expect(got.headers['referrer-policy']).toBe('no-referrer')
    expect(outcome(await exchange(codigo, world.churches.grace))).toBe('400 code_invalid')
    const second = wireOf(CodigoAcessoWire, await ask(world.churches.grace))
    expect(outcome(await exchange(second.codigo, world.churches.demo))).toBe('400 code_invalid')
    expect(outcome(await exchange(second.codigo, world.churches.grace))).toBe('400 code_invalid')
    const third = wireOf(CodigoAcessoWire, await ask(world.churches.hope))
    world.wait(61_000)
    expect(outcome(await exchange(third.codigo, world.churches.hope))).toBe('400 code_invalid')
  })

  it('is refused for a church where the person is no user', async () => {
    const { token } = await world.login('sam@hope.test')
    expect(outcome(await world.post('/security/codigo-acesso', { igreja: world.churches.demo }, { token }))).toBe(
      '404 not_found',
    )
  })
})
