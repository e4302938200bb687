import type { ArquivoLouvorWire } from '@atrio/contract'
import { bigint, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { churchId, rowId } from '../../platform/church/church.tables.ts'

export const louvor = pgTable('louvor', {
  igrejaId: churchId(),
  id: rowId(),
  slug: text().notNull(),
  titulo: text().notNull(),
  subtitulo: text(),
  autor: text(),
  codigo: text(),
  grupo: text(),
  tema: text(),
  ritmo: text(),
  tom: text(),
  conteudo: text(),
  arquivos: jsonb().$type<ArquivoLouvorWire[]>().notNull().default([]),
  /** The normalised title and search text (see search-text.ts). */
  ordem: text().notNull(),
  busca: text().notNull(),
})

/** What lists show of a song. */
export const songEntryColumns = {
  id: louvor.id,
  titulo: louvor.titulo,
  subtitulo: louvor.subtitulo,
  autor: louvor.autor,
  codigo: louvor.codigo,
  grupo: louvor.grupo,
  tema: louvor.tema,
  tom: louvor.tom,
}

/** A song's church, in the public directory; maintained by a trigger. */
export const louvorIgreja = pgTable('louvor_igreja', {
  id: bigint({ mode: 'number' }).notNull(),
  igrejaId: churchId(),
})
