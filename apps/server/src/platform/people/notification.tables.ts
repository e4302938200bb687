import { bigint, pgTable, text } from 'drizzle-orm/pg-core'
import { churchId, instant, rowId } from '../church/church.tables.ts'

/** `usuarioId` null: to everyone. */
export const notificacao = pgTable('notificacao', {
  igrejaId: churchId(),
  id: rowId(),
  usuarioId: bigint('usuario_id', { mode: 'number' }),
  titulo: text().notNull(),
  corpo: text().notNull(),
  tipo: text().notNull(),
  idEntidadeRelacionada: bigint('id_entidade_relacionada', { mode: 'number' }),
  slugEntidadeRelacionada: text('slug_entidade_relacionada'),
  dataCadastro: instant('data_cadastro').notNull().defaultNow(),
  dataUltimaAlteracao: instant('data_ultima_alteracao').notNull().defaultNow(),
  /** When it was pushed; null: not yet. */
  dataEnvio: instant('data_envio'),
})
