import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { churchId, instant, rowId } from '../church/church.tables.ts'

export const pagamentoMotivo = pgTable('pagamento_motivo', {
  igrejaId: churchId(),
  id: rowId(),
  nome: text().notNull(),
  descricao: text(),
  valorMinimo: bigint('valor_minimo', { mode: 'number' }).notNull().default(0),
  valorMaximo: bigint('valor_maximo', { mode: 'number' }),
  flagRecorrencia: boolean('flag_recorrencia').notNull().default(false),
  flagDoacao: boolean('flag_doacao').notNull().default(true),
  posicao: integer().notNull().default(0),
})

/** What the gift of an order is for: see migration 0019. */
export const doacao = pgTable('doacao', {
  igrejaId: churchId(),
  id: rowId(),
  pedidoId: bigint('pedido_id', { mode: 'number' }).notNull(),
  motivoId: bigint('motivo_id', { mode: 'number' }),
  nome: text().notNull(),
  valor: bigint({ mode: 'number' }).notNull(),
  idioma: text().notNull(),
  dataCadastro: instant('data_cadastro').notNull(),
})
