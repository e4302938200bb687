import type { DiaPlanoLeituraWire, ImagemWire } from '@atrio/contract'
import { bigint, boolean, date, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { churchId, instant, rowId } from '../../platform/church/church.tables.ts'

export const planoLeitura = pgTable('plano_leitura', {
  igrejaId: churchId(),
  id: rowId(),
  uuid: uuid().notNull().defaultRandom(),
  slug: text().notNull(),
  nome: text().notNull(),
  descricao: text(),
  imagem: jsonb().$type<ImagemWire>(),
  posicao: integer().notNull().default(0),
  qtdeDias: integer('qtde_dias').notNull(),
  dias: jsonb().$type<DiaPlanoLeituraWire[]>().notNull(),
  /** Listed, and open to new readers. */
  flagAtivo: boolean('flag_ativo').notNull().default(true),
})

/** A member's reading with the numbers of read days, from 1, in order. */
export const planoLeituraAssinatura = pgTable('plano_leitura_assinatura', {
  igrejaId: churchId(),
  id: rowId(),
  uuid: uuid().notNull().defaultRandom(),
  /** The id of the reading before the last restart. */
  uuidAnterior: uuid('uuid_anterior'),
  planoLeituraId: bigint('plano_leitura_id', { mode: 'number' }).notNull(),
  usuarioId: bigint('usuario_id', { mode: 'number' }).notNull(),
  dataInicio: date('data_inicio').notNull(),
  diasLidos: integer('dias_lidos').array().notNull().default([]),
  dataConclusao: instant('data_conclusao'),
  /** Hour of the daily reminder in the church's zone; off without one. */
  horaLembrete: smallint('hora_lembrete'),
  idiomaLembrete: text('idioma_lembrete'),
  proximoLembrete: instant('proximo_lembrete'),
  /** Mails since the last mark. */
  lembretesSeguidos: smallint('lembretes_seguidos').notNull().default(0),
})
