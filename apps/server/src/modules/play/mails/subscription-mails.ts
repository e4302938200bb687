import { and, eq } from 'drizzle-orm'
import type { DirectoryChurch } from '../../../platform/church/church-directory.ts'
import { type Mail, writeLetter } from '../../../platform/mail/compose-mail.ts'
import { portalOrigin } from '../../../platform/people/portal-origin.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type PersonLanguage, toLanguage } from '../../../platform/church/person-language.ts'
import { fill, money, stepText } from '../../../payments/mails/payment-lines.ts'
import { partRefundMail } from '../../../payments/mails/part-refund-mail.ts'
import { paymentWords } from '../../../payments/mails/payment.words.ts'
import type { MailSubject, Order } from '../../../payments/payments.ts'
import { usuarioPlanoAssinatura as assinatura } from '../play.tables.ts'
import { isRenewal } from '../renewal/renewal-claim.ts'
import { renewalMailWords } from './renewal-mail.words.ts'
import { refusedRenewalMail, renewalOfUser } from './renewal-mails.ts'
import { subscriptionMailWords } from './subscription-mail.words.ts'

type Kind = 'begun' | 'awaiting' | 'over' | 'refunded'

/** The kind of mail for a status. */
function kindOf({ situacao: to }: Order): Kind | undefined {
  if (to === 'aprovado') return 'begun'
  if (to === 'pendente' || to === 'aguardando') return 'awaiting'
  if (to === 'estornado') return 'refunded'
  return to === 'cancelado' || to === 'nao_aprovado' ? 'over' : undefined
}

/** The subscriber's mail about their order's status; with the receipt, once it is paid. @throws MailRefused */
export async function subscriptionMailOf(
  services: Pick<Platform, 'config' | 'database' | 'directory'>,
  order: Order,
  about: MailSubject,
): Promise<Mail | undefined> {
  const kind = kindOf(order)
  const church = kind && (await services.directory.byId(order.igrejaId))
  if (!kind || !church) return undefined
  const [period] = await services.database.churches.of(church.id).use((db) =>
    db
      .select({ end: assinatura.dataFim, idioma: assinatura.idioma })
      .from(assinatura)
      .where(and(eq(assinatura.igrejaId, church.id), eq(assinatura.pedidoId, order.id))),
  )
  if (!period) return undefined
  if (kind === 'over' && isRenewal(order)) return refusedRenewalMail(services, church, order)
  const origin = await portalOrigin(services, church)
  const language = toLanguage(period.idioma)
  // subscribers are members: the name is their account's
  if (about === 'devolvido_em_parte') return partRefundMail({ church, order, language, origin, hasNames: true })
  const known = kind === 'begun' ? await renewalOfUser(services, church.id, order.usuarioId) : undefined
  const renews = known?.renewal.situacao === 'ativa'
  return subscriptionMail({ kind, church, order, end: period.end, renews, language, origin })
}

type MailContent = {
  kind: Kind
  church: DirectoryChurch
  order: Order
  /** The period's end, once it has begun. */
  end: Date | null
  renews: boolean
  language: PersonLanguage
  origin: string
}

const dateText = (
  instant: Date | null,
  { church: { fusoHorario: timeZone }, language }: Pick<MailContent, 'church' | 'language'>,
  timeStyle?: 'short',
) =>
  instant
    ? new Intl.DateTimeFormat(language.replace('_', '-'), {
        dateStyle: timeStyle ? 'full' : 'long',
        timeZone,
        ...(timeStyle && { timeStyle }),
      }).format(instant)
    : ''

const PATHS = { begun: '/play', over: '/play/plans' } as const

function subscriptionMail(content: MailContent): Mail {
  const { kind, church, order, end, renews, language, origin } = content
  const words = subscriptionMailWords[language]
  const { subject, lines, button } = words[kind]
  const values: Record<string, string> = {
    person: order.comprador.nome,
    church: church.nome,
    plan: order.descricao,
    end: dateText(end, content),
    next: renewalMailWords[language][renews ? 'renews' : 'endsThere'],
    total: money(order.valorTotal, order, language),
    until: dateText(order.dataExpiracao, content, 'short'),
    step: stepText(order, language),
    receipt: receipt(content),
  }
  const path = kind === 'begun' || kind === 'over' ? PATHS[kind] : `/user/payment/${order.codigo}`
  return writeLetter({
    to: order.comprador.email,
    church,
    language,
    subject: fill(subject, values),
    paragraphs: lines.map((line) => fill(line, values)),
    footer: fill(words.footer, values),
    button: { text: button, link: `${origin}${path}` },
  })
}

function receipt(content: MailContent): string {
  const { order, church, language } = content
  const { receipt: words } = subscriptionMailWords[language]
  const sum = (amount: number) => money(amount, order, language)
  const fees = order.taxaServico + order.taxaProcessamento
  const method = order.metodoPagamento ? ` · ${paymentWords[language].methods[order.metodoPagamento]}` : ''
  return [
    `${words.title} · ${church.nome}`,
    `${words.order}: ${order.codigo}`,
    dateText(order.dataUltimaAlteracao, content, 'short'),
    `${order.descricao}: ${sum(order.valor)}`,
    ...(fees > 0 ? [`${words.fees}: ${sum(fees)}`] : []),
    `${words.total}: ${sum(order.valorTotal)}${method}`,
  ].join('\n')
}
