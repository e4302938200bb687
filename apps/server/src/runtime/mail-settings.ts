import { bounceAddress, mailDomains } from './mail-address.ts'
import { email, type Read } from './setting-readers.ts'

/** Addresses of mails that this installation sends. */
export type MailSettings = {
  /** Address that mails come from; the name is the church's. */
  mailFrom: string
  /** Domains that churches may have senders of. */
  mailSenderDomains: string[]
  /** Where reports of undelivered mails go, with a signature behind a plus. Absent: to `mailFrom`, without one. */
  mailBounceAddress: string | undefined
}

type ReadSetting = <T, F>(name: string, as: Read<T>, fallback: F) => T | F

export const readMail = (read: ReadSetting, appDomain: string): MailSettings => ({
  mailFrom: read('MAIL_FROM', email, `no-reply@${appDomain}`),
  mailSenderDomains: read('MAIL_SENDER_DOMAINS', mailDomains, []),
  mailBounceAddress: read('MAIL_BOUNCE_ADDRESS', bounceAddress, undefined),
})
