import { afterAll, beforeAll, expect, it } from 'vitest'
import { outcome, type People, people } from '../../testing/people.ts'

let world: People
beforeAll(async () => {
  world = await people()
})
afterAll(() => world.close())

const GOOD = 'Trouxe-pao-7#'
const register = async (email: string, senha = GOOD) =>
  world.post(
    `/igreja/${world.churches.demo}/usuario/`,
    { nome: 'Maria', sobrenome: 'Reis', email, senha, captcha: await world.solve() },
    { host: world.hostOf(world.churches.demo) },
  )

it('leaves the mailed link valid when another registration may not be mailed any more', async () => {
  await world.server.database.admin('delete from limite')
  const email = 'impatient@new.test'
  for (let times = 0; times < 2; times++) expect(outcome(await register(email))).toBe('200')
  const code = /code=([\w-]+)/.exec((await world.mailsTo(email)).at(-1)?.text ?? '')?.[1]
  expect(outcome(await register(email, 'Uma-outra-9#'))).toBe('429 rate_limited')
  expect(outcome(await world.post('/security/verificar-email', { codigo: code, senha: GOOD }))).toBe('200')
  expect(outcome(await world.post('/security/login_check', { username: email, password: GOOD }))).toBe('200')
})
