import type { PreferenciaNotificacaoDadosWire, PreferenciaNotificacaoWire } from '@atrio/contract'
import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { notFound, ProblemError } from '../../http/problem.ts'
import type { User } from '../../platform/people/membership.ts'
import { notificacao } from '../../platform/people/notification.tables.ts'
import { notificacaoPreferencia, notificacaoRemovida } from './notifications.tables.ts'

type Whose = { church: number; account: number }
/** The same, with the person's accounts in the church's organisation. */
type Reader = Whose & { users: readonly Pick<User, 'dataCadastro'>[] }

/** Removed notifications of a church to everybody: the list reads past them. */
export const MAX_REMOVED = 1_000

type Row = typeof notificacaoPreferencia.$inferSelect

/** What was sent before a person registered does not count as new to them. */
function toPreferencia(row: Row | undefined, { users }: Reader): PreferenciaNotificacaoWire {
  const [registered] = users.map(({ dataCadastro }) => dataCadastro.toISOString()).sort()
  const marks = [row?.vistaAte?.toISOString(), registered].filter((mark) => mark !== undefined)
  return { vistaAte: marks.sort().at(-1) ?? null, silenciadas: row?.silenciadas ?? [] }
}

const own = ({ church, account }: Whose) =>
  and(eq(notificacaoPreferencia.igrejaId, church), eq(notificacaoPreferencia.contaId, account))

export async function preferenceOf(db: NodePgDatabase, reader: Reader): Promise<PreferenciaNotificacaoWire> {
  const [row] = await db.select().from(notificacaoPreferencia).where(own(reader))
  return toPreferencia(row, reader)
}

/** Saves what is sent; the mark of what was seen only moves forward, so that two devices agree. */
export async function savePreference(
  tx: NodePgDatabase,
  reader: Reader,
  { vistaAte, silenciadas }: PreferenciaNotificacaoDadosWire,
): Promise<PreferenciaNotificacaoWire> {
  const seen = vistaAte === undefined ? null : new Date(vistaAte)
  const muted = silenciadas === undefined ? undefined : [...new Set(silenciadas)]
  const [row] = await tx
    .insert(notificacaoPreferencia)
    .values({ igrejaId: reader.church, contaId: reader.account, vistaAte: seen, silenciadas: muted ?? [] })
    .onConflictDoUpdate({
      target: [notificacaoPreferencia.igrejaId, notificacaoPreferencia.contaId],
      set: {
        // greatest passes over null
        vistaAte: sql`greatest(${notificacaoPreferencia.vistaAte}, excluded.vista_ate)`,
        ...(muted && { silenciadas: muted }),
      },
    })
    .returning()
  return toPreferencia(row, reader)
}

/**
 * Removes a notification from one person's list: one of their own for good, one to everybody for them alone.
 * @throws ProblemError not_found for another person's or church's, conflict beyond MAX_REMOVED
 */
export async function removeNotification(
  tx: NodePgDatabase,
  { church, account }: Whose,
  users: readonly User[],
  id: number,
): Promise<void> {
  const mine = users.map((user) => and(eq(notificacao.igrejaId, user.igrejaId), eq(notificacao.usuarioId, user.id)))
  if (mine.length > 0) {
    const deleted = await tx.delete(notificacao).where(and(eq(notificacao.id, id), or(...mine)))
    if ((deleted.rowCount ?? 0) > 0) return
  }
  const toAll = and(eq(notificacao.igrejaId, church), eq(notificacao.id, id), isNull(notificacao.usuarioId))
  const [found] = await tx.select({ id: notificacao.id }).from(notificacao).where(toAll)
  if (!found) throw notFound()
  const removed = await tx.$count(
    notificacaoRemovida,
    and(eq(notificacaoRemovida.igrejaId, church), eq(notificacaoRemovida.contaId, account)),
  )
  if (removed >= MAX_REMOVED) throw new ProblemError('conflict')
  await tx
    .insert(notificacaoRemovida)
    .values({ igrejaId: church, contaId: account, notificacaoId: id })
    .onConflictDoNothing()
}
