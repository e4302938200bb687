import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../runtime/config.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { limits } from '../auth/limits.ts'
import { serverKeys } from '../auth/server-keys.ts'
import { mailMetrics } from './mail-metrics.ts'
import { takeMails } from './mail-queue.ts'
import { type Outbox, outbox } from './outbox.ts'

const START = Date.parse('2030-01-09T12:00:00Z')
const MINUTE = 60_000
const HOUR = 60 * MINUTE

let database: TestDatabase
let db: NodePgDatabase
let box: Outbox
let now: number
/** What the mail server answers; undefined accepts. */
let failure: { code: string; responseCode?: number } | undefined

const clock = () => new Date(now)
beforeAll(async () => {
  database = await testDatabase()
  db = drizzle({ client: database.pool })
})
afterAll(() => database.close())
beforeEach(async () => {
  now = START
  failure = { code: 'ECONNECTION' }
  await database.admin('delete from email_saida')
  await database.admin('delete from limite')
  const send = async () => {
    if (failure) throw Object.assign(new Error('refused'), failure)
  }
  const terms = limits(db, serverKeys({ ...readConfig({}), tokenKey: 'k'.repeat(40) }), clock).termsOf
  box = outbox({ db, terms, clock, onError: () => {}, transport: { send, close: async () => {} } })
})
afterEach(() => box.close())

const store = (to = 'ana@demo.test') =>
  db.transaction((tx) => box.add({ fromName: 'x', to, subject: 'x', text: 'x', html: 'x' }, tx))
/** Looks for due mails, one a minute as the outbox does, until so many minutes after the start. */
const deliverUntil = async (minutes: number, every = MINUTE) => {
  for (; now < START + minutes * MINUTE; now += every) await box.deliver()
}
const figure = async (name: string) =>
  (await mailMetrics(db, clock())).find((metric) => metric.name === name)?.samples[0]?.value
const overdue = () => figure('atrio_mails_overdue_seconds')

describe('the mails that are deferred', () => {
  const deferred = () => figure('atrio_mails_deferred')

  it('are those that wait since the mail server refused them for now, not those that it could not be asked about', async () => {
    await store()
    await box.deliver()
    expect(await deferred()).toBe(0)
    failure = { code: 'EENVELOPE', responseCode: 451 }
    await store('bia@demo.test')
    await store('caio@demo.test')
    await box.deliver()
    expect(await deferred()).toBe(2)
    expect(box.counts()).toEqual({ sent: 0, refused: 2 })
    failure = undefined
    await deliverUntil(60)
    expect(await deferred()).toBe(0)
    expect(box.counts()).toEqual({ sent: 3, refused: 2 })
  })

  it('do not count those that were given up', async () => {
    failure = { code: 'EENVELOPE', responseCode: 550 }
    await store()
    await box.deliver()
    expect(await deferred()).toBe(0)
    expect(await figure('atrio_mails_given_up')).toBe(1)
  })
})

describe('the mails that were refused at their first try', () => {
  it('are counted once, however often a full mailbox is tried', async () => {
    failure = { code: 'EENVELOPE', responseCode: 452 }
    await store()
    await deliverUntil(180)
    expect(box.counts()).toEqual({ sent: 0, refused: 1 })
  })

  it('are none while the mail server can not be reached, or of a mail that it refused later', async () => {
    await store()
    await box.deliver()
    failure = { code: 'EENVELOPE', responseCode: 452 }
    await deliverUntil(180)
    expect(box.counts()).toEqual({ sent: 0, refused: 0 })
  })
})

describe('the seconds that mails are overdue', () => {
  it('grow while the mail server refuses every try, past a quarter of an hour in twenty minutes', async () => {
    await store()
    await deliverUntil(5)
    expect(await overdue()).toBeGreaterThan(120)
    await deliverUntil(20)
    expect(await overdue()).toBeGreaterThan(900)
    expect(await overdue()).toBeLessThanOrEqual(20 * 60)
    await deliverUntil(24 * 60, HOUR / 2)
    expect(await overdue()).toBeGreaterThan(12 * 3_600)
  })

  it('are 0 again once the mails have left', async () => {
    await store()
    await deliverUntil(20)
    expect(await overdue()).toBeGreaterThan(900)
    failure = undefined
    await deliverUntil(30)
    expect(await overdue()).toBe(0)
  })

  it('do not count an address that the mail server defers, unless nothing tries it any more', async () => {
    failure = { code: 'EENVELOPE', responseCode: 450 }
    await store()
    await deliverUntil(180)
    expect(await overdue()).toBeLessThan(120)
    now += 24 * HOUR
    expect(await overdue()).toBeGreaterThan(12 * 3_600)
  })

  it('do not count a mail that is to be sent next week, until its time has come', async () => {
    await store()
    await database.admin(`update email_saida set proximo_envio = proximo_envio + interval '7 days'`)
    await deliverUntil(20)
    expect(await overdue()).toBe(0)
    now = START + 7 * 24 * HOUR + MINUTE
    expect(await overdue()).toBe(60)
  })

  it('count neither a try that is in progress nor those that ended with their process as waits', async () => {
    await store()
    for (let tries = 0; tries < 10; tries++) {
      await takeMails(db, clock(), { most: 1 })
      await database.admin('update email_saida set reservado_ate = now()')
    }
    now += MINUTE
    expect(await overdue()).toBe(60)
    await box.deliver()
    await database.admin('update email_saida set tentativas = 9')
    const before = await overdue()
    await database.admin('update email_saida set tentativas = 10, reservado_ate = now()')
    expect(await overdue()).toBe(before)
  })

  it('begin again with a mail that the operator sends again', async () => {
    await store()
    await deliverUntil(20)
    expect(await overdue()).toBeGreaterThan(900)
    await database.admin('update email_saida set tentativas = 0, proximo_envio = $1, motivo_falha = null', [clock()])
    expect(await overdue()).toBe(0)
  })
})

describe('the mails that were given up lately', () => {
  const lately = () => figure('atrio_mails_given_up_last_hour')

  it('are counted for an hour, while all that were given up stay counted by themselves', async () => {
    failure = { code: 'EENVELOPE', responseCode: 550 }
    await store()
    await box.deliver()
    expect(await lately()).toBe(1)
    now += HOUR - 1_000
    expect(await lately()).toBe(1)
    now += 2_000
    expect([await lately(), await figure('atrio_mails_given_up')]).toEqual([0, 1])
    await store()
    await box.deliver()
    expect([await lately(), await figure('atrio_mails_given_up')]).toEqual([1, 2])
  })
})
