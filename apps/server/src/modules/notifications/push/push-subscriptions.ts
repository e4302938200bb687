import { notificationTypes, type NotificationKindCode } from '@atrio/contract'
import { and, asc, eq, exists, gt, inArray, sql } from 'drizzle-orm'
import { conta, inscricaoPush, sessao } from '../../../platform/auth/auth.tables.ts'
import { isLive } from '../../../platform/auth/sessions.ts'
import { usuario } from '../../../platform/people/account.tables.ts'
import type { notificacao } from '../../../platform/people/notification.tables.ts'
import type { Platform } from '../../../platform/platform.ts'
import { notificacaoPreferencia } from '../notifications.tables.ts'
import type { PushSubscription } from './send-push.ts'

export type Subscription = PushSubscription & { session: string }

/** Subscriptions per statement. */
export const SUBSCRIPTIONS = 500

const kindOf = (type: string): NotificationKindCode => notificationTypes.find((known) => known === type) ?? 'OUTRO'

/**
 * The next browsers that a notification is pushed to: of live sessions, of those who have not muted its kind, and of its
 * reader only if it has one.
 * @param after the last session of the page before
 * @param among these sessions only
 */
export function subscriptionsFor(
  { clock, database }: Pick<Platform, 'clock' | 'database'>,
  due: typeof notificacao.$inferSelect,
  { among, after }: { among: string[] | undefined; after: string | undefined },
): Promise<Subscription[]> {
  return database.churches.of(due.igrejaId).use((db) => {
    const muted = db
      .select({ of: notificacaoPreferencia.contaId })
      .from(notificacaoPreferencia)
      .where(
        and(
          eq(notificacaoPreferencia.igrejaId, due.igrejaId),
          eq(notificacaoPreferencia.contaId, inscricaoPush.contaId),
          sql`${kindOf(due.tipo)} = any(${notificacaoPreferencia.silenciadas})`,
        ),
      )
    const reader = db
      .select({ of: usuario.id })
      .from(usuario)
      .where(
        and(
          eq(usuario.igrejaId, due.igrejaId),
          eq(usuario.id, due.usuarioId ?? 0),
          eq(usuario.contaId, inscricaoPush.contaId),
        ),
      )
    return db
      .select({
        session: inscricaoPush.sessaoId,
        endereco: inscricaoPush.endereco,
        p256dh: inscricaoPush.p256dh,
        auth: inscricaoPush.auth,
      })
      .from(inscricaoPush)
      .innerJoin(sessao, eq(sessao.id, inscricaoPush.sessaoId))
      .innerJoin(conta, eq(conta.id, inscricaoPush.contaId))
      .where(
        and(
          eq(inscricaoPush.clienteId, due.igrejaId),
          after === undefined ? undefined : gt(inscricaoPush.sessaoId, after),
          among && inArray(inscricaoPush.sessaoId, among),
          isLive(clock()),
          sql`not ${exists(muted)}`,
          due.usuarioId === null ? undefined : exists(reader),
        ),
      )
      .orderBy(asc(inscricaoPush.sessaoId))
      .limit(SUBSCRIPTIONS)
  })
}
