import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../../runtime/config.ts'
import { defaultConveniences } from '../../runtime/conveniences.ts'
import { until } from '../../testing/processes.ts'
import { type SmtpStandIn, smtpStandIn } from '../../testing/smtp-stand-in.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { type Limits, limits } from '../auth/limits.ts'
import { serverKeys } from '../auth/server-keys.ts'
import { takeMails } from './mail-queue.ts'
import { type MailTransport, mailTransport, MAX_PARALLEL_SENDS, type SentMail } from './mail-transport.ts'
import { type Outbox, outbox } from './outbox.ts'

let database: TestDatabase
let db: NodePgDatabase
let terms: Limits['termsOf']
let now: number
let sent: SentMail[]
let errors: string[]
let boxes: Outbox[]

beforeAll(async () => {
  database = await testDatabase()
  db = drizzle({ client: database.pool })
  terms = limits(db, serverKeys({ ...readConfig({}), tokenKey: 'k'.repeat(40) }), clock).termsOf
})
afterAll(() => database.close())
beforeEach(async () => {
  now = Date.parse('2030-01-09T12:00:00Z')
  ;[sent, errors, boxes] = [[], [], []]
  await database.admin('delete from email_saida')
  await database.admin('delete from limite')
})
afterEach(() => Promise.all(boxes.map((box) => box.close())))

const HOUR = 3_600_000
const clock = () => new Date(now)
const onError = ({ message }: Error) => void errors.push(message)

/** The outbox of another process. */
function open(transport: Partial<MailTransport> = {}): Outbox {
  const send = async (mail: SentMail) => void sent.push(mail)
  const box = outbox({ db, terms, clock, onError, transport: { send, close: async () => {}, ...transport } })
  boxes.push(box)
  return box
}
const mailTo = (to: string) => ({ fromName: 'x', to, subject: 'x', text: 'x', html: 'x' })
const store = async (box: Outbox, ...addresses: string[]) => {
  // in one transaction, so that nothing is sent before `deliver`
  await db.transaction(async (tx) => {
    for (const to of addresses) await box.add(mailTo(to), tx)
  })
}
const receivers = () => sent.map(({ to }) => to).sort()
const numbered = (count: number) => Array.from({ length: count }, (_, number) => `${10 + number}@demo.test`)
const left = () =>
  database.admin<{ tries: number; reason: string | null; over: boolean }>(
    `select tentativas as tries, motivo_falha as reason, data_desistencia is not null as over from email_saida order by id`,
  )
const endLeases = () => database.admin('update email_saida set reservado_ate = now()')
const refusing = (code: string, responseCode?: number) => async () => {
  throw Object.assign(new Error('no such user ana@demo.test'), { code, responseCode })
}

