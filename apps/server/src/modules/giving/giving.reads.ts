import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm'
import { churchRead, theChurch } from '../../database/church-database.ts'
import { motivoRecebido, pagamentoMotivo } from './giving.tables.ts'

const MAX_REASONS = 200

export type Reason = typeof pagamentoMotivo.$inferSelect

/** What a church can be paid for, with what has been given for it; with `donations` only the giving reasons. */
export const readReasons = churchRead((db) =>
  db
    .select({ ...getTableColumns(pagamentoMotivo), recebido: motivoRecebido.valor })
    .from(pagamentoMotivo)
    .leftJoin(
      motivoRecebido,
      and(eq(motivoRecebido.igrejaId, pagamentoMotivo.igrejaId), eq(motivoRecebido.motivoId, pagamentoMotivo.id)),
    )
    .where(
      and(
        eq(pagamentoMotivo.igrejaId, theChurch),
        sql`(${pagamentoMotivo.flagDoacao} or not ${sql.placeholder('donations')}::boolean)`,
      ),
    )
    .orderBy(asc(pagamentoMotivo.posicao), asc(pagamentoMotivo.id))
    .limit(MAX_REASONS)
    .prepare('giving.reasons'),
)
