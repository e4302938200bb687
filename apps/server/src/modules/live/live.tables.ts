import type { ImagemWire, VideoWire } from '@atrio/contract'
import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { churchId, instant, rowId } from '../../platform/church/church.tables.ts'

/** Weekly services, by the church's local time; weekdays count from 0, Sunday. */
export const culto = pgTable('culto', {
  igrejaId: churchId(),
  id: rowId(),
  nome: text().notNull(),
  descricao: text(),
  diaSemana: integer('dia_semana').notNull(),
  horario: text().notNull(),
  duracaoMinutos: integer('duracao_minutos').notNull().default(90),
  local: text(),
  flagTransmissao: boolean('flag_transmissao').notNull().default(false),
})

/** Special services, of one day. */
export const cultoEspecial = pgTable('culto_especial', {
  igrejaId: churchId(),
  id: rowId(),
  nome: text().notNull(),
  descricao: text(),
  dataInicio: instant('data_inicio').notNull(),
  dataFim: instant('data_fim').notNull(),
  local: text(),
  flagTransmissao: boolean('flag_transmissao').notNull().default(false),
})

/** Broadcasts. One of a weekly service without times of its own is live during that service. */
export const transmissao = pgTable('transmissao', {
  igrejaId: churchId(),
  id: rowId(),
  titulo: text().notNull(),
  descricao: text(),
  imagem: jsonb().$type<ImagemWire>(),
  servico: text().$type<VideoWire['servico']>().notNull(),
  codigo: text(),
  url: text(),
  html: text(),
  dataInicio: instant('data_inicio'),
  dataFim: instant('data_fim'),
  cultoId: bigint('culto_id', { mode: 'number' }),
  cultoEspecialId: bigint('culto_especial_id', { mode: 'number' }),
})
