import { SIGNATURE_LENGTH, signedAddress } from '../../runtime/mail-address.ts'
import type { Config } from '../../runtime/config.ts'
import { normalEmail } from '../auth/accounts.ts'
import { serverKeys } from '../auth/server-keys.ts'

/** @returns the return path of a mail by its recipient: reports of failed deliveries come there */
export type ReturnPath = (recipient: string) => string

type Settings = Pick<Config, 'mailFrom' | 'dataFolder'> & Partial<Pick<Config, 'mailBounceAddress' | 'tokenKey'>>

/**
 * With MAIL_BOUNCE_ADDRESS, a return path of each recipient's own (VERP), signed: a report that comes to it is about a
 * mail that was sent to that recipient, and who has got none can not make one up.
 */
export function returnPathOf({ mailFrom, mailBounceAddress, tokenKey, dataFolder }: Settings): ReturnPath {
  if (mailBounceAddress === undefined) return () => mailFrom
  const keys = serverKeys({ tokenKey, dataFolder })
  const signature = (recipient: string) =>
    Buffer.from(keys.digest('bounce', normalEmail(recipient)), 'base64url')
      .toString('hex')
      .slice(0, SIGNATURE_LENGTH)
  return (recipient) => signedAddress(mailBounceAddress, signature(recipient))
}