describe('the outbox', () => {
  it('sends each mail once even if the database ends all idle transactions', async () => {
    const box = open({
      async send(mail) {
        sent.push(mail)
        // as idle_in_transaction_session_timeout does when a mail server takes longer
        await database.admin(`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and state like 'idle in transaction%'`)
      },
    })
    await store(box, ...numbered(3))
    await box.deliver()
    expect([receivers(), await left(), errors]).toEqual([numbered(3), [], []])
  })

  it('sends each mail once with several delivering processes', async () => {
    const processes = [open(), open(), open()]
    await store(processes[0]!, ...numbered(12))
    await Promise.all(processes.map((box) => box.deliver()))
    expect([receivers(), await left()]).toEqual([numbered(12), []])
  })

  it('sends other mails while one recipient hangs', async () => {
    let disconnectGradually = () => {}
    const hanging = new Promise<void>((resolve) => (disconnectGradually = resolve))
    const box = open({
      async send(mail) {
        if (mail.to === '10@demo.test') await hanging
        sent.push(mail)
      },
    })
    await store(box, ...numbered(12))
    const delivered = box.deliver()
    await until(async () => (await left()).length === 1)
    expect([receivers(), await left()]).toEqual([numbered(12).slice(1), [{ tries: 1, reason: null, over: false }]])
    disconnectGradually()
    await delivered
    expect([receivers(), await left()]).toEqual([numbered(12), []])
  })

  it(`sends at most ${MAX_PARALLEL_SENDS} mails at once`, async () => {
    let [atOnce, most] = [0, 0]
    const box = open({
      async send(mail) {
        most = Math.max(most, ++atOnce)
        await database.admin('select pg_sleep(0.005)')
        atOnce--
        sent.push(mail)
      },
    })
    await store(box, ...numbered(12))
    await box.deliver()
    expect([most, sent.length]).toEqual([MAX_PARALLEL_SENDS, 12])
  })

  it('sends a mail again, under the same Message-ID, when the lease of its ended process is over', async () => {
    const box = open()
    await store(box, 'ana@demo.test')
    const {
      mails: [taken],
    } = await takeMails(db, clock(), { most: 1 })
    await box.deliver()
    now += HOUR // leases use the database's clock
    await box.deliver()
    expect(sent).toEqual([])
    await endLeases()
    await box.deliver()
    await box.deliver()
    expect(sent.map(({ code }) => code)).toEqual([taken?.codigo])
    expect(await left()).toEqual([])
  })

  it('gives up a mail whose process ended at every try', async () => {
    const box = open()
    await store(box, 'ana@demo.test')
    for (let tries = 0; tries < 15; tries++) {
      await takeMails(db, clock(), { most: 1 })
      await endLeases()
    }
    await box.deliver()
    expect([sent, await left()]).toEqual([[], [{ tries: 16, reason: 'interrupted', over: true }]])
  })

  it('retries often while a mailed password is valid, gives up after two days, and logs no address', async () => {
    const box = open({ send: refusing('ECONNECTION') })
    await store(box, 'ana@demo.test')
    const waited: number[] = []
    const began = now
    for (let tries = 1; tries < 15; tries++) {
      await box.deliver()
      expect(await left()).toEqual([{ tries, reason: 'ECONNECTION', over: false }])
      const [row] = await database.admin<{ next: Date }>('select proximo_envio as next from email_saida')
      waited.push(row!.next.getTime() - now)
      await box.deliver() // not due yet
      now = row!.next.getTime()
    }
    expect(waited.slice(0, 2)).toEqual([30_000, 120_000])
    // whenever the mail server is there again, what is left of the half hour is time to sign in
    const lates = waited.filter(
      (_wait, index) => waited.slice(0, index).reduce((sum, wait) => sum + wait, 0) < 25 * 60_000,
    )
    expect(Math.max(...lates)).toBe(5 * 60_000)
    expect(waited.at(-1)).toBe(8 * HOUR)
    expect((now - began) / HOUR).toBeCloseTo(45.5, 0)
    await box.deliver()
    expect(await left()).toEqual([{ tries: 15, reason: 'ECONNECTION', over: true }])
    expect(errors).toEqual([
      ...Array<string>(14).fill('a mail could not be sent: ECONNECTION'),
      'a mail was given up: ECONNECTION',
    ])
    now += 100 * HOUR
    await open().deliver()
    expect(sent).toEqual([])
  })

  it.each([
    ['EENVELOPE', 550, true],
    ['EMESSAGE', 554, true],
    ['EENVELOPE', 451, false],
    ['EAUTH', 535, false],
  ])('after %s %i gives up at once: %s', async (code, answer, over) => {
    const box = open({ send: refusing(code, answer) })
    await store(box, 'ana@demo.test')
    await box.deliver()
    expect(await left()).toEqual([{ tries: 1, reason: `${code} ${answer}`, over }])
  })

  it('closes without waiting for a hanging mail server, and leaves the mail to the next process', async () => {
    let reject = (_error: Error) => {}
    const hanging = new Promise<void>((_, no) => (reject = no))
    const close = async () => reject(new Error('closed'))
    let isSending = false
    const send = () => {
      isSending = true
      return hanging
    }
    const box = outbox({ db, terms, clock, onError, closeTimeoutMs: 1, transport: { send, close } })
    await store(box, 'ana@demo.test')
    const delivered = box.deliver()
    await until(async () => isSending)
    expect(await left()).toMatchObject([{ tries: 1 }])
    await box.close()
    await delivered
    now += 31_000
    await open().deliver()
    expect(receivers()).toEqual(['ana@demo.test'])
  })
})

describe('the outbox with a mail server', () => {
  let server: SmtpStandIn
  afterEach(() => server.close())

  it('delivers each mail once when one recipient hangs, one is refused and one is deferred', async () => {
    const busy = new Set(['12@demo.test'])
    server = await smtpStandIn({
      toRecipient: (address) => {
        if (address === '10@demo.test') return 'hang'
        if (address === '11@demo.test') return '550 no such user'
        return busy.delete(address) ? '451 greylisted' : '250 fine'
      },
    })
    const config = {
      smtpUrl: server.url,
      mailFrom: 'portal@atrio.example',
      mailSenderDomains: [],
      dataFolder: '/nowhere',
      conveniences: defaultConveniences('localhost'),
    }
    const transport = mailTransport(config, { connection: 5_000, greeting: 5_000, answer: 2_000 })
    const box = open(transport)
    await store(box, ...numbered(12))
    await box.deliver()
    now += 31_000
    await box.deliver()
    expect(server.accepted.map(({ to }) => to).sort()).toEqual(numbered(12).slice(2))
    expect(new Set(server.accepted.map(({ messageId }) => messageId)).size).toBe(10)
    expect(await left()).toEqual([
      { tries: 2, reason: expect.stringMatching(/^E(TIMEDOUT|CONNECTION)$/), over: false },
      { tries: 1, reason: 'EENVELOPE 550', over: true },
    ])
  })
})
