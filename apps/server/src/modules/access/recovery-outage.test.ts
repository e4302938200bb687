import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { outcome, type People, people } from '../../testing/people.ts'
import { type SmtpStandIn, smtpStandIn } from '../../testing/smtp-stand-in.ts'
import { madeLately } from './recovery.ts'

const MINUTE = 60_000

let world: People
let smtp: SmtpStandIn
let isDown = false
let isRefused = false
beforeAll(async () => {
  smtp = await smtpStandIn({
    toRecipient: () => (isRefused ? '550 no such user' : '250 fine'),
    toMail: () => (isDown ? '451 try again later' : '250 fine'),
  })
  world = await people(undefined, { smtpUrl: smtp.url })
})
afterAll(async () => {
  await world.close()
  await smtp.close()
})
beforeEach(() => {
  isDown = false
  isRefused = false
})

let asked = 0
const recover = async (email: string) => {
  const body = { email, igreja: world.churches.demo, captcha: await world.solve() }
  return outcome(await world.post('/security/recuperar-senha', body, { ip: `10.2.0.${++asked}` }))
}
const deliver = () => world.server.app.services.outbox.deliver()
const arrived = (email: string) => smtp.accepted.filter(({ to }) => to === email).length

it('counts no password whose mail could not leave while it was valid, and does not mail it later', async () => {
  const { email } = world.ana
  isDown = true
  for (let i = 0; i < 3; i++) expect(await recover(email)).toBe('200')
  await deliver()
  // they may still leave
  expect(await recover(email)).toBe('429 rate_limited')
  world.wait(31 * MINUTE)
  isDown = false
  expect(await recover(email)).toBe('200')
  await deliver()
  expect(arrived(email)).toBe(1)
  for (let i = 0; i < 2; i++) expect(await recover(email)).toBe('200')
  expect(await recover(email)).toBe('429 rate_limited')
  world.wait(10 * MINUTE)
  await deliver()
  expect(arrived(email)).toBe(3)
})

it('counts passwords whose mail left late, and those that the mail server refused', async () => {
  const { email } = world.eva
  isDown = true
  for (let i = 0; i < 2; i++) expect(await recover(email)).toBe('200')
  await deliver()
  isDown = false
  world.wait(10 * MINUTE)
  await deliver()
  expect(arrived(email)).toBe(2)
  isRefused = true
  expect(await recover(email)).toBe('200')
  await deliver()
  world.wait(31 * MINUTE)
  expect(await recover(email)).toBe('429 rate_limited')
})

it('refuses the tenth password of a day, whatever became of the others', async () => {
  const { email } = world.admin
  isDown = true
  for (let i = 0; i < 9; i++) {
    expect(await recover(email)).toBe('200')
    await deliver()
    world.wait(31 * MINUTE)
  }
  expect(await recover(email)).toBe('429 rate_limited')
  world.wait(24 * 60 * MINUTE - 9 * 31 * MINUTE)
  expect(await recover(email)).toBe('200')
  expect(await recover(email)).toBe('429 rate_limited')
})

/** Database blocks that counting an account's passwords touches. */
async function blocksOfCount(): Promise<number> {
  const { database } = world.server
  const now = world.server.app.services.clock()
  const { sql, params } = madeLately(drizzle({ client: database.pool }), world.eva.account, now).toSQL()
  await database.admin('analyze email_saida')
  const [row] = await database.admin<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }>(
    `explain (analyze, buffers, timing off, format json) ${sql}`,
    params,
  )
  const { Plan: plan } = row!['QUERY PLAN'][0]!
  return plan['Shared Hit Blocks']! + plan['Shared Read Blocks']!
}

it('counts the passwords at a cost that does not grow with the mails that wait', async () => {
  expect(await recover(world.eva.email)).toBe('200')
  await deliver()
  const few = await blocksOfCount()
  await world.server.database.admin(`
    insert into email_saida (remetente, destinatario, assunto, texto, html, proximo_envio, valido_ate, data_desistencia)
    select 'x', n || '@outage.test', 'x', repeat('x', 500), '', now(), '2030-01-09', '2030-01-09' from generate_series(1, 20000) n`)
  expect(await blocksOfCount()).toBeLessThan(few + 20)
})
