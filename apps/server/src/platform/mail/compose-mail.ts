import { escapeHtml } from '../../http/html.ts'
import { hasControlCharacters } from '../../http/readable-text.ts'
import { toLanguage } from '../church/person-language.ts'
import { footers, type MailKind, type MailLanguage, mailWords } from './mail-words.ts'

export type Attachment = { name: string; type: string; base64: string }

/** A complete mail. */
export type Mail = {
  /** Id of the church that it is from. */
  church?: number
  fromName: string
  to: string
  subject: string
  text: string
  html: string
  attachments?: Attachment[]
  /** A UUID that finds the mail until it is sent. By default a random one. */
  code?: string
  /** From then on the mail is given up rather than sent: what it says is no longer good. */
  validUntil?: Date
  /** Where one press of the mail program, or of its reader, ends mails of this kind. */
  unsubscribe?: string
  /** A mail about a paid order: it may be delayed, but is never dropped. */
  isOfPayment?: boolean
}

/** A mail as a feature writes it: placeholders are filled in, and nothing of it is HTML. */
type Letter = {
  to: string
  church: { id: number; nome: string; corApp: string }
  language: MailLanguage
  subject: string
  paragraphs: string[]
  footer: string
  button?: { text: string; link: string }
}

type AccountLetter = {
  kind: MailKind
  to: string
  church: { id: number; nome: string; idioma: string; corApp: string }
  /** The button's link. */
  link: string
  /** The mailed password, for `recovery`. */
  password?: string
}

/** Thrown for a mail that must not be sent. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

/** Composes an account's mail in the church's language. @throws MailRefused */
export function composeMail({ kind, to, church, link, password = '' }: AccountLetter): Mail {
  const language = toLanguage(church.idioma)
  const { subject, lines, button } = mailWords[language][kind]
  const fill = (text: string) =>
    text.replace(/\{(church|password)\}/g, (_, name) => (name === 'church' ? church.nome : password))
  return writeLetter({
    to,
    church,
    language,
    subject: fill(subject),
    paragraphs: lines.map(fill),
    footer: fill(footers[language]),
    ...(button && { button: { text: button, link } }),
  })
}

/**
 * Writes a letter as text and as simple HTML without external resources.
 * @throws MailRefused where a name or address could begin a header of its own
 */
export function writeLetter({ to, church, language, subject, paragraphs, footer, button }: Letter): Mail {
  const headers = [to, church.nome, subject]
  if (headers.some(hasControlCharacters) || !/^[^\s@<>",;:\\]+@[^\s@<>",;:\\]+$/.test(to)) {
    throw new MailRefused('an address or a name is not fit for a header')
  }
  return {
    church: church.id,
    fromName: church.nome,
    to,
    subject,
    text: [...paragraphs, ...(button ? [`${button.text}: ${button.link}`] : []), `—\n${footer}`].join('\n\n'),
    html: page(language, church, paragraphs, footer, button ? anchor(button.text, button.link, church.corApp) : ''),
  }
}

const anchor = (button: string, link: string, colour: string) =>
  `<p><a href="${escapeHtml(link)}" style="color:${colour};font-weight:bold">${escapeHtml(button)}</a></p>`

const page = (language: MailLanguage, church: Letter['church'], paragraphs: string[], footer: string, button: string) =>
  `<!doctype html><html lang="${language.replace('_', '-')}"><meta charset="utf-8"><title>${escapeHtml(church.nome)}</title>` +
  `<body style="font:16px/1.5 Georgia,serif;color:#222;max-width:34em;margin:2em auto;padding:0 1em">` +
  `<p style="border-bottom:1px solid ${church.corApp};padding-bottom:.5em"><strong>${escapeHtml(church.nome)}</strong></p>` +
  paragraphs.map((line) => `<p>${escapeHtml(line).replaceAll('\n', '<br>')}</p>`).join('') +
  `${button}<p style="color:#666;font-size:13px">${escapeHtml(footer)}</p></body></html>`
