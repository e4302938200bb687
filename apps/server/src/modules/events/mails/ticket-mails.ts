import { and, asc, eq } from 'drizzle-orm'
import type { DirectoryChurch } from '../../../platform/church/church-directory.ts'
import { type Attachment, type Mail, writeLetter } from '../../../platform/mail/compose-mail.ts'
import { portalOrigin } from '../../../platform/people/portal-origin.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type PersonLanguage, toLanguage } from '../../../platform/church/person-language.ts'
import { mayHoldNames } from '../../../payments/mails/mail-name.ts'
import { partRefundMail } from '../../../payments/mails/part-refund-mail.ts'
import { fill, money, stepText } from '../../../payments/mails/payment-lines.ts'
import { paymentWords } from '../../../payments/mails/payment.words.ts'
import type { MailSubject, Order } from '../../../payments/payments.ts'
import { type EventForSale, readEvent } from '../events.reads.ts'
import { eventDate, placeText, ticketsPdf } from '../ticket-pdf.ts'
import { ingresso, inscricao } from '../tickets.tables.ts'
import { ticketMailWords } from './ticket-mail.words.ts'

type Kind = 'tickets' | 'awaiting' | 'over' | 'refunded' | 'canceled'

/** The kind of mail for a status. */
function kindOf({ situacao: to, valorTotal }: Order): Kind | undefined {
  if (to === 'aprovado') return 'tickets'
  if (to === 'pendente' || to === 'aguardando') return 'awaiting'
  // what cost nothing was cancelled
  if (to === 'estornado') return valorTotal === 0 ? 'canceled' : 'refunded'
  return to === 'cancelado' || to === 'nao_aprovado' ? 'over' : undefined
}

/** The buyer's mail about their order's status; with the tickets, once it is paid. @throws MailRefused */
export async function ticketMailOf(
  services: Pick<Platform, 'config' | 'database' | 'directory' | 'auth'>,
  order: Order,
  about: MailSubject,
): Promise<Mail | undefined> {
  const kind = kindOf(order)
  const church = kind && (await services.directory.byId(order.igrejaId))
  if (!kind || !church || order.referenciaId === null) return undefined
  const data = services.database.churches.of(church.id)
  const [event] = await data.read(readEvent, { id: order.referenciaId })
  const tickets = await data.use((db) =>
    db
      .select({
        codigo: inscricao.codigo,
        titular: inscricao.titular,
        ingresso: ingresso.nome,
        idioma: inscricao.idioma,
        holder: inscricao.usuarioId,
        canceledAt: inscricao.dataCancelamento,
      })
      .from(inscricao)
      .innerJoin(ingresso, and(eq(ingresso.igrejaId, inscricao.igrejaId), eq(ingresso.id, inscricao.ingressoId)))
      .where(and(eq(inscricao.igrejaId, church.id), eq(inscricao.pedidoId, order.id)))
      .orderBy(asc(inscricao.id)),
  )
  const [first] = tickets
  if (!event || !first) return undefined
  const language = toLanguage(first.idioma)
  const origin = await portalOrigin(services, church)
  const hasNames = await mayHoldNames(services, order)
  if (about === 'devolvido_em_parte') return partRefundMail({ church, order, language, origin, hasNames })
  const mail = ticketMail({ kind, church, event, order, language, origin, hasNames })
  if (kind !== 'tickets') return mail
  // one that was passed on is no longer the buyer's
  const valid = tickets.filter(({ holder, canceledAt }) => canceledAt === null && holder === order.usuarioId)
  if (valid.length === 0) return mail
  const printed = valid.map((ticket) =>
    hasNames ? { ...ticket, comprador: order.comprador.nome } : { ...ticket, titular: null, comprador: null },
  )
  const pdf = await ticketsPdf({ church, event, tickets: printed, language })
  const file: Attachment = { name: 'atrio.pdf', type: 'application/pdf', base64: pdf.toString('base64') }
  return { ...mail, attachments: [file] }
}

type MailContent = {
  kind: Kind
  church: DirectoryChurch
  event: Pick<EventForSale, 'id' | 'nome' | 'dataInicio' | 'dataFim' | 'local' | 'flagOnline'>
  order: Order
  language: PersonLanguage
  origin: string
  /** Whether names of buyer and holders may be included: see `mayHoldNames`. */
  hasNames: boolean
}

/** Composes the mail. @throws MailRefused where a name could begin a header */
export function ticketMail(content: MailContent): Mail {
  const { kind, church, event, order, language, origin } = content
  const words = ticketMailWords[language]
  const { subject, lines, button } = words[kind]
  const isPast = event.dataFim <= order.dataUltimaAlteracao
  const values: Record<string, string> = {
    event: event.nome,
    buyer: content.hasNames ? order.comprador.nome : paymentWords[language].nameless,
    church: church.nome,
    when: eventDate(event.dataInicio, church.fusoHorario, language),
    where: placeText(event, language),
    until: order.dataExpiracao ? eventDate(order.dataExpiracao, church.fusoHorario, language) : '',
    step: stepText(order, language),
  }
  return writeLetter({
    to: order.comprador.email,
    church,
    language,
    subject: fill(subject, values),
    paragraphs: [
      ...(kind === 'over' && isPast ? lines.slice(0, 1) : lines).map((line) => fill(line, values)),
      ...(kind === 'tickets' ? [receipt(content)] : []),
    ],
    footer: fill(words.footer, values),
    button: { text: button, link: `${origin}${pathOf(content)}` },
  })
}

function pathOf({ kind, event, order }: MailContent): string {
  if (kind === 'awaiting') return `/checkout/thank-you?order=${order.codigo}`
  if (kind !== 'tickets') return `/event/${event.id}`
  return order.usuarioId === null
    ? `/checkout/thank-you?order=${order.codigo}`
    : `/user/registrations/${event.id}/tickets`
}

function receipt({ order, church, language }: MailContent): string {
  const { receipt: words } = ticketMailWords[language]
  const { methods } = paymentWords[language]
  const sum = (amount: number) => money(amount, order, language)
  const fees = order.taxaServico + order.taxaProcessamento
  const paid = [
    `${words.price}: ${sum(order.valor)}`,
    ...(fees > 0 ? [`${words.fees}: ${sum(fees)}`] : []),
    ...(order.juros > 0 ? [`${words.interest}: ${sum(order.juros)}`] : []),
    `${words.total}: ${sum(order.valorTotal)}${order.metodoPagamento ? ` · ${methods[order.metodoPagamento]}` : ''}`,
  ]
  return [
    `${words.title} · ${church.nome}`,
    `${words.order}: ${order.codigo}`,
    eventDate(order.dataUltimaAlteracao, church.fusoHorario, language),
    ...(order.valorTotal === 0 ? [words.free] : paid),
  ].join('\n')
}
