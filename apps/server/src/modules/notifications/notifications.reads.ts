import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { unionAll } from 'drizzle-orm/pg-core'
import { usuario } from '../../platform/people/account.tables.ts'
import { notificacao } from './notifications.tables.ts'

type Page = {
  church: number
  /** Whose own are read too, of this church and its sister churches; a visitor has none. */
  account: number | undefined
  /** Counts from 1. */
  page: number
  limit: number
}

const newestFirst = [desc(notificacao.dataCadastro), desc(notificacao.id)] as const

/**
 * A page of what goes to everybody in a church and of what is one person's own, newest first. Each list is read by its own
 * index no further than the page reaches, so that a page costs the same however many notifications there are.
 */
export function readNotifications(db: NodePgDatabase, { church, account, page, limit }: Page) {
  const reach = page * limit
  const toAll = db
    .select()
    .from(notificacao)
    .where(and(eq(notificacao.igrejaId, church), isNull(notificacao.usuarioId)))
    .orderBy(...newestFirst)
    .$dynamic()
  if (account === undefined) return toAll.limit(limit).offset(reach - limit)
  const ofUser = db
    .select()
    .from(notificacao)
    .where(and(eq(notificacao.igrejaId, usuario.igrejaId), eq(notificacao.usuarioId, usuario.id)))
    .orderBy(...newestFirst)
    .limit(reach)
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
    })
    .from(usuario)
    .crossJoinLateral(ofUser)
    .where(eq(usuario.contaId, account))
  return unionAll(toAll.limit(reach), own)
    .orderBy(sql`data_cadastro desc`, sql`id desc`)
    .limit(limit)
    .offset(reach - limit)
}
