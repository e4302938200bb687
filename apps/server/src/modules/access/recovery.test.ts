import { type CredenciaisWire, unmetPasswordRequirements } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outcome, PASSWORD, type People, people } from '../../testing/people.ts'

let world: People
beforeAll(async () => {
  world = await people()
})
afterAll(() => world.close())

const MINUTE = 60_000
const recover = async (email: string, more: object = {}, ip = '10.0.0.1') =>
  world.post('/security/recuperar-senha', { email, igreja: world.churches.demo, ...more }, { ip })
const mailedPassword = async (email: string) => {
  const mail = (await world.mailsTo(email)).at(-1)
  return mail?.text.split('\n\n')[1] ?? ''
}
const signIn = async (username: string, password: string, ip = '10.0.0.1') =>
  world.post('/security/login_check', { username, password }, { ip })

describe('recovery', () => {
  it('mails a second password, valid beside the old one until its first use, after which it must be changed', async () => {
    expect(outcome(await recover('ana@demo.test'))).toBe('200')
    const mailed = await mailedPassword('ana@demo.test')
    expect(unmetPasswordRequirements(mailed)).toEqual([])
    const old = (await signIn('ana@demo.test', PASSWORD)).json<CredenciaisWire>()
    expect(old.flagTrocarSenha).toBe(false)

    const entered = await signIn('ana@demo.test', ` ${mailed} `)
    const { token, flagTrocarSenha } = entered.json<CredenciaisWire>()
    expect(flagTrocarSenha).toBe(true)
    expect(outcome(await signIn('ana@demo.test', PASSWORD))).toBe('400 invalid_credentials')
    expect(outcome(await signIn('ana@demo.test', mailed))).toBe('400 invalid_credentials')
    const headers = { authorization: `Bearer ${token}` }
    expect((await world.server.get('/api/v1/me', { headers })).json()).toMatchObject({ flagTrocarSenha: true })
    const write = await world.post('/security/codigo-acesso', { igreja: world.churches.demo }, { token })
    expect(outcome(write)).toBe('403 password_change_required')
    const gone = await world.server.get('/api/v1/me', { headers: { authorization: `Bearer ${old.token}` } })
    expect(outcome(gone)).toBe('401 unauthorized')

    const change = { senhaAtual: mailed, novaSenha: 'Figo-e-mel#8' }
    expect(outcome(await world.post('/user/alterar-senha', change, { token }))).toBe('200')
    expect((await world.server.get('/api/v1/me', { headers })).json()).toMatchObject({ flagTrocarSenha: false })
    expect((await signIn('ana@demo.test', 'Figo-e-mel#8')).json<CredenciaisWire>().flagTrocarSenha).toBe(false)
  })

  it('expires after half an hour', async () => {
    await recover('john@grace.test')
    const mailed = await mailedPassword('john@grace.test')
    world.wait(31 * MINUTE)
    expect(outcome(await signIn('john@grace.test', mailed))).toBe('400 invalid_credentials')
    expect(outcome(await signIn('john@grace.test', PASSWORD))).toBe('200')
  })

  it('activates an account, since the mail proves the address', async () => {
    await recover('ines@demo.test')
    expect(outcome(await signIn('ines@demo.test', await mailedPassword('ines@demo.test')))).toBe('200')
  })

  it('reports an unknown account, and requires a captcha from the second time on', async () => {
    expect(outcome(await recover('nobody@demo.test'))).toBe('404 email_not_found')
    expect(outcome(await recover('nobody@demo.test', {}, '10.0.0.2'))).toBe('403 captcha_required')
    expect(outcome(await recover('nobody@demo.test', { captcha: await world.solve() }))).toBe('404 email_not_found')
  })

  it('says so when an address that is not proved may get no mail now, and counts no password then', async () => {
    await world.server.database.admin('delete from limite')
    const email = 'unproved-and-impatient@new.test'
    const person = { nome: 'Rui', sobrenome: 'Reis', email, senha: 'Trouxe-pao-7#' }
    for (let times = 0; times < 2; times++) {
      const sent = { ...person, captcha: await world.solve() }
      expect(outcome(await world.post(`/igreja/${world.churches.demo}/usuario/`, sent))).toBe('200')
    }
    const asked = { email, igreja: world.churches.demo, captcha: await world.solve() }
    expect(outcome(await world.post('/security/recuperar-senha', asked))).toBe('429 rate_limited')
    const counted = 'select from senha_temporaria s join conta c on c.id = s.conta_id where c.email = $1'
    expect(await world.server.database.admin(counted, [email])).toEqual([])
  })

  it('mails at most three a day, and answers 429 with Retry-After', async () => {
    for (let i = 0; i < 3; i++) {
      expect(outcome(await recover('eva@other.test', { captcha: await world.solve() }, `10.1.0.${i}`))).toBe('200')
    }
    const fourth = await recover('eva@other.test', { captcha: await world.solve() }, '10.1.0.9')
    expect(outcome(fourth)).toBe('429 rate_limited')
    expect(Number(fourth.headers['retry-after'])).toBe(86_400)
    expect(await world.mailsTo('eva@other.test')).toHaveLength(3)
    expect(outcome(await signIn('eva@other.test', PASSWORD))).toBe('200')
  })

  it('mails at most three a day also when eight are requested at once', async () => {
    world.wait(24 * 60 * MINUTE)
    const before = await world.mailsTo('eva@other.test')
    const solutions = await Promise.all(Array.from({ length: 8 }, () => world.solve()))
    const ask = (captcha: string, n: number) => recover('eva@other.test', { captcha }, `10.3.0.${n}`)
    const answers = (await Promise.all(solutions.map(ask))).map(outcome).sort()
    expect(answers).toEqual([...Array<string>(3).fill('200'), ...Array<string>(5).fill('429 rate_limited')])
    expect(await world.mailsTo('eva@other.test')).toHaveLength(before.length + 3)
  })

  it('links to the church’s own host, whatever Host header was sent', async () => {
    const igreja = world.churches.demo
    const send = (host: string) =>
      world.post('/security/recuperar-senha', { email: 'admin@demo.test', igreja }, { host, ip: '10.8.0.1' })
    await send('evil.example')
    expect((await world.mailsTo('admin@demo.test')).at(-1)?.text).toContain('http://demo.localhost:4200/access')
    world.wait(120 * MINUTE)
    await send('other.localhost')
    expect((await world.mailsTo('admin@demo.test')).at(-1)?.html).toContain('http://demo.localhost:4200/access')
    world.wait(120 * MINUTE)
    await send('demo.localhost:4711')
    expect((await world.mailsTo('admin@demo.test')).at(-1)?.text).toContain('http://demo.localhost:4711/access')
  })
})

