import PostalMime, { type Email } from 'postal-mime'
import { normalEmail } from '../auth/accounts.ts'
import type { ReturnPath } from './return-path.ts'

/** Headers that hold the address that a report came to: its own, and what mail servers add at delivery. */
const ARRIVAL = ['to', 'delivered-to', 'x-original-to', 'envelope-to']

/** RFC 3463: the mailbox, its domain or its syntax is wrong, or it is disabled. No full mailbox and no refused text. */
const IS_DEAD = /^5\.(1\.\d{1,3}|2\.1)\b/

/**
 * The recipient that a report (RFC 3464) says is dead, where the report came to that recipient's signed return path.
 * Undefined for all else: other mails, delays, full mailboxes, refused texts, and reports without the signature.
 */
export async function deadRecipient(report: Uint8Array, returnPath: ReturnPath): Promise<string | undefined> {
  const mail = await PostalMime.parse(report, { forceRfc822Attachments: true })
  const arrivals = arrivalsOf(mail)
  const isOfOurs = (recipient: string) => arrivals.some((text) => text.includes(returnPath(recipient).toLowerCase()))
  return statusesOf(mail).flatMap(deadOf).find(isOfOurs)
}

const arrivalsOf = ({ headers }: Email) =>
  headers.filter(({ key }) => ARRIVAL.includes(key.toLowerCase())).map(({ value }) => value.toLowerCase())

const statusesOf = ({ attachments }: Email): string[] =>
  attachments
    .filter(({ mimeType }) => mimeType === 'message/delivery-status')
    .map(({ content }) => (typeof content === 'string' ? content : new TextDecoder().decode(content)))

/** The dead recipients of a `message/delivery-status`: blocks of header lines, one of each recipient. */
const deadOf = (status: string): string[] =>
  status
    .replace(/\r\n?/g, '\n')
    .split('\n\n')
    .map(fieldsOf)
    .filter((fields) => fields.get('action')?.toLowerCase() === 'failed' && IS_DEAD.test(fields.get('status') ?? ''))
    .flatMap((fields) => [fields.get('original-recipient'), fields.get('final-recipient')])
    .filter((field) => field !== undefined)
    .map(addressIn)

/** The header lines of a block by their names in small letters; a line that begins with white space goes on. */
function fieldsOf(block: string): Map<string, string> {
  const lines = block.replace(/\n[ \t]/g, ' ').split('\n')
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, Math.max(colon, 0)).trim().toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
}

/** `rfc822; <ana@demo.test>` */
const addressIn = (field: string) => normalEmail(field.slice(field.indexOf(';') + 1).replace(/[<>]/g, ''))
