import { and, asc, eq, sql } from 'drizzle-orm'
import { churchRead, theChurch } from '../../database/church-database.ts'
import { pagamentoMotivo } from './giving.tables.ts'

const MAX_REASONS = 200

export type Reason = typeof pagamentoMotivo.$inferSelect

/** What a church can be paid for; with `donations` only the giving reasons. */
export const readReasons = churchRead((db) =>
  db
    .select()
    .from(pagamentoMotivo)
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
