import { afterEach, describe, expect, it } from 'vitest'
import { defaultConveniences } from '../../runtime/conveniences.ts'
import { type SmtpStandIn, smtpStandIn } from '../../testing/smtp-stand-in.ts'
import { composeMail } from './compose-mail.ts'
import { type MailTransport, mailTransport } from './mail-transport.ts'

let server: SmtpStandIn
let transport: MailTransport
afterEach(async () => {
  await transport.close()
  await server.close()
})

const CODE = '6f1b2c3d-0000-4000-8000-000000000001'
/** Milliseconds: every wait times out at once. */
const SHORT_TIMEOUTS = { connection: 50, greeting: 50, answer: 50 }

async function open(conduct?: Parameters<typeof smtpStandIn>[0], timeouts?: typeof SHORT_TIMEOUTS) {
  server = await smtpStandIn(conduct)
  const config = {
    smtpUrl: server.url,
    mailFrom: 'portal@atrio.example',
    mailSenderDomains: ['capela.example'],
    dataFolder: '/nowhere',
    conveniences: defaultConveniences('localhost'),
  }
  transport = mailTransport(config, timeouts)
}
const mail = (to: string) => ({
  queued: 1,
  code: CODE,
  ...composeMail({
    kind: 'verify',
    to,
    church: { id: 1, nome: 'Igreja "São João", <x@evil.test>', idioma: 'pt_BR', corApp: '#7a2e1d' },
    link: 'https://demo.example/verify-email?code=abc',
  }),
})

describe('the SMTP transport', () => {
  it('sends to the one recipient, from our address under the church’s name', async () => {
    await open()
    await transport.send(mail('ana@demo.test'))
    expect(server.accepted).toMatchObject([{ from: 'portal@atrio.example', to: 'ana@demo.test' }])
    const { text } = server.accepted[0]!
    expect(text.match(/^From: .*$/m)?.[0]).toMatch(/ <portal@atrio\.example>$/)
    expect(text).toMatch(/^To: .*<?ana@demo\.test>?$/m)
    expect(text).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(text).toContain('Content-Type: text/plain; charset=utf-8')
    expect(text).toContain('Content-Type: text/html; charset=utf-8')
    expect(text).not.toMatch(/^(Bcc|Cc):/m)
  })

  it('sends from the church’s own address of an allowed domain, with our return path', async () => {
    await open()
    await transport.send({ ...mail('ana@demo.test'), sender: 'contato@capela.example' })
    const { from, to, messageId, text } = server.accepted[0]!
    expect([from, to, messageId]).toEqual(['portal@atrio.example', 'ana@demo.test', `<${CODE}@atrio.example>`])
    expect(text.match(/^From: .*$/m)?.[0]).toMatch(/ <contato@capela\.example>$/)
    expect(text.match(/^(From|Sender): /gm)).toEqual(['From: '])
  })

  it.each(['contato@other.example', 'contato@sub.capela.example', 'contato@capela.example.evil.test'])(
    'sends from our own address for a church with the sender %s',
    async (sender) => {
      await open()
      await transport.send({ ...mail('ana@demo.test'), sender })
      expect(server.accepted[0]?.text.match(/^From: .*$/m)?.[0]).toMatch(/ <portal@atrio\.example>$/)
      expect(server.accepted[0]?.text).not.toContain(sender)
    },
  )

  it('names one address for answers, with the church’s name encoded', async () => {
    await open()
    await transport.send({ ...mail('ana@demo.test'), replyTo: 'contato@xn--so-joo-3tae.example' })
    const { text } = server.accepted[0]!
    expect(text.match(/^Reply-To: .*$/gm)).toEqual([
      expect.stringMatching(/^Reply-To: =\?UTF-8\?\S+( =\?UTF-8\?\S+)* <contato@xn--so-joo-3tae\.example>$/),
    ])
  })

  it('asks other programs not to answer, by RFC 3834, beside what unsubscribes', async () => {
    await open()
    await transport.send({ ...mail('ana@demo.test'), unsubscribe: 'https://demo.example/leave?code=abc' })
    expect(server.accepted[0]?.text.match(/^(Auto-Submitted|List-Unsubscribe): .*$/gm)).toEqual([
      'Auto-Submitted: auto-generated',
      'List-Unsubscribe: <https://demo.example/leave?code=abc>',
    ])
  })

  it('has no address for answers unless the church has one', async () => {
    await open()
    await transport.send(mail('ana@demo.test'))
    expect(server.accepted[0]?.text).not.toMatch(/^Reply-To:/m)
  })

  it('sends to the whole address of a recipient, whose parentheses are no comment', async () => {
    await open()
    await transport.send({ ...mail('ana@demo.test'), to: 'ana(b)@demo.test' })
    expect(server.accepted.map(({ to }) => to)).toEqual(['"ana(b)"@demo.test'])
  })

  it('uses the same Message-ID at every try', async () => {
    await open()
    await transport.send(mail('ana@demo.test'))
    await transport.send(mail('ana@demo.test'))
    expect(server.accepted.map(({ messageId }) => messageId)).toEqual(Array(2).fill(`<${CODE}@atrio.example>`))
  })

  it.each([
    ['a recipient for good', { toRecipient: () => '550 no such user gone@demo.test' }, 'EENVELOPE', 550],
    ['a recipient for now', { toRecipient: () => '451 try later' }, 'EENVELOPE', 451],
    ['a mail for good', { toMail: () => '554 no' }, 'EMESSAGE', 554],
    ['a mail for now', { toMail: () => '452 no room' }, 'EMESSAGE', 452],
  ])('rejects with the server’s code when it refuses %s', async (_name, conduct, code, responseCode) => {
    await open(conduct)
    await expect(transport.send(mail('gone@demo.test'))).rejects.toMatchObject({ code, responseCode })
  })

  it.each([
    ['does not greet', { isSilent: true }],
    ['does not answer to a recipient', { toRecipient: () => 'hang' }],
    ['does not answer to a mail', { toMail: () => 'hang' }],
  ])('times out, without a retry, on a server that %s', async (_name, conduct) => {
    await open(conduct, SHORT_TIMEOUTS)
    await expect(transport.send(mail('ana@demo.test'))).rejects.toMatchObject({ code: 'ETIMEDOUT' })
    expect([server.accepted, server.connections]).toEqual([[], 1])
  })

  it('does not retry when the server closes the connection during a mail', async () => {
    await open({ toMail: () => Promise.reject(new Error('gone')) })
    await expect(transport.send(mail('ana@demo.test'))).rejects.toMatchObject({ code: 'ECONNECTION' })
    expect(server.connections).toBe(1)
  })
})
