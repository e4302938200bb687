import type { NotificationKindCode } from '@atrio/contract'
import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { churchId, instant } from '../../platform/church/church.tables.ts'

const accountId = () => bigint('conta_id', { mode: 'number' }).notNull()

/** What a person wants to be notified of in a church, and what they have seen: see migration 0061. */
export const notificacaoPreferencia = pgTable('notificacao_preferencia', {
  igrejaId: churchId(),
  contaId: accountId(),
  vistaAte: instant('vista_ate'),
  silenciadas: text().array().$type<NotificationKindCode[]>().notNull().default([]),
})

export const notificacaoRemovida = pgTable('notificacao_removida', {
  igrejaId: churchId(),
  contaId: accountId(),
  notificacaoId: bigint('notificacao_id', { mode: 'number' }).notNull(),
})
