import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { accountByEmail } from '../platform/auth/accounts.ts'
import type { Mail } from '../platform/mail/compose-mail.ts'
import { takeMails } from '../platform/mail/mail-queue.ts'
import { sweepMails } from '../platform/mail/mail.sweep.ts'
import { outbox } from '../platform/mail/outbox.ts'
import { people } from '../testing/people.ts'
import { runLine } from './testing/run-line.ts'

const world = await people()
afterAll(() => world.close())
const { database } = world.server
const { auth, clock, media, payments } = world.server.app.services
const run = (...args: string[]) => runLine({ database, media, clock, payments }, args)
const db = drizzle({ client: database.pool })

const holder = await accountByEmail(db, 'ana@demo.test')

const sent: string[] = []
let isRefused = true
const box = outbox({
  db,
  terms: world.server.app.services.auth.guard.terms,
  clock,
  onError: () => {},
  transport: {
    async send({ to }) {
      if (isRefused) throw Object.assign(new Error('no'), { code: 'EENVELOPE', responseCode: 550 })
      sent.push(to)
    },
    close: async () => {},
  },
})
afterAll(() => box.close())

/** Queues a mail; returns its number. */
async function waiting(to: string, more: Pick<Mail, 'code' | 'validUntil'> = {}): Promise<string> {
  const mail = { fromName: 'x', to, subject: 'Bom\u001b[2J dia', text: 'x', html: 'x', ...more }
  await db.transaction((tx) => box.add(mail, tx))
  const [row] = await database.admin<{ id: string }>('select max(id)::text as id from email_saida')
  return row!.id
}
async function givenUp(to: string, more: Pick<Mail, 'code' | 'validUntil'> = {}): Promise<string> {
  const id = await waiting(to, more)
  isRefused = true
  await box.deliver()
  isRefused = false
  return id
}

beforeEach(async () => {
  sent.length = 0
  await database.admin('delete from email_saida')
  await database.admin('delete from limite')
})

describe('the mail commands', () => {
  it('list mails with their state and the codes of their failure', async () => {
    expect((await run('mail', 'list')).said).toBe('no mail waits')
    const [gone, next] = [await givenUp('gone@demo.test'), await waiting('ana@demo.test')]
    const lines = (await run('mail', 'list')).said.split('\n')
    expect(lines).toEqual([
      `${gone}  given up 2030-01-09T12:00Z  1 try  EENVELOPE 550  gone@demo.test  Bom [2J dia`,
      `${next}  waits for 2030-01-09T12:00Z  0 tries  -  ana@demo.test  Bom [2J dia`,
    ])
    expect((await run('mail', 'list', '--failed')).said).toBe(lines[0])
    await takeMails(db, clock(), { most: 1 })
    expect((await run('mail', 'list')).said).toContain(`${next}  being sent  1 try`)
  })

  it('send given-up mails again after a retry', async () => {
    const gone = await givenUp('gone@demo.test')
    await givenUp('left@demo.test')
    expect((await run('mail', 'retry', gone)).said).toBe('one mail will be sent again')
    await box.deliver()
    expect(sent).toEqual(['gone@demo.test'])
    expect((await run('mail', 'retry', '--failed')).said).toBe('one mail will be sent again')
    await box.deliver()
    expect([sent, (await run('mail', 'list')).said]).toEqual([['gone@demo.test', 'left@demo.test'], 'no mail waits'])
  })

  it('drop a single mail, or all given-up ones', async () => {
    await givenUp('a@demo.test')
    await givenUp('b@demo.test')
    const next = await waiting('ana@demo.test')
    expect((await run('mail', 'drop', '--failed')).said).toBe('2 mails deleted')
    expect((await run('mail', 'drop', next)).said).toBe('one mail deleted')
    expect((await run('mail', 'drop', '--failed')).said).toBe('0 mails deleted')
    expect((await run('mail', 'list')).said).toBe('no mail waits')
  })

  it('drop passwords with the expired mails that they were in, and keep those of refused mails', async () => {
    const expired = { code: randomUUID(), validUntil: clock() }
    const refused = { code: randomUUID(), validUntil: new Date(clock().getTime() + 60_000) }
    for (const { code } of [expired, refused]) await auth.secrets.mailedPassword(holder!, { mail: code })
    await givenUp('ana@demo.test', expired)
    await givenUp('ana@demo.test', refused)
    world.wait(60_000)
    expect((await run('mail', 'drop', '--failed')).said).toBe('2 mails deleted')
    const kept = await database.admin('select email_codigo from senha_temporaria')
    expect(kept).toEqual([{ email_codigo: refused.code }])
  })

  it('send no mail again that says what is no longer good', async () => {
    const id = await givenUp('ana@demo.test', { code: randomUUID(), validUntil: new Date(clock().getTime() + 60_000) })
    world.wait(60_000)
    expect((await run('mail', 'retry', '--failed')).said).toBe('0 mails will be sent again')
    expect(await run('mail', 'retry', id)).toMatchObject({ code: 1, complained: 'what it says is no longer good' })
    expect((await run('mail', 'list')).said).toContain('EENVELOPE 550')
  })

  it('leave mails alone while they are being sent', async () => {
    const id = await waiting('ana@demo.test')
    await takeMails(db, clock(), { most: 1 })
    for (const command of ['retry', 'drop']) {
      expect(await run('mail', command, id)).toMatchObject({
        code: 1,
        complained: 'it is being sent just now; try again in a minute',
      })
    }
  })

  it.each([
    [['retry'], 2, 'missing: number'],
    [['drop', 'x'], 2, 'x is no number of a mail'],
    [['drop', '1', '--failed'], 2, 'too much: 1'],
    [['list', 'x'], 2, 'too much: x'],
    [['retry', '999'], 1, 'there is no such mail'],
  ])('change nothing without a valid selection (%j)', async (args, code, complained) => {
    expect(await run('mail', ...args)).toMatchObject({ code, complained: expect.stringContaining(complained) })
  })

  it('the sweep deletes given-up mails after thirty days', async () => {
    await givenUp('gone@demo.test')
    await waiting('ana@demo.test')
    const days = (count: number) => new Date(clock().getTime() + count * 86_400_000)
    await sweepMails({ auth, clock: () => days(30) })
    expect((await run('mail', 'list', '--failed')).said).toContain('gone@demo.test')
    await sweepMails({ auth, clock: () => days(31) })
    expect((await run('mail', 'list')).said).toMatch(/^\d+ {2}waits .* ana@demo\.test/)
    expect((await run('mail', 'list', '--failed')).said).toBe('no mail was given up')
  })
})
