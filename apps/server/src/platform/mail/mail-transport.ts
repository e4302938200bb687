import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Transporter } from 'nodemailer'
import type MimeNode from 'nodemailer/lib/mime-node/index.js'
import { assertNoTransaction } from '../../database/open-transaction.ts'
import type { Config } from '../../runtime/config.ts'
import { writeFileAtomically } from '../../runtime/atomic-files.ts'
import { isSenderAllowed } from '../../runtime/mail-address.ts'
import type { ChurchAddresses } from './church-addresses.ts'
import type { Mail } from './compose-mail.ts'
import { returnPathOf } from './return-path.ts'

/**
 * A mail with its code, the same at every try, the addresses of its church, and its number in the order in which mails were
 * queued: several are sent at once, and may arrive in another one.
 */
export type SentMail = Mail & ChurchAddresses & { code: string; queued: number }

export type MailTransport = {
  /** At most `MAX_PARALLEL_SENDS` at a time. Rejects unless the mail server has confirmed it. */
  send(mail: SentMail): Promise<void>
  /** Closes connections; mails still being sent reject. */
  close(): Promise<void>
}

/** Mails that a process sends at once. */
export const MAX_PARALLEL_SENDS = 5

/** Where mails are written in place of SMTP. */
export const mailFolder = ({ dataFolder }: Pick<Config, 'dataFolder'>): string => path.join(dataFolder, 'mail')

/** Milliseconds that each step of a delivery may take. */
type SmtpTimeouts = { connection: number; greeting: number; answer: number }

/**
 * A retry after a slow answer would deliver a second copy, so the answer may take long: scanning takes time (RFC 5321,
 * 4.5.3.2, has a client wait even longer). A hanging mail blocks one of several connections meanwhile.
 */
const SMTP_TIMEOUTS: SmtpTimeouts = { connection: 10_000, greeting: 30_000, answer: 120_000 }

type Addresses = Pick<Config, 'mailFrom' | 'mailSenderDomains' | 'dataFolder'> &
  Partial<Pick<Config, 'mailBounceAddress' | 'tokenKey'>>

/** SMTP if configured; else files in the data folder if that convenience is on; else mails wait. */
export function mailTransport(
  config: Addresses & Pick<Config, 'smtpUrl' | 'conveniences'>,
  timeouts = SMTP_TIMEOUTS,
): MailTransport {
  if (config.smtpUrl) return smtp(config.smtpUrl, config, timeouts)
  return config.conveniences.mailFiles ? files(mailFolder(config)) : none
}

/** Mails wait: they are tried again once SMTP_URL is set, and those given up by `mail retry`. */
const none: MailTransport = {
  send: () => Promise.reject(Object.assign(new Error('SMTP_URL is not set'), { code: 'NO_SMTP_URL' })),
  close: async () => {},
}

function smtp(url: string, addresses: Addresses, { connection, greeting, answer }: SmtpTimeouts): MailTransport {
  // Loaded with the first mail: most starts never need it.
  let made: Promise<Transporter> | undefined
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    const timeouts = { connectionTimeout: connection, greetingTimeout: greeting, socketTimeout: answer }
    // Retrying is the outbox's task, across all processes.
    return createTransport({ url, pool: true, maxConnections: MAX_PARALLEL_SENDS, maxRequeues: 0, ...timeouts })
  }
  const { mailFrom, mailSenderDomains } = addresses
  const returnPath = returnPathOf(addresses)
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1)
  return {
    async send({ code, fromName, to, attachments: files = [], unsubscribe, sender, replyTo, ...mail }) {
      assertNoTransaction('a mail')
      const isOwn = sender !== undefined && isSenderAllowed(sender, mailSenderDomains)
      const from = { name: fromName, address: isOwn ? sender : mailFrom }
      const recipient = { name: '', address: to }
      const attachments = files.map(({ name: filename, type: contentType, base64: content }) => ({
        filename,
        contentType,
        content,
        encoding: 'base64',
      }))
      const transporter = await (made ??= open())
      await transporter.sendMail({
        ...mail,
        attachments,
        from,
        to: recipient,
        envelope: envelope(returnPath(to), to),
        ...(replyTo && { replyTo: { name: fromName, address: replyTo } }),
        headers: { ...notAnswered, ...(unsubscribe && unsubscribeHeaders(unsubscribe)) },
        messageId: `<${code}@${domain}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
    },
    async close() {
      ;(await made)?.close({ force: true })
    },
  }
}

/**
 * The return path is the installation's, so that bounces come to one place. Addresses are objects, which the library's
 * types do not know of: it would parse texts, and `a(b)@c.example` would become `a@c.example`.
 */
const envelope = (returnPath: string, to: string) =>
  ({ from: { address: returnPath }, to: [{ address: to }] }) as unknown as MimeNode.Envelope

/** RFC 3834: programs that answer while their owner is away do not answer this; churches would read their answers. */
const notAnswered = { 'Auto-Submitted': 'auto-generated' }

/** RFC 2369 and 8058: the address, and that one POST to it is enough. */
const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

function files(folder: string): MailTransport {
  let count = 0
  return {
    async send(mail) {
      assertNoTransaction('a mail')
      // before anything is waited for: the page of mails shows them by name
      const name = `${Date.now()}-${process.pid}-${String(count++).padStart(6, '0')}.json`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFileAtomically(path.join(folder, name), JSON.stringify(mail, null, 2), { mode: 0o600 })
    },
    async close() {},
  }
}
