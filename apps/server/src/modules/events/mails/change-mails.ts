import { and, eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { DirectoryChurch } from '../../../platform/church/church-directory.ts'
import { type Mail, writeLetter } from '../../../platform/mail/compose-mail.ts'
import { usuario } from '../../../platform/people/account.tables.ts'
import { portalOrigin } from '../../../platform/people/portal-origin.ts'
import type { Platform } from '../../../platform/platform.ts'
import { toLanguage } from '../../../platform/church/person-language.ts'
import { fill } from '../../../payments/mails/payment-lines.ts'
import type { ChangedTicket } from '../changes/own-ticket.ts'
import { eventDate, placeText } from '../ticket-pdf.ts'
import { type ChangeKind, changeMailWords } from './change-mail.words.ts'

type Change = {
  kind: ChangeKind
  church: DirectoryChurch
  /** As it was before the change. */
  found: ChangedTicket
  /** Without it, the holder before the change. */
  to?: string | undefined
  /** Of an offer: its secret, and until when it waits. */
  offer?: { code: string; end: Date }
}

/** The mail about a change of one ticket; undefined where its holder has no address any more. @throws MailRefused */
export async function changeMail(
  services: Pick<Platform, 'auth' | 'config' | 'database' | 'directory'>,
  tx: NodePgDatabase,
  { kind, church, found, to, offer }: Change,
): Promise<Mail | undefined> {
  const { ticket, order, event, kind: ticketKind } = found
  const address = to ?? (await holderAddress(tx, found))
  if (!address) return undefined
  const language = toLanguage(ticket.idioma)
  const words = changeMailWords[language]
  const { subject, lines, button } = words[kind]
  const values = {
    event: event.nome,
    kind: ticketKind,
    church: church.nome,
    when: eventDate(event.dataInicio, church.fusoHorario, language),
    where: placeText(event, language),
    until: offer ? eventDate(offer.end, church.fusoHorario, language) : '',
    back: order.valorTotal > 0 && ticket.valor > 0 ? words.back : '',
  }
  const origin = await portalOrigin(services, church)
  return writeLetter({
    to: address,
    church,
    language,
    subject: fill(subject, values),
    paragraphs: lines.map((line) => fill(line, values)).filter((line) => line !== ''),
    footer: fill(words.footer, values),
    button: { text: button, link: `${origin}${pathOf(kind, event.id, offer?.code)}` },
  })
}

function pathOf(kind: ChangeKind, event: number, code: string | undefined): string {
  if (kind === 'offered') return `/event/${event}/tickets?pass=${code}`
  return kind === 'taken' ? `/user/registrations/${event}/tickets` : `/event/${event}`
}

/** A member's own address; a guest's is the order's. */
async function holderAddress(tx: NodePgDatabase, { ticket, order }: ChangedTicket): Promise<string | undefined> {
  if (ticket.usuarioId === null) return order.comprador.email || undefined
  const [row] = await tx
    .select({ email: usuario.email })
    .from(usuario)
    .where(and(eq(usuario.igrejaId, ticket.igrejaId), eq(usuario.id, ticket.usuarioId)))
  return row?.email
}
