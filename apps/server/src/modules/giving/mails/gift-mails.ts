import { and, asc, eq } from 'drizzle-orm'
import type { DirectoryChurch } from '../../../platform/church/church-directory.ts'
import { type Mail, writeLetter } from '../../../platform/mail/compose-mail.ts'
import { portalOrigin } from '../../../platform/people/portal-origin.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type PersonLanguage, toLanguage } from '../../../platform/church/person-language.ts'
import { mayHoldNames } from '../../../payments/mails/mail-name.ts'
import { partRefundMail } from '../../../payments/mails/part-refund-mail.ts'
import { fill, money, stepText } from '../../../payments/mails/payment-lines.ts'
import { paymentWords } from '../../../payments/mails/payment.words.ts'
import type { MailSubject, Order } from '../../../payments/payments.ts'
import { doacao, type Plan } from '../giving.tables.ts'
import { giftMailWords } from './gift-mail.words.ts'
import { planMailWords } from './plan-mail.words.ts'
import { dayText, planOf, refusedMailOf } from './plan-mails.ts'

type Kind = 'given' | 'awaiting' | 'over' | 'refunded'

/** The kind of mail for a status. */
function kindOf({ situacao: to }: Order): Kind | undefined {
  if (to === 'aprovado') return 'given'
  if (to === 'pendente' || to === 'aguardando') return 'awaiting'
  if (to === 'estornado') return 'refunded'
  return to === 'cancelado' || to === 'nao_aprovado' ? 'over' : undefined
}

/** The giver's mail about their gift's status; with the receipt, once it is paid. @throws MailRefused */
export async function giftMailOf(
  services: Pick<Platform, 'config' | 'database' | 'directory' | 'auth'>,
  order: Order,
  about: MailSubject,
): Promise<Mail | undefined> {
  const kind = kindOf(order)
  const church = kind && (await services.directory.byId(order.igrejaId))
  if (!kind || !church) return undefined
  const parts = await services.database.churches.of(church.id).use((db) =>
    db
      .select({
        nome: doacao.nome,
        valor: doacao.valor,
        idioma: doacao.idioma,
        plan: doacao.recorrenciaId,
        due: doacao.dataPrevista,
      })
      .from(doacao)
      .where(and(eq(doacao.igrejaId, church.id), eq(doacao.pedidoId, order.id)))
      .orderBy(asc(doacao.id)),
  )
  const [first] = parts
  if (!first) return undefined
  const plan = first.plan === null ? undefined : await planOf(services, church.id, first.plan)
  if (kind === 'over' && plan && first.due !== null) {
    return refusedMailOf(services, church, order, { plan, due: first.due })
  }
  const origin = await portalOrigin(services, church)
  const hasNames = await mayHoldNames(services, order)
  const language = toLanguage(first.idioma)
  if (about === 'devolvido_em_parte') return partRefundMail({ church, order, language, origin, hasNames })
  return giftMail({ kind, church, order, parts, language, origin, plan, hasNames })
}

type MailContent = {
  kind: Kind
  church: DirectoryChurch
  order: Order
  parts: readonly { nome: string; valor: number }[]
  language: PersonLanguage
  origin: string
  /** The plan by which it repeats. */
  plan: Plan | undefined
  hasNames: boolean
}

const dateText = (instant: Date, { fusoHorario: timeZone }: DirectoryChurch, language: PersonLanguage) =>
  new Intl.DateTimeFormat(language.replace('_', '-'), { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
    instant,
  )

function giftMail(content: MailContent): Mail {
  const { kind, church, order, language, origin } = content
  const words = giftMailWords[language]
  const { subject, lines, button } = words[kind]
  const values: Record<string, string> = {
    giver: content.hasNames ? order.comprador.nome : paymentWords[language].nameless,
    church: church.nome,
    total: money(order.valorTotal, order, language),
    until: order.dataExpiracao ? dateText(order.dataExpiracao, church, language) : '',
    step: stepText(order, language),
    receipt: receipt(content),
  }
  return writeLetter({
    to: order.comprador.email,
    church,
    language,
    subject: fill(subject, values),
    paragraphs: [...lines.map((line) => fill(line, values)), ...(kind === 'given' ? repeats(content) : [])],
    footer: fill(words.footer, values),
    button: { text: button, link: `${origin}${pathOf(content)}` },
  })
}

function repeats({ plan, language, origin }: MailContent): string[] {
  if (plan?.situacao !== 'ativa') return []
  const next = dayText(plan.proximaData, language)
  return [
    fill(planMailWords[language].repeats, { days: String(plan.recorrenciaDias), next, own: `${origin}/user/giving` }),
  ]
}

/** A member's order needs a session, a guest's the code. */
function pathOf({ kind, order }: MailContent): string {
  if (kind === 'over') return '/give'
  return order.usuarioId === null || kind === 'awaiting'
    ? `/checkout/thank-you?order=${order.codigo}`
    : `/user/payment/${order.codigo}`
}

function receipt({ order, parts, church, language }: MailContent): string {
  const { receipt: words } = giftMailWords[language]
  const sum = (amount: number) => money(amount, order, language)
  const fees = order.taxaServico + order.taxaProcessamento
  const method = order.metodoPagamento ? ` · ${paymentWords[language].methods[order.metodoPagamento]}` : ''
  return [
    `${words.title} · ${church.nome}`,
    `${words.order}: ${order.codigo}`,
    dateText(order.dataUltimaAlteracao, church, language),
    ...parts.map(({ nome, valor }) => `${nome}: ${sum(valor)}`),
    ...(fees > 0 ? [`${words.fees}: ${sum(fees)}`] : []),
    `${words.total}: ${sum(order.valorTotal)}${method}`,
  ].join('\n')
}
