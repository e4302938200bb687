import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { churchId, instant, rowId } from '../../platform/church/church.tables.ts'

export const notaSermao = pgTable('nota_sermao', {
  igrejaId: churchId(),
  id: rowId(),
  usuarioId: bigint('usuario_id', { mode: 'number' }).notNull(),
  titulo: text().notNull(),
  texto: text().notNull(),
  /** The Idempotency-Key of its creation. */
  chave: text(),
  /** In whole milliseconds, since clients send it back as the seen version. */
  dataUltimaAlteracao: instant('data_ultima_alteracao').notNull(),
})
