import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { mailTransport } from '../platform/mail/mail-transport.ts'
import { outbox } from '../platform/mail/outbox.ts'
import { readConfig } from '../runtime/config.ts'
import { deliveryReport, POSTFIX_GONE } from '../testing/delivery-reports.ts'
import { people } from '../testing/people.ts'
import { runSource, said } from '../testing/processes.ts'
import { smtpStandIn } from '../testing/smtp-stand-in.ts'
import { runLine } from './testing/run-line.ts'

const ANA = 'ana@demo.test'
const HOUR = 3_600_000

const world = await people()
const smtp = await smtpStandIn()
const { database, app } = world.server
const { auth, clock, media, payments, config: ofServer } = app.services
const later = () => new Date(clock().getTime() + HOUR)
const settings = {
  SMTP_URL: smtp.url,
  MAIL_FROM: 'portal@atrio.example',
  MAIL_BOUNCE_ADDRESS: 'bounces@atrio.example',
  TOKEN_KEY: 'k'.repeat(40),
}
const context = { database, media, clock: later, payments }
const run = (...args: string[]) => runLine(context, ['mail', 'bounced', ...args], settings)

const box = outbox({
  db: drizzle({ client: database.pool }),
  terms: auth.guard.terms,
  transport: mailTransport(readConfig(settings)),
  clock,
  onError: (error) => expect.unreachable(error.message),
})
afterAll(async () => {
  await box.close()
  await smtp.close()
  await world.close()
})
beforeEach(async () => {
  smtp.accepted.length = 0
  await database.admin('delete from email_saida')
  await database.admin('update conta set email_devolvido = null, data_devolucao = null')
})

const RECEIPT = { fromName: 'Capela', to: ANA, subject: 'Recibo', text: 'x', html: 'x', isOfPayment: true }
const REMINDER = {
  fromName: 'Capela',
  to: ANA,
  subject: 'Leitura',
  text: 'x',
  html: 'x',
  unsubscribe: 'https://x.test/u',
}

/** Sends a reminder and a receipt. @returns the subjects that the mail server got */
async function subjects(): Promise<string[]> {
  smtp.accepted.length = 0
  for (const mail of [REMINDER, RECEIPT]) await box.add(mail)
  await box.deliver()
  return smtp.accepted.map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1] ?? '').sort()
}
async function reportFile(to: string, recipient = ANA): Promise<string> {
  const file = path.join(ofServer.dataFolder, 'report.eml')
  await writeFile(file, deliveryReport({ to, status: POSTFIX_GONE(recipient) }))
  return file
}

describe('mail bounced', () => {
  it('ends reminders, and no receipts, once a report comes to the return path of a mail', async () => {
    expect(await subjects()).toEqual(['Leitura', 'Recibo'])
    const [{ from } = { from: '' }] = smtp.accepted
    expect(from).toMatch(/^bounces\+[0-9a-f]{32}@atrio\.example$/)
    const { code, said: line } = await run('--report', await reportFile(from))
    expect([code, line]).toEqual([0, 'one account gets no reminders until it has another address'])
    expect(await subjects()).toEqual(['Recibo'])
  })

  // The other end of a mail server's pipe belongs to another user, and a socket has no name at all: neither can be opened again.
  it('reads a report that is piped to its process', async () => {
    await subjects()
    const [{ from } = { from: '' }] = smtp.accepted
    const child = runSource(path.join(import.meta.dirname, 'main.ts'), ['mail', 'bounced', '--report', '-'], {
      ...settings,
      DATABASE_URL: database.url,
    })
    child.stdin?.end(deliveryReport({ to: from, status: POSTFIX_GONE(ANA) }))
    expect(await said(child, /\n/)).toBe('one account gets no reminders until it has another address\n')
    // that process has the machine's clock, so this asks for the note and not for what is sent after it
    const noted = await database.admin('select email_devolvido from conta where email_devolvido is not null')
    expect(noted).toEqual([{ email_devolvido: ANA }])
  })

  it('notes nothing from a report without the signature, and ends well', async () => {
    for (const to of ['bounces@atrio.example', `bounces+${'0'.repeat(32)}@atrio.example`]) {
      const { code, said: line } = await run('--report', await reportFile(to))
      expect([code, line]).toEqual([0, 'nothing to note'])
    }
    expect(await subjects()).toEqual(['Leitura', 'Recibo'])
  })

  it('is over when the owner confirms the address, and when the account has another', async () => {
    await run(ANA)
    expect(await subjects()).toEqual(['Recibo'])
    await database.admin(
      `update conta set data_verificacao_email = data_devolucao + interval '1 hour' where email = $1`,
      [ANA],
    )
    expect(await subjects()).toEqual(['Leitura', 'Recibo'])
    await database.admin('update conta set data_verificacao_email = $1 where email = $2', [clock(), ANA])
    expect(await subjects()).toEqual(['Recibo'])
    await database.admin(`update conta set email_devolvido = 'old@demo.test' where email = $1`, [ANA])
    expect(await subjects()).toEqual(['Leitura', 'Recibo'])
  })

  it('sends reminders to other addresses and, after --clear, to this one', async () => {
    expect((await run('eva@other.test')).code).toBe(0)
    expect(await subjects()).toEqual(['Leitura', 'Recibo'])
    await run('Ana@Demo.test')
    expect(await subjects()).toEqual(['Recibo'])
    expect((await run(ANA, '--clear')).said).toBe('ana@demo.test gets reminders again')
    expect(await subjects()).toEqual(['Leitura', 'Recibo'])
  })

  it('refuses an address without an account, and a report where MAIL_BOUNCE_ADDRESS is empty', async () => {
    expect(await run('gone@demo.test')).toMatchObject({
      code: 1,
      complained: 'no account has the address gone@demo.test',
    })
    const refused = await runLine(context, ['mail', 'bounced', '--report', await reportFile('x@atrio.example')])
    expect([refused.code, refused.complained]).toEqual([1, expect.stringContaining('MAIL_BOUNCE_ADDRESS')])
    expect((await run()).code).toBe(2)
  })
})
