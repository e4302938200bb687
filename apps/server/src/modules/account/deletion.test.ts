import type { CredenciaisWire } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outcome, PASSWORD, type People, people, type SeededPerson } from '../../testing/people.ts'

let world: People
beforeAll(async () => {
  world = await people()
})
afterAll(() => world.close())

const host = (who: SeededPerson) => world.hostOf(who.church)
const ask = (who: SeededPerson, token: string, senha = PASSWORD) =>
  world.post(`/user/${who.account}/pedido-exclusao?igreja=${who.church}`, { senha }, { token, host: host(who) })
const confirm = (codigo: string, ip = '10.0.0.9') =>
  world.post('/user/confirmar-exclusao', { codigo }, { ip, host: 'localhost' })
/** The code in the newest mail that has one. */
async function codeTo(email: string): Promise<string> {
  const mails = await world.mailsTo(email)
  return /confirm-delete-user\?code=([\w-]+)/.exec(mails.map(({ text }) => text).join('\n'))?.[1] ?? ''
}
const accounts = (id: number) => world.server.database.admin('select 1 from conta where id = $1', [id])

describe('deletion of an account', () => {
  it('needs the password, and a link in a mail', async () => {
    const { token } = await world.login(world.ana.email)
    expect(outcome(await ask(world.ana, token, 'Wrong#2026'))).toBe('400 wrong_password')
    expect(await codeTo(world.ana.email)).toBe('')
    expect(outcome(await ask(world.ana, token))).toBe('200')
    const mails = await world.mailsTo(world.ana.email)
    const mail = mails.find(({ text }) => text.includes('confirm-delete-user'))
    expect(mail?.text).toMatch(/http:\/\/demo\.localhost:\d+\/user\/confirm-delete-user\?code=[\w-]{20,}/)
    expect(mail?.text).toContain('com o seu nome e CPF, sem e-mail nem telefone')
    expect(await accounts(world.ana.account)).toHaveLength(1)
    expect(outcome(await ask(world.ana, token))).toBe('200') // the request changes nothing yet
  })

  it('allows five attempts at the password', async () => {
    const { token } = await world.login(world.admin.email)
    let last = ''
    for (let count = 0; count < 7; count++) last = outcome(await ask(world.admin, token, `Wrong#${count}xx`))
    expect(last).toBe('429 rate_limited')
  })

  it('works without a session, once, and revokes every session at once', async () => {
    const { token, refreshToken } = await world.login(world.john.email)
    await ask(world.john, token)
    const code = await codeTo(world.john.email)
    expect(outcome(await confirm(`${code.slice(0, -1)}~`))).toBe('400 validation')
    expect(outcome(await confirm('A'.repeat(32)))).toBe('400 code_invalid')
    expect(outcome(await confirm(code))).toBe('200')
    const me = await world.server.get('/api/v1/me', { headers: { authorization: `Bearer ${token}` } })
    expect(outcome(me)).toBe('401 unauthorized')
    expect(outcome(await world.post('/security/token/refresh', { refreshToken }))).toBe('401 unauthorized')
    const again = await world.post('/security/login_check', { username: world.john.email, password: PASSWORD })
    expect(outcome(again)).toBe('400 invalid_credentials')
    expect(outcome(await confirm(code))).toBe('400 code_invalid')
    await world.server.app.services.auth.background.settle()
    expect(await accounts(world.john.account)).toEqual([])
  })

  it('is confirmed by a last mail, which lists what is kept', async () => {
    const last = (await world.mailsTo(world.john.email)).find(({ subject }) => /foi excluída/.test(subject))
    expect(last?.text).toContain('Por obrigação legal')
    expect(
      await world.server.database.admin('select 1 from email_saida where destinatario like $1', ['%john%']),
    ).toEqual([])
  })

  it('is refused with yesterday’s link', async () => {
    const { token } = await world.login(world.sam.email)
    await ask(world.sam, token)
    const code = await codeTo(world.sam.email)
    world.wait(25 * 3_600_000)
    expect(outcome(await confirm(code))).toBe('400 code_invalid')
    expect(await accounts(world.sam.account)).toHaveLength(1)
  })

  it('frees the address for another account', async () => {
    const captcha = await world.solve()
    const person = { nome: 'John', sobrenome: 'Novo', email: world.john.email, senha: 'Janela7@xyz' }
    const made = await world.post(
      `/igreja/${world.churches.grace}/usuario/`,
      { ...person, captcha },
      { host: 'grace.localhost' },
    )
    expect(made.json<CredenciaisWire>()).toMatchObject({ situacao: 'verificar_email' })
  })
})
