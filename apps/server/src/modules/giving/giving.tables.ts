import type { RecurrenceStatusCode } from '@atrio/contract'
import { bigint, boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { churchId, instant, rowId } from '../../platform/church/church.tables.ts'

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
  meta: bigint({ mode: 'number' }),
  recebidoFora: bigint('recebido_fora', { mode: 'number' }).notNull().default(0),
})

/** Paid gifts to a reason, kept by a trigger: see migration 0077. */
export const motivoRecebido = pgTable('motivo_recebido', {
  igrejaId: churchId(),
  motivoId: bigint('motivo_id', { mode: 'number' }).notNull(),
  valor: bigint({ mode: 'number' }).notNull(),
})

/** The parts of an order's gift: see migration 0016. */
export const doacao = pgTable('doacao', {
  igrejaId: churchId(),
  id: rowId(),
  pedidoId: bigint('pedido_id', { mode: 'number' }).notNull(),
  motivoId: bigint('motivo_id', { mode: 'number' }),
  nome: text().notNull(),
  valor: bigint({ mode: 'number' }).notNull(),
  idioma: text().notNull(),
  dataCadastro: instant('data_cadastro').notNull(),
  /** The plan of a gift that repeats; with a date unless it was the first. */
  recorrenciaId: bigint('recorrencia_id', { mode: 'number' }),
  dataPrevista: date('data_prevista', { mode: 'string' }),
  tentativa: integer(),
})

/** A recurring gift's plan: see migration 0016. */
export const doacaoRecorrente = pgTable('doacao_recorrente', {
  igrejaId: churchId(),
  id: rowId(),
  usuarioId: bigint('usuario_id', { mode: 'number' }).notNull(),
  pedidoId: bigint('pedido_id', { mode: 'number' }).notNull(),
  motivoId: bigint('motivo_id', { mode: 'number' }),
  nome: text().notNull(),
  valor: bigint({ mode: 'number' }).notNull(),
  flagUsuarioTaxa: boolean('flag_usuario_taxa').notNull(),
  recorrenciaDias: integer('recorrencia_dias').notNull(),
  cartaoId: bigint('cartao_id', { mode: 'number' }),
  situacao: text().$type<'iniciada' | RecurrenceStatusCode>().notNull(),
  idioma: text().notNull(),
  proximaData: date('proxima_data', { mode: 'string' }).notNull(),
  tentativas: integer().notNull().default(0),
  proximaTentativa: instant('proxima_tentativa'),
  dataCadastro: instant('data_cadastro').notNull(),
})
export type Plan = typeof doacaoRecorrente.$inferSelect
