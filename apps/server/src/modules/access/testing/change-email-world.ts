import { EmailDaContaWire } from '@atrio/contract'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { wireOf } from '../../../testing/expect-wire.ts'
import { outcome, PASSWORD, type People, people, type SeededPerson } from '../../../testing/people.ts'

/** People who change the e-mail of their account; for one test file. */
export function changeEmailWorld() {
  let world: People
  beforeAll(async () => {
    world = await people()
  })
  afterAll(() => world.close())
  beforeEach(() => sql('delete from limite; delete from troca_email'))

  const sql = <T = Record<string, unknown>>(text: string, values: unknown[] = []) =>
    world.server.database.admin<T & Record<string, unknown>>(text, values)
  let number = 0
  const newAddress = () => `new-${(number += 1)}@change.test`
  const here = (who: SeededPerson, token: string) => ({ token, host: world.hostOf(who.church) })
  const ask = (who: SeededPerson, token: string, email: string, senha = PASSWORD) =>
    world.post(`/user/email/?igreja=${who.church}`, { email, senha }, here(who, token))
  const call = (method: 'GET' | 'DELETE', who: SeededPerson, token: string) =>
    world.server.app.inject({
      method,
      url: `/api/v1/user/email/?igreja=${who.church}`,
      headers: { host: world.hostOf(who.church), authorization: `Bearer ${token}` },
    })
  const own = async (who: SeededPerson, token: string) => wireOf(EmailDaContaWire, await call('GET', who, token))
  const codeTo = async (email: string) =>
    /confirm-email\?code=([\w-]+)/.exec((await world.mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? ''
  const confirm = (code: string, password = PASSWORD) =>
    world.server.app.inject({
      method: 'POST',
      url: '/confirm-email',
      payload: new URLSearchParams({ code, password }).toString(),
      headers: { host: 'demo.localhost', 'content-type': 'application/x-www-form-urlencoded' },
    })
  const enter = (email: string, password = PASSWORD) =>
    world.post('/security/login_check', { username: email, password }, { ip: `10.9.0.${(number += 1)}` })
  const me = async (token: string) =>
    outcome(await world.server.get('/api/v1/me', { headers: { authorization: `Bearer ${token}` } }))
  const addressOf = async ({ account }: SeededPerson) =>
    (await sql<{ email: string }>('select email from conta where id = $1', [account]))[0]?.email
  /** Gives an account its first address back, so that the tests do not depend on each other. */
  const reset = async (who: SeededPerson) => {
    await sql('update conta set email = $2 where id = $1', [who.account, who.email])
    await sql('update usuario set email = $2 where conta_id = $1', [who.account, who.email])
  }
  const subjects = async (email: string) => (await world.mailsTo(email)).map(({ subject }) => subject)
  return {
    get world() {
      return world
    },
    sql,
    newAddress,
    ask,
    call,
    own,
    codeTo,
    confirm,
    enter,
    me,
    addressOf,
    reset,
    subjects,
  }
}
