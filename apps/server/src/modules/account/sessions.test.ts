import { randomUUID } from 'node:crypto'
import { type CredenciaisWire, SessoesWire } from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome, PASSWORD, type People, people, type SeededPerson } from '../../testing/people.ts'

let world: People
beforeAll(async () => {
  world = await people()
})
afterAll(() => world.close())
beforeEach(() => world.server.database.admin('delete from sessao; delete from email_saida'))

const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36'
const DAY_MS = 86_400_000

async function enter(who: SeededPerson, userAgent = ANDROID): Promise<CredenciaisWire> {
  const answer = await world.server.app.inject({
    method: 'POST',
    url: '/api/v1/security/login_check',
    payload: { username: who.email, password: PASSWORD, igreja: who.church },
    headers: { host: world.hostOf(who.church), 'user-agent': userAgent },
  })
  return answer.json<CredenciaisWire>()
}
const call = (method: 'GET' | 'DELETE' | 'POST', path: string, token: string, church = world.ana.church) =>
  world.server.app.inject({
    method,
    url: `/api/v1/user/sessao/${path}?igreja=${church}`,
    headers: { host: world.hostOf(church), authorization: `Bearer ${token}` },
  })
const list = async (token: string) => wireOf(SessoesWire, await call('GET', '', token)).sessoes
const me = async (token: string) =>
  outcome(await world.server.get('/api/v1/me', { headers: { authorization: `Bearer ${token}` } }))
const refresh = (refreshToken: string) => world.post('/security/token/refresh', { refreshToken })
const sessionOf = ({ token }: CredenciaisWire): string =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()).sid

describe('the list of own sessions', () => {
  it('shows each device in codes, since when and its last use to the day, and which one asks', async () => {
    const phone = await enter(world.ana)
    world.wait(DAY_MS)
    const { refreshToken } = (await refresh(phone.refreshToken)).json<CredenciaisWire>()
    world.wait(DAY_MS)
    const here = await enter(world.ana, 'curl/8.5.0')
    expect(refreshToken).toBeTruthy()
    expect(await list(here.token)).toEqual([
      {
        id: sessionOf(here),
        navegador: null,
        sistema: null,
        dataInicio: '2030-01-11',
        dataUltimoUso: '2030-01-11',
        flagAtual: true,
      },
      {
        id: sessionOf(phone),
        navegador: 'chrome',
        sistema: 'android',
        dataInicio: '2030-01-09',
        dataUltimoUso: '2030-01-10',
        flagAtual: false,
      },
    ])
  })

  it('keeps neither the user agent nor an address', async () => {
    await enter(world.ana)
    const rows = JSON.stringify(await world.server.database.admin('select * from sessao'))
    expect(rows).toContain('android')
    expect(rows).not.toMatch(/Mozilla|131\.0|127\.0\.0\.1/)
  })

  it('leaves out ended and expired ones, and those of other people', async () => {
    const ended = await enter(world.ana)
    await world.post('/security/logout', { refreshToken: ended.refreshToken })
    await enter(world.ana)
    await enter(world.admin)
    world.wait(91 * DAY_MS)
    const here = await enter(world.ana)
    expect((await list(here.token)).map(({ id }) => id)).toEqual([sessionOf(here)])
  })
})

describe('ending a session elsewhere', () => {
  it('ends its access and refresh tokens at once, and no other session', async () => {
    const [here, there, third] = [await enter(world.ana), await enter(world.ana), await enter(world.ana)]
    expect(outcome(await call('DELETE', sessionOf(there), here.token))).toBe('200')
    expect(await me(there.token)).toBe('401 unauthorized')
    expect(outcome(await refresh(there.refreshToken))).toBe('401 unauthorized')
    expect([await me(here.token), await me(third.token)]).toEqual(['200', '200'])
    expect(outcome(await call('DELETE', sessionOf(there), here.token))).toBe('404 not_found')
  })

  it('answers 404 for another person’s session, which stays live, and for an unknown one', async () => {
    const [here, admin] = [await enter(world.ana), await enter(world.admin)]
    for (const id of [sessionOf(admin), randomUUID()]) {
      expect(outcome(await call('DELETE', id, here.token))).toBe('404 not_found')
    }
    expect(outcome(await call('DELETE', 'x', here.token))).toBe('400 validation')
    expect(await me(admin.token)).toBe('200')
  })
})

describe('ending all other sessions', () => {
  const mails = async () =>
    (await world.mailsTo(world.ana.email)).filter(({ subject }) => subject.includes('outros aparelhos'))

  it('keeps the one that asks, and mails the person', async () => {
    const [here, there, third] = [await enter(world.ana), await enter(world.ana), await enter(world.ana)]
    const admin = await enter(world.admin)
    expect(outcome(await call('POST', 'encerrar-outras', here.token))).toBe('200')
    expect([await me(there.token), await me(third.token)]).toEqual(['401 unauthorized', '401 unauthorized'])
    expect([await me(here.token), await me(admin.token)]).toEqual(['200', '200'])
    expect(await mails()).toHaveLength(1)
    expect((await mails())[0]?.text).toContain('/user/change-password')
  })

  it('sends no mail when there is none', async () => {
    const before = (await mails()).length
    const here = await enter(world.ana)
    expect(outcome(await call('POST', 'encerrar-outras', here.token))).toBe('200')
    expect(await mails()).toHaveLength(before)
  })
})
