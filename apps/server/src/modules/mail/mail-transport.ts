import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../config.ts'
import { writeWhole } from '../../whole-files.ts'
import type { Mail } from './compose-mail.ts'

export type MailTransport = { send(mail: Mail): Promise<void> }

/** The folder of mails where they are written to files. */
export const mailFolder = ({ dataFolder }: Pick<Config, 'dataFolder'>): string => path.join(dataFolder, 'mail')

/** SMTP where it is configured; else files in the data folder, where that convenience is there; else mails wait. */
export function mailTransport(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataFolder' | 'conveniences'>,
): MailTransport {
  if (config.smtpUrl) return smtp(config.smtpUrl, config.mailFrom)
  return config.conveniences.mailFiles ? files(mailFolder(config)) : none
}

/** Whoever sets SMTP_URL while the outbox still tries has lost no mail. */
const none: MailTransport = {
  send: () => Promise.reject(Object.assign(new Error('SMTP_URL is not set'), { code: 'NO_SMTP_URL' })),
}

/** Below the time that PostgreSQL lets a transaction wait: the mail is locked while it is sent. */
const TIME_OUT_MS = 6_000

function smtp(url: string, address: string): MailTransport {
  // Loaded with the first mail: most starts never need it.
  const transporter = lazily(async () => {
    const { createTransport } = await import('nodemailer')
    const timeouts = { connectionTimeout: TIME_OUT_MS, greetingTimeout: TIME_OUT_MS, socketTimeout: TIME_OUT_MS }
    return createTransport({ url, pool: true, maxConnections: 2, ...timeouts })
  })
  return {
    async send({ fromName, to, attachments: files = [], ...mail }) {
      const from = { name: fromName, address }
      const recipient = { name: '', address: to }
      const attachments = files.map(({ name: filename, type: contentType, base64: content }) => ({
        ...{ filename, contentType, content },
        encoding: 'base64',
      }))
      await (
        await transporter()
      ).sendMail({ ...mail, attachments, from, to: recipient, disableFileAccess: true, disableUrlAccess: true })
    },
  }
}

function files(folder: string): MailTransport {
  let count = 0
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const name = `${Date.now()}-${process.pid}-${String(count++).padStart(6, '0')}.json`
      await writeWhole(path.join(folder, name), JSON.stringify(mail, null, 2), { mode: 0o600 })
    },
  }
}

function lazily<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => (made ??= make())
}
