import { afterAll, beforeAll, expect, it } from 'vitest'
import { outcome, type People, people } from '../../testing/people.ts'
import { type SmtpStandIn, smtpStandIn } from '../../testing/smtp-stand-in.ts'

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
  expect(await recover(email)).toBe('200')
  isDown = false
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
