import { and, eq } from 'drizzle-orm'
import { dayIn } from '../../../platform/church/church-day.ts'
import type { DirectoryChurch } from '../../../platform/church/church-directory.ts'
import { type Mail, writeLetter } from '../../../platform/mail/compose-mail.ts'
import { usuario } from '../../../platform/people/account.tables.ts'
import { portalOrigin } from '../../../platform/people/portal-origin.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type PersonLanguage, toLanguage } from '../../../platform/church/person-language.ts'
import { fill, money } from '../../../payments/mails/payment-lines.ts'
import type { Order } from '../../../payments/payments.ts'
import { doacaoRecorrente, type Plan } from '../giving.tables.ts'
import { type PlanMailKind, planMailWords } from './plan-mail.words.ts'

/** The page of one's own recurring gifts. */
const OWN_GIFTS_PATH = '/user/giving'

export const planOf = async (
  { database }: Pick<Platform, 'database'>,
  igrejaId: number,
  id: number,
): Promise<Plan | undefined> => {
  const rows = await database.churches.of(igrejaId).use((db) =>
    db
      .select()
      .from(doacaoRecorrente)
      .where(and(eq(doacaoRecorrente.igrejaId, igrejaId), eq(doacaoRecorrente.id, id))),
  )
  return rows[0]
}

/** A date without a time, in words. */
export const dayText = (day: string, language: PersonLanguage): string =>
  new Intl.DateTimeFormat(language.replace('_', '-'), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

type MailContent = {
  kind: PlanMailKind
  church: DirectoryChurch
  to: string
  giver: string
  plan: Plan
  /** Of the gift that was not made, in minor units. */
  total: number
  origin: string
}

function planMail({ kind, church, to, giver, plan, total, origin }: MailContent): Mail {
  const language = toLanguage(plan.idioma)
  const { [kind]: words, footer, button } = planMailWords[language]
  const values: Record<string, string> = {
    giver,
    church: church.nome,
    reason: plan.nome,
    total: money(total, church, language),
    retry: plan.proximaTentativa ? dayText(dayIn(church, plan.proximaTentativa), language) : '',
    give: `${origin}/give${plan.motivoId === null ? '' : `?reason=${plan.motivoId}`}`,
  }
  return writeLetter({
    to,
    church,
    language,
    subject: fill(words.subject, values),
    paragraphs: words.lines.map((line) => fill(line, values)),
    footer: fill(footer, values),
    button: { text: button, link: `${origin}${OWN_GIFTS_PATH}` },
  })
}

/**
 * The mail about a plan that stops without an order: its card is deleted or expired, or the church accepts no such gift
 * any more.
 */
export async function planMailOf(
  services: Pick<Platform, 'config' | 'database' | 'directory'>,
  church: DirectoryChurch,
  plan: Plan,
  fault: 'reason' | 'card',
): Promise<Mail | undefined> {
  const [person] = await services.database.churches.of(church.id).use((db) =>
    db
      .select()
      .from(usuario)
      .where(and(eq(usuario.igrejaId, church.id), eq(usuario.id, plan.usuarioId))),
  )
  if (!person) return undefined
  const giver = `${person.nome} ${person.sobrenome}`.trim()
  const origin = await portalOrigin(services, church)
  const kind = fault === 'card' ? 'noCard' : 'ended'
  return planMail({ kind, church, to: person.email, giver, plan, total: plan.valor, origin })
}

/** The mail about an unpaid gift of a plan: the reason, and what follows. @throws MailRefused */
export async function refusedMailOf(
  services: Pick<Platform, 'config' | 'directory'>,
  church: DirectoryChurch,
  order: Order,
  gift: { plan: Plan; due: string },
): Promise<Mail> {
  const { plan, due } = gift
  const isCurrent = plan.proximaData === due
  const asksBank = order.motivoRecusa === 'autenticacao'
  const stopped = asksBank ? 'stoppedByBank' : 'stopped'
  const again = asksBank ? 'askedByBank' : 'failed'
  const goesOn = plan.situacao === 'ativa' && plan.proximaTentativa !== null
  const kind = !isCurrent ? 'missed' : goesOn ? again : plan.situacao === 'falhou' ? stopped : 'missed'
  const { email: to, nome: giver } = order.comprador
  return planMail({
    kind,
    church,
    to,
    giver,
    plan,
    total: order.valorTotal,
    origin: await portalOrigin(services, church),
  })
}
