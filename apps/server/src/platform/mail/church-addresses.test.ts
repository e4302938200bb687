import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { readConfig } from '../../runtime/config.ts'
import { seedChurch } from '../../testing/seed-churches.ts'
import { type SmtpStandIn, smtpStandIn } from '../../testing/smtp-stand-in.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { limits } from '../auth/limits.ts'
import { serverKeys } from '../auth/server-keys.ts'
import { composeMail } from './compose-mail.ts'
import { mailTransport } from './mail-transport.ts'
import { type Outbox, outbox } from './outbox.ts'

const NOW = new Date('2030-01-09T12:00:00Z')
const OURS = 'portal@atrio.example'

let database: TestDatabase
let db: NodePgDatabase
let server: SmtpStandIn
let boxes: Outbox[] = []
beforeAll(async () => {
  database = await testDatabase()
  db = drizzle({ client: database.pool })
  server = await smtpStandIn()
})
afterEach(async () => {
  await Promise.all(boxes.map((box) => box.close()))
  boxes = []
  server.accepted.length = 0
  await database.admin('delete from limite')
  await database.admin('delete from igreja')
})
afterAll(() => Promise.all([server.close(), database.close()]))

/** The outbox of a process that may send for these domains. */
function open(domains: string): Outbox {
  const config = readConfig({ SMTP_URL: server.url, MAIL_FROM: OURS, MAIL_SENDER_DOMAINS: domains })
  const clock = () => NOW
  const terms = limits(db, serverKeys({ ...config, tokenKey: 'k'.repeat(40) }), clock).termsOf
  const onError = (error: Error) => {
    throw error
  }
  const box = outbox({ db, terms, transport: mailTransport(config), clock, onError })
  boxes.push(box)
  return box
}

/** A mail of the church, sent; `between` runs while it waits. @returns its addresses as the mail server got them */
async function sent(church: Parameters<typeof seedChurch>[1], domains: string, between = '') {
  const id = await seedChurch(database, { nome: 'Capela', ...church })
  const mail = composeMail({
    kind: 'verify',
    to: 'ana@demo.test',
    church: { id, nome: 'Capela', idioma: 'pt_BR', corApp: '#7a2e1d' },
    link: 'https://capela.example/verify-email?code=abc',
  })
  const box = open(domains)
  await db.transaction((tx) => box.add(mail, tx))
  if (between) await database.admin(between)
  await box.deliver()
  const [{ from, text } = { from: '', text: '' }] = server.accepted
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1]
  return { returnPath: from, from: header('From'), replyTo: header('Reply-To') }
}

const capela = { codigo: 'capela', emailRemetente: 'avisos@capela.example', emailResposta: 'secretaria@capela.example' }

it('sends a church’s mails from its own address and leads answers to its address for answers', async () => {
  expect(await sent({ ...capela, email: 'publico@capela.example' }, 'capela.example')).toEqual({
    returnPath: OURS,
    from: 'Capela <avisos@capela.example>',
    replyTo: 'Capela <secretaria@capela.example>',
  })
})

it('sends from the installation’s address once the church’s domain is no longer allowed', async () => {
  expect(await sent(capela, 'other.example')).toMatchObject({ returnPath: OURS, from: `Capela <${OURS}>` })
})

it('leads answers to the public address of a church that names no other', async () => {
  expect(await sent({ codigo: 'capela', email: 'publico@capela.example' }, '')).toEqual({
    returnPath: OURS,
    from: `Capela <${OURS}>`,
    replyTo: 'Capela <publico@capela.example>',
  })
})

it.each(['a@b.example,c@d.example', 'Capela<a@b.example>', 'contato', null])(
  'has no address for answers where the public one is %s',
  async (email) => {
    expect((await sent({ codigo: 'capela', email }, '')).replyTo).toBeUndefined()
    expect(server.accepted).toHaveLength(1)
  },
)

it('writes a domain beyond ASCII as mail servers know it', async () => {
  const emailRemetente = 'avisos@são-joão.example'
  expect((await sent({ codigo: 'capela', emailRemetente }, 'são-joão.example')).from).toBe(
    'Capela <avisos@xn--so-joo-3tae.example>',
  )
})

it('follows a correction while a mail waits', async () => {
  const corrected = await sent(capela, '', `update igreja set email_resposta = 'novo@capela.example'`)
  expect(corrected.replyTo).toBe('Capela <novo@capela.example>')
})

it('answers no address of another church', async () => {
  await seedChurch(database, { ...capela, codigo: 'other' })
  expect(await sent({ codigo: 'capela' }, 'capela.example')).toEqual({
    returnPath: OURS,
    from: `Capela <${OURS}>`,
    replyTo: undefined,
  })
})
