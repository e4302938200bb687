import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { churchId, instant, rowId } from '../../platform/church/church.tables.ts'

export const notaSermao = pgTable('nota_sermao', {
  igrejaId: churchId(),
  id: rowId(),
  usuarioId: bigint('usuario_id', { mode: 'number' }).notNull(),
  titulo: text().notNull(),
  texto: text().notNull(),
  /** The Idempotency-Key that it was made under. */
  chave: text(),
  /** Whole milliseconds: it goes to the client and comes back as the version that was seen. */
  dataUltimaAlteracao: instant('data_ultima_alteracao').notNull(),
})
