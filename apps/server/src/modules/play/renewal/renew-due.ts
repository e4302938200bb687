import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { absentPayer, cardMethodOf } from '../../../payments/off-session/absent-payer.ts'
import { ownCard } from '../../../payments/off-session/own-card.ts'
import type { PaymentPlatform } from '../../../payments/payment-platform.ts'
import { dayIn } from '../../../platform/church/church-day.ts'
import type { DirectoryChurch } from '../../../platform/church/church-directory.ts'
import type { Platform } from '../../../platform/platform.ts'
import { renewalMail, type RenewalMailKind } from '../mails/renewal-mails.ts'
import { type Renewal, renovacaoAssinatura as renovacao } from '../play.tables.ts'
import { chargeRenewal } from './charge-renewal.ts'
import { hasPlay, offerOf } from './renewal-offer.ts'
import { chargeAfterNotice, type Fault, renewalFault, stepOf } from './renewal-rules.ts'
import { isHeld, lockRenewal, renewalIs } from './renewal-rows.ts'

const DAY_MS = 86_400_000

export type RenewalServices = Pick<
  PaymentPlatform,
  'config' | 'clock' | 'database' | 'directory' | 'auth' | 'payments' | 'outbox'
>

/** Does what is due for a renewal that this process has leased. */
export async function renewDue(services: RenewalServices, renewal: Renewal): Promise<void> {
  const { clock, database, directory } = services
  const church = await directory.byId(renewal.igrejaId)
  const step = stepOf(renewal, clock())
  if (step === 'rest') return change(services, renewal, { proximaTentativa: null })
  const later = { proximaTentativa: new Date(clock().getTime() + DAY_MS) }
  const isOpen = church?.flagAtivo && (await database.churches.of(church.id).use((db) => hasPlay(db, church.id)))
  const payer = isOpen && (await absentPayer(services, { church, usuarioId: renewal.usuarioId }))
  // church or Play are closed for a while, or the account is about to be erased
  if (!church || !payer) return change(services, renewal, later)
  const tell = (kind: RenewalMailKind, changes: Partial<Renewal>, total: number | null = null) =>
    change(services, renewal, changes, { kind, church, to: payer, total })
  if (step === 'end') return tell('ended', { situacao: 'falhou', proximaTentativa: null })
  if (step === 'remind') return tell('remind', { dataAviso: clock(), proximaTentativa: null })
  const method = await cardMethodOf(services, church)
  // not the subscriber's fault either
  if (!method) return change(services, renewal, later)
  const data = database.churches.of(church.id)
  const offer = await data.use((db) => offerOf(db, church.id, { plan: renewal.planoId, method }))
  const card = await data.transaction(async (tx: NodePgDatabase) =>
    renewal.cartaoId === null ? undefined : ownCard(tx, renewal, renewal.cartaoId),
  )
  const terms = { offer, card: card ?? null, gateway: method.gateway, today: dayIn(church, clock()) }
  const fault = renewalFault(renewal, terms)
  if (fault || !offer) return tell(...FAULTS[fault ?? 'gone'](clock()), offer?.total)
  if (step === 'charge') return chargeRenewal(services, { church, renewal, method, offer, payer })
  const proximaTentativa = chargeAfterNotice(renewal.dataFim, clock())
  return tell('ahead', { dataAviso: clock(), proximaTentativa }, offer.total)
}

/** What becomes of a renewal that can't be charged; its subscriber is notified once. */
const FAULTS: Record<Fault, (now: Date) => [RenewalMailKind, Partial<Renewal>]> = {
  gone: () => ['gone', { situacao: 'falhou', proximaTentativa: null }],
  price: (now) => ['price', { situacao: 'preco', dataAviso: now, proximaTentativa: null }],
  card: (now) => ['noCard', { situacao: 'manual', dataAviso: now, proximaTentativa: null }],
}

type RenewalMail = {
  kind: RenewalMailKind
  church: DirectoryChurch
  to: { nome: string; email: string }
  total: number | null
}

/** Changes a renewal that is still held, together with the mail about it. */
async function change(
  services: Pick<Platform, 'config' | 'database' | 'directory' | 'outbox'>,
  renewal: Renewal,
  changes: Partial<Renewal>,
  notice?: RenewalMail,
): Promise<void> {
  const mail = notice && (await renewalMail(services, { ...notice, renewal: { ...renewal, ...changes } }))
  const isMailQueued = await services.database.churches.of(renewal.igrejaId).transaction(async (tx) => {
    if (!isHeld(await lockRenewal(tx, renewal), renewal)) return false
    await tx.update(renovacao).set(changes).where(renewalIs(renewal))
    if (mail) await services.outbox.add(mail, tx)
    return mail !== undefined
  })
  if (isMailQueued) void services.outbox.deliver()
}
