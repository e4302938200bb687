import { and, desc, eq, isNull, notExists, type SQL, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Cursor } from '../../http/page-cursor.ts'
import { usuario } from '../../platform/people/account.tables.ts'
import { notificacao } from '../../platform/people/notification.tables.ts'
import { notificacaoRemovida } from './notifications.tables.ts'

type Page = {
  church: number
  /** Includes this account's own, of this church and its sister churches; undefined for a visitor. */
  account: number | undefined
  /** The last notification of the former page, by its instant in milliseconds; null: from the newest. */
  after: Cursor<number> | null
  limit: number
}

const newestFirst = [desc(notificacao.dataCadastro), desc(notificacao.id)] as const

const olderThan = (after: Cursor<number> | null): SQL | undefined =>
  after
    ? sql`(${notificacao.dataCadastro}, ${notificacao.id}) < (${new Date(after.sort).toISOString()}::timestamptz, ${after.id}::bigint)`
    : undefined

/** Those to everybody that a person has removed from their list; read by their own number, whatever was removed. */
const removedBy = (db: NodePgDatabase, account: number) =>
  db
    .select({ id: notificacaoRemovida.notificacaoId })
    .from(notificacaoRemovida)
    .where(
      and(
        eq(notificacaoRemovida.igrejaId, notificacao.igrejaId),
        eq(notificacaoRemovida.contaId, account),
        eq(notificacaoRemovida.notificacaoId, notificacao.id),
      ),
    )

/**
 * A page of the notifications to everyone in a church and of one person's own, newest first. Each list is read by its
 * own index, so that a page costs the same for any number of notifications and any position.
 */
export function readNotifications(db: NodePgDatabase, { church, account, after, limit }: Page) {
  const toAll = db
    .select()
    .from(notificacao)
    .where(
      and(
        eq(notificacao.igrejaId, church),
        isNull(notificacao.usuarioId),
        olderThan(after),
        account === undefined ? undefined : notExists(removedBy(db, account)),
      ),
    )
    .orderBy(...newestFirst)
    .$dynamic()
  if (account === undefined) return toAll.limit(limit)
  const ofUser = db
    .select()
    .from(notificacao)
    .where(and(eq(notificacao.igrejaId, usuario.igrejaId), eq(notificacao.usuarioId, usuario.id), olderThan(after)))
    .orderBy(...newestFirst)
    .limit(limit)
    .as('own')
  const own = db
    .select({
      igrejaId: ofUser.igrejaId,
      id: ofUser.id,
      usuarioId: ofUser.usuarioId,
      titulo: ofUser.titulo,
      corpo: ofUser.corpo,
      tipo: ofUser.tipo,
      idEntidadeRelacionada: ofUser.idEntidadeRelacionada,
      slugEntidadeRelacionada: ofUser.slugEntidadeRelacionada,
      dataCadastro: ofUser.dataCadastro,
      dataUltimaAlteracao: ofUser.dataUltimaAlteracao,
      dataEnvio: ofUser.dataEnvio,
    })
    .from(usuario)
    .crossJoinLateral(ofUser)
    .where(eq(usuario.contaId, account))
  return unionAll(toAll.limit(limit), own)
    .orderBy(sql`data_cadastro desc`, sql`id desc`)
    .limit(limit)
}
