import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { churchId, rowId } from '../church/church.tables.ts'

export const pagamentoMotivo = pgTable('pagamento_motivo', {
  igrejaId: churchId(),
  id: rowId(),
  nome: text().notNull(),
  descricao: text(),
  valorMinimo: bigint('valor_minimo', { mode: 'number' }).notNull().default(0),
  flagRecorrencia: boolean('flag_recorrencia').notNull().default(false),
  flagDoacao: boolean('flag_doacao').notNull().default(true),
  posicao: integer().notNull().default(0),
})