describe('activation', () => {
  it('gives the same answer for every address', async () => {
    const ask = (email: string) =>
      world.post(
        `/security/solicitar-verificacao-email/?igreja=${world.churches.demo}&email=${email}`,
        {},
        { ip: '10.9.0.1' },
      )
    const answers = [await ask('sam@hope.test'), await ask('nobody@else.test')]
    expect(answers.map(({ body, statusCode }) => [statusCode, body])).toEqual([
      [200, '{"situacao":"enviado"}'],
      [200, '{"situacao":"enviado"}'],
    ])
    expect(await world.mailsTo('sam@hope.test')).toEqual([])
  })
})

describe('e-mail look-up', () => {
  const look = async (path: string, more = '', ip = '10.10.0.1', host = 'demo.localhost') => {
    const options = { remoteAddress: ip, headers: { host } }
    const answer = await world.server.get(`/api/v1${path}${path.includes('?') ? '' : '?'}${more}`, options)
    return answer.statusCode === 200 ? answer.body : outcome(answer)
  }
  const LOGIN = '{"acesso":"login"}'
  const REGISTER = '{"acesso":"register"}'

  it('answers login or register and nothing about the person', async () => {
    const { demo, hope } = world.churches
    expect(await look(`/igreja/${demo}/usuario/?email=ana@demo.test`)).toBe(LOGIN)
    expect(await look(`/igreja/igreja-demo/usuario/?email=ANA@demo.test`)).toBe(LOGIN)
    expect(await look(`/igreja/${demo}/usuario/?email=john@grace.test`)).toBe(REGISTER)
    expect(await look(`/igreja/${hope}/usuario/?email=john@grace.test`)).toBe(LOGIN) // of the same organisation
    expect(await look('/user/?email=john@grace.test')).toBe(LOGIN)
    expect(await look('/user/?email=nobody@demo.test')).toBe(REGISTER)
    expect(await look('/user/?email=nobody')).toBe('400 validation')
  })

  it('reveals nothing in a strict church', async () => {
    const { strict } = world.churches
    expect(await look(`/igreja/${strict}/usuario/?email=known@strict.test`)).toBe(LOGIN)
    expect(await look(`/igreja/${strict}/usuario/?email=nobody@strict.test`)).toBe(LOGIN)
    expect(await look('/user/?email=nobody@strict.test', '', '10.10.0.2', 'strict.localhost')).toBe(LOGIN)
    const known = await world.post('/security/recuperar-senha', { email: 'known@strict.test', igreja: strict })
    const unknown = await world.post('/security/recuperar-senha', { email: 'nobody@strict.test', igreja: strict })
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    expect(known.statusCode).toBe(200)
    expect(await world.mailsTo('known@strict.test')).toHaveLength(1)
    expect(await world.mailsTo('nobody@strict.test')).toEqual([])
  })

  it('requires a captcha after some attempts, from all addresses together', async () => {
    const path = `/igreja/${world.churches.demo}/usuario/?email=target@demo.test`
    const outcomes = []
    for (let i = 0; i < 24; i++) outcomes.push(await look(path, '', `10.11.${i}.1`))
    expect(outcomes.filter((one) => one === REGISTER)).toHaveLength(20)
    expect(outcomes.at(-1)).toBe('403 captcha_required')
    expect(await look(path, `&captcha=${encodeURIComponent(await world.solve())}`, '10.11.99.1')).toBe(REGISTER)
  })
})
