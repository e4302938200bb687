import type { ImagemWire, VideoWire } from '@atrio/contract'
import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { churchId, instant, rowId } from '../../platform/church/church.tables.ts'

/** A playlist. */
export const videoLista = pgTable('video_lista', {
  igrejaId: churchId(),
  id: rowId(),
  slug: text().notNull(),
  titulo: text().notNull(),
  descricao: text(),
  posicao: integer().notNull().default(0),
})

export const video = pgTable('video', {
  igrejaId: churchId(),
  id: rowId(),
  videoListaId: bigint('video_lista_id', { mode: 'number' }),
  slug: text().notNull(),
  titulo: text().notNull(),
  descricao: text(),
  imagem: jsonb().$type<ImagemWire>(),
  servico: text().$type<VideoWire['servico']>().notNull(),
  codigo: text(),
  url: text(),
  html: text(),
  duracaoSegundos: integer('duracao_segundos'),
  dataPublicacao: instant('data_publicacao').notNull(),
})
