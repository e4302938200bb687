import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outcome, PASSWORD, type People, people } from '../../testing/people.ts'
import { HASHING, hashPassword } from './passwords.ts'

let world: People
beforeAll(async () => {
  world = await people()
})
afterAll(() => world.close())

/** Runs work while the hashing queue is full. */
async function whileFull<T>(work: () => Promise<T>): Promise<T> {
  let done = false
  const fill = async () => {
    while (!done) await hashPassword(PASSWORD).catch(() => nextTurn())
  }
  const filling = Array.from({ length: HASHING.atOnce + HASHING.waiting }, fill)
  try {
    return await work()
  } finally {
    done = true
    await Promise.all(filling)
  }
}
const signIn = (username: string, ip = '10.0.0.1') =>
  world.post('/security/login_check', { username, password: PASSWORD }, { ip })

it('refuses sign-ins with 503 and Retry-After while the queue is full, without counting them, and recovers', async () => {
  const { ana, admin } = world
  await whileFull(async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => signIn(`somebody${i}@demo.test`, `10.1.${i}.1`)),
    )
    expect(new Set(answers.map(outcome))).toEqual(new Set(['503 unavailable']))
    for (const { headers } of answers) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    // more than the five attempts that one address has on one account
    for (let i = 0; i < 8; i++) expect(outcome(await signIn(ana.email))).toBe('503 unavailable')
    // registering hashes, too; reading does not
    const registration = { nome: 'Maria', sobrenome: 'Reis', email: 'later@new.test', senha: 'Figo-e-mel#8' }
    const captcha = await world.solve()
    const registered = await world.post(`/igreja/${world.churches.demo}/usuario/`, { ...registration, captcha })
    expect(outcome(registered)).toBe('503 unavailable')
    expect((await world.server.get('/api/v1/captcha/desafio/')).statusCode).toBe(200)
  })
  expect(outcome(await signIn(ana.email))).toBe('200')
  expect(outcome(await signIn(admin.email))).toBe('200')
})
