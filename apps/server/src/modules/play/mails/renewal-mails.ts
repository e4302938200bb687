import { and, eq } from 'drizzle-orm'
import { type PersonLanguage, toLanguage } from '../../../platform/church/person-language.ts'
import { fill, money } from '../../../payments/mails/payment-lines.ts'
import type { Order } from '../../../payments/payments.ts'
import type { DirectoryChurch } from '../../../platform/church/church-directory.ts'
import { type Mail, writeLetter } from '../../../platform/mail/compose-mail.ts'
import { cartao } from '../../../platform/people/account.tables.ts'
import { portalOrigin } from '../../../platform/people/portal-origin.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type Renewal, renovacaoAssinatura as renovacao } from '../play.tables.ts'
import { renews } from '../renewal/renewal-claim.ts'
import type { RenewalMailKind } from './renewal-mail-kinds.ts'
import { renewalMailWords } from './renewal-mail.words.ts'

export type { RenewalMailKind } from './renewal-mail-kinds.ts'

/** The page of one's own subscription. */
export const OWN_SUBSCRIPTION_PATH = '/user/play'
const PLANS_PATH = '/play/plans'
/** Where only another subscription leads on. */
const OVER: readonly RenewalMailKind[] = ['gone', 'ended', 'stopped', 'stoppedByBank', 'missed']

type Needs = Pick<Platform, 'config' | 'database' | 'directory'>
type Content = {
  kind: RenewalMailKind
  church: DirectoryChurch
  renewal: Renewal
  to: { nome: string; email: string }
  /** What one more period costs now, in minor units. */
  total: number | null
}

export const dayText = (instant: Date | null, church: DirectoryChurch, language: PersonLanguage): string =>
  instant === null
    ? ''
    : new Intl.DateTimeFormat(language.replace('_', '-'), { dateStyle: 'long', timeZone: church.fusoHorario }).format(
        instant,
      )

/** A subscriber's renewal; undefined before their first period. */
export async function renewalOfUser(
  { database }: Pick<Platform, 'database'>,
  igrejaId: number,
  usuarioId: number | null,
): Promise<{ renewal: Renewal; card: string | null } | undefined> {
  if (usuarioId === null) return undefined
  const [row] = await database.churches.of(igrejaId).use((db) =>
    db
      .select({ renewal: renovacao, card: cartao.final })
      .from(renovacao)
      .leftJoin(cartao, and(eq(cartao.igrejaId, renovacao.igrejaId), eq(cartao.id, renovacao.cartaoId)))
      .where(and(eq(renovacao.igrejaId, igrejaId), eq(renovacao.usuarioId, usuarioId))),
  )
  return row
}

/** A mail about how a subscription goes on, or does not. @throws MailRefused */
export async function renewalMail(services: Needs, { kind, church, renewal, to, total }: Content): Promise<Mail> {
  const language = toLanguage(renewal.idioma)
  const { [kind]: words, footer, button, plans } = renewalMailWords[language]
  const known = await renewalOfUser(services, church.id, renewal.usuarioId)
  const origin = await portalOrigin(services, church)
  const sum = (amount: number | null) => (amount === null ? '' : money(amount, church, language))
  const values: Record<string, string> = {
    person: to.nome,
    church: church.nome,
    plan: renewal.nome,
    end: dayText(renewal.dataFim, church, language),
    day: dayText(renewal.proximaTentativa, church, language),
    card: known?.card ?? '',
    total: sum(total),
    agreed: sum(renewal.valorTotal),
  }
  const isOver = OVER.includes(kind)
  return writeLetter({
    to: to.email,
    church,
    language,
    subject: fill(words.subject, values),
    paragraphs: words.lines.map((line) => fill(line, values)),
    footer: fill(footer, values),
    button: { text: isOver ? plans : button, link: `${origin}${isOver ? PLANS_PATH : OWN_SUBSCRIPTION_PATH}` },
  })
}

/** The mail about a charge that the card refused: the reason, and what follows. @throws MailRefused */
export async function refusedRenewalMail(
  services: Needs,
  church: DirectoryChurch,
  order: Order,
): Promise<Mail | undefined> {
  const known = await renewalOfUser(services, church.id, order.usuarioId)
  if (!known) return undefined
  const { renewal } = known
  const asksBank = order.motivoRecusa === 'autenticacao'
  const again = renewal.situacao === 'ativa' && renewal.proximaTentativa !== null
  const stopped = renewal.situacao === 'falhou'
  const kind = !renews(order, renewal)
    ? 'missed'
    : again
      ? asksBank
        ? 'failedByBank'
        : 'failed'
      : stopped
        ? asksBank
          ? 'stoppedByBank'
          : 'stopped'
        : 'missed'
  return renewalMail(services, { kind, church, renewal, to: order.comprador, total: order.valorTotal })
}
