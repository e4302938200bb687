import type { SubscriptionStatus } from '@atrio/contract'
import { and, desc, eq, exists, gt, lte, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { pedido } from '../../payments/payments.tables.ts'
import { planoAssinatura, usuarioPlanoAssinatura as assinatura } from './play.tables.ts'

/** Above real needs: a limit for a list without pages. */
const MAX_SUBSCRIPTIONS = 100

type At = { church: number; now: Date }
export type Subscription = typeof assinatura.$inferSelect

/** A period's end is evaluated at each read: nothing has to run at midnight. During a dispute it is suspended. */
export function statusOf(
  { situacao, dataFim, isContested }: Pick<Subscription, 'situacao' | 'dataFim'> & { isContested: boolean },
  now: Date,
) {
  if (isContested && situacao === 'ativo') return 'pendente' satisfies SubscriptionStatus
  const isOver = situacao === 'ativo' && dataFim !== null && dataFim <= now
  return (isOver ? 'expirado' : situacao) satisfies SubscriptionStatus
}

/** A payment that is disputed at its bank gives no access; once the dispute is won, the period continues. */
const isUncontested = sql`not exists (select from ${pedido} where ${pedido.igrejaId} = ${assinatura.igrejaId}
  and ${pedido.id} = ${assinatura.pedidoId} and ${pedido.flagContestado})`

/** A person's current periods. */
export const running = ({ church, now }: At, user: number) =>
  and(
    eq(assinatura.igrejaId, church),
    eq(assinatura.usuarioId, user),
    eq(assinatura.situacao, 'ativo'),
    lte(assinatura.dataInicio, now),
    gt(assinatura.dataFim, now),
    isUncontested,
  )

/** Whether a person has a valid subscription, as a field of a read. */
export const isSubscriber = (db: NodePgDatabase, at: At, user: number) =>
  exists(db.select().from(assinatura).where(running(at, user))).mapWith(Boolean)

/** A person's subscriptions, newest first. */
export const readSubscriptions = (db: NodePgDatabase, church: number, user: number) =>
  db
    .select({
      subscription: assinatura,
      codigo: pedido.codigo,
      isContested: sql<boolean>`coalesce(${pedido.flagContestado}, false)`,
    })
    .from(assinatura)
    .leftJoin(pedido, and(eq(pedido.igrejaId, assinatura.igrejaId), eq(pedido.id, assinatura.pedidoId)))
    .where(and(eq(assinatura.igrejaId, church), eq(assinatura.usuarioId, user)))
    .orderBy(desc(assinatura.dataCadastro), desc(assinatura.id))
    .limit(MAX_SUBSCRIPTIONS)

export type Plan = typeof planoAssinatura.$inferSelect

/** The plans for sale, in the church's order. */
export const readPlans = (db: NodePgDatabase, church: number): Promise<Plan[]> =>
  db
    .select()
    .from(planoAssinatura)
    .where(eq(planoAssinatura.igrejaId, church))
    .orderBy(planoAssinatura.posicao, planoAssinatura.id)
    .limit(MAX_SUBSCRIPTIONS)
