import type { EventoWire, ImagemWire, PaymentMethodCode, SituacaoEvento } from '@atrio/contract'
import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { churchId, instant, rowId } from '../../platform/church/church.tables.ts'

export const evento = pgTable('evento', {
  igrejaId: churchId(),
  id: rowId(),
  slug: text().notNull(),
  nome: text().notNull(),
  chamada: text(),
  resumo: text(),
  descricao: text(),
  imagem: jsonb().$type<ImagemWire>(),
  dataInicio: instant('data_inicio').notNull(),
  dataFim: instant('data_fim').notNull(),
  local: jsonb().$type<NonNullable<EventoWire['local']>>(),
  flagOnline: boolean('flag_online').notNull().default(false),
  /** Null: derived from the dates and the stock (see events.status.ts). */
  situacao: text().$type<SituacaoEvento>(),
  dataInicioInscricao: instant('data_inicio_inscricao'),
  dataFimInscricao: instant('data_fim_inscricao'),
  valorMinimo: bigint('valor_minimo', { mode: 'number' }).notNull().default(0),
  valorMaximo: bigint('valor_maximo', { mode: 'number' }).notNull().default(0),
  flagJuros: boolean('flag_juros').notNull().default(false),
  flagAssumirTaxasServico: boolean('flag_assumir_taxas_servico').notNull().default(false),
  qtdeMaxParcelas: integer('qtde_max_parcelas').notNull().default(1),
  /** Paragraphs, separated by empty lines. */
  termos: text(),
  /** Null: all of the church's. */
  metodosPagamento: text('metodos_pagamento').array().$type<PaymentMethodCode[]>(),
  prazoDinheiroDias: integer('prazo_dinheiro_dias'),
  urlOnline: text('url_online'),
  /** Hours before its beginning until which a registration may be cancelled; null: never. */
  cancelamentoHoras: integer('cancelamento_horas'),
  /** Whether tickets may be passed on. */
  flagTransferivel: boolean('flag_transferivel').notNull().default(false),
  qtdeMaxCompra: integer('qtde_max_compra').notNull().default(10),
  /** False: withdrawn by the church while people hold tickets of it. */
  flagAtivo: boolean('flag_ativo').notNull().default(true),
})
