import type { ImagemWire } from '@atrio/contract'
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { churchId, instant, rowId } from '../../platform/church/church.tables.ts'

export const podcast = pgTable('podcast', {
  igrejaId: churchId(),
  id: rowId(),
  feed: text().notNull(),
})

export const podcastEpisodio = pgTable('podcast_episodio', {
  igrejaId: churchId(),
  id: rowId(),
  slug: text().notNull(),
  titulo: text().notNull(),
  descricao: text(),
  imagem: jsonb().$type<ImagemWire>(),
  audio: text().notNull(),
  duracaoSegundos: integer('duracao_segundos'),
  dataPublicacao: instant('data_publicacao').notNull(),
})
