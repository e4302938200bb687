import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../../runtime/config.ts'
import { defaultConveniences } from '../../runtime/conveniences.ts'
import { type SmtpStandIn, smtpStandIn } from '../../testing/smtp-stand-in.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { limits } from '../auth/limits.ts'
import { serverKeys } from '../auth/server-keys.ts'
import { leaseFirstOfLines } from './mail-queue.ts'
import { mailTransport } from './mail-transport.ts'
import { type Outbox, outbox } from './outbox.ts'

const NOW = new Date('2030-01-09T12:00:00Z')
const [FLOODING, OTHER] = [7, 9]
const LINES = [4, 6, 8]

let database: TestDatabase
let db: NodePgDatabase
let server: SmtpStandIn
let box: Outbox
beforeAll(async () => {
  database = await testDatabase()
  db = drizzle({ client: database.pool })
  server = await smtpStandIn()
  const mailFrom = 'portal@atrio.example'
  const mailSenderDomains: string[] = []
  const conveniences = defaultConveniences('localhost')
  const clock = () => NOW
  const terms = limits(db, serverKeys({ ...readConfig({}), tokenKey: 'k'.repeat(40) }), clock).termsOf
  const transport = mailTransport({
    smtpUrl: server.url,
    mailFrom,
    mailSenderDomains,
    dataFolder: '/nowhere',
    conveniences,
  })
  const onError = (error: Error) => {
    throw error
  }
  box = outbox({ db, terms, transport, clock, onError })
})
afterAll(async () => {
  await box.close()
  await Promise.all([server.close(), database.close()])
})
beforeEach(async () => {
  server.accepted.length = 0
  await database.admin('delete from email_saida')
})

/** Mails that have been due for a minute, as a church's reminders are, or its mails that people wait for. */
const store = (line: number, count: number, dueIn = '-1 minute') =>
  database.admin(
    `insert into email_saida (fila, remetente, destinatario, assunto, texto, html, proximo_envio)
     select $1::bigint, 'x', number || '-of-' || $1::bigint || '@demo.test', 's', 't', 'h', $2::timestamptz + $4::interval
     from generate_series(1, $3::int) number`,
    [line, NOW, count, dueIn],
  )
const mailOf = (church: number, unsubscribe?: string) => ({
  church,
  fromName: 'x',
  to: `late-of-${church}${unsubscribe ? '-reminder' : ''}@demo.test`,
  subject: 's',
  text: 't',
  html: 'h',
  ...(unsubscribe && { unsubscribe }),
})
/** After how many others the mail server got it. */
const placeOf = (receiver: string) => server.accepted.findIndex(({ to }) => to.startsWith(receiver))

it('sends the mail of a church among the first, whatever others have due', async () => {
  await store(2 * FLOODING, 60)
  await db.transaction((tx) => box.add(mailOf(OTHER), tx))
  await box.deliver()
  expect(server.accepted).toHaveLength(61)
  expect(placeOf('late-of-9')).toBeLessThan(10)
})

it('sends what a person waits for before the reminders of the same church that were due first', async () => {
  await store(2 * FLOODING + 1, 60)
  await db.transaction(async (tx) => {
    await box.add(mailOf(FLOODING, 'https://demo.test/stop'), tx)
    await box.add(mailOf(FLOODING), tx)
  })
  await box.deliver()
  expect(server.accepted).toHaveLength(62)
  expect(placeOf('late-of-7@')).toBeLessThan(10)
  expect(placeOf('late-of-7-reminder')).toBeGreaterThan(50)
})

it('goes round between the lines, with one mail of each', async () => {
  for (const line of LINES) await store(line, 10)
  await box.deliver()
  const lines = server.accepted.map(({ to }) => /of-(\d+)/.exec(to)?.[1])
  for (const third of [lines.slice(0, 12), lines.slice(0, 24), lines]) {
    const counts = ['4', '6', '8'].map((line) => third.filter((each) => each === line).length)
    // as many of each, but for the one more that a line has had, and for the five that are on their way
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(6)
  }
})

/** Database blocks that a look for due mails touches. */
async function blocksOfLook(): Promise<number> {
  const { sql, params } = leaseFirstOfLines(db, NOW, { most: 5, after: 6, ofEach: 1 }).toSQL()
  const [row] = await database.admin<{ 'QUERY PLAN': { Plan: Record<string, number> }[] }>(
    `explain (analyze, buffers, timing off, format json) ${sql}`,
    params,
  )
  const { Plan: plan } = row!['QUERY PLAN'][0]!
  return plan['Shared Hit Blocks']! + plan['Shared Read Blocks']!
}

/** Keeps PostgreSQL from clearing away deleted rows, as long reads do: it then expects another index to be cheaper. */
async function duringLongRead(run: () => Promise<void>) {
  const client = await database.pool.connect()
  try {
    await client.query('begin isolation level repeatable read')
    await client.query('select from email_saida')
    await run()
  } finally {
    await client.query('rollback')
    client.release()
  }
}

it.each([
  ['', (run: () => Promise<void>) => run()],
  [', during a long read', duringLongRead],
])('looks for due mails at a cost that does not grow with their number%s', (_when, around) =>
  around(async () => {
    for (const line of LINES) await store(line, 100)
    await database.admin('update email_saida set tentativas = 1')
    await database.admin('delete from email_saida')
    for (const line of LINES) await store(line, 20)
    await database.admin('analyze email_saida')
    const few = await blocksOfLook()
    for (const line of LINES) await store(line, 10_000)
    await database.admin('analyze email_saida')
    expect(await blocksOfLook()).toBeLessThan(few + 100)
  }),
)

it('looks for due mails at a cost that does not grow with those that are due later', async () => {
  await database.admin('vacuum email_saida')
  const deferredBesideDue = async (count: number) => {
    await store(LINES[0]!, count, '1 hour')
    await store(LINES[1]!, count, '1 hour')
    await store(LINES[2]!, count)
    await database.admin('vacuum analyze email_saida')
    return blocksOfLook()
  }
  const few = await deferredBesideDue(20)
  expect(await deferredBesideDue(10_000)).toBeLessThan(few + 30)
})
