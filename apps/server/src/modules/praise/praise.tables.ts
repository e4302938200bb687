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
  /** The title and the words that are searched, made plain (see praise.search.ts). */
  ordem: text().notNull(),
  busca: text().notNull(),
})

/** Whose song it is; of the public directory, kept by a trigger. */
export const louvorIgreja = pgTable('louvor_igreja', {
  id: bigint({ mode: 'number' }).notNull(),
  igrejaId: churchId(),
})
