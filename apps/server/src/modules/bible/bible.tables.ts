import type { TraducaoWire } from '@atrio/contract'
import { boolean, customType, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/church/church.tables.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Texts are shared by all churches; `igreja.traducoesBiblia` has each church's choice. */
export const traducaoBiblia = pgTable('traducao_biblia', {
  codigo: text().notNull(),
  nome: text().notNull(),
  sigla: text().notNull(),
  idioma: text().notNull(),
  licenca: text().notNull(),
  livros: jsonb().$type<TraducaoWire['livros']>().notNull(),
  dataImportacao: instant('data_importacao').notNull().defaultNow(),
})

export const versiculoBiblia = pgTable('versiculo_biblia', {
  traducao: text().notNull(),
  /** Orders the verses of a translation; see verseId. */
  id: integer().notNull(),
  livro: text().notNull(),
  capitulo: integer().notNull(),
  numero: integer().notNull(),
  numeroFinal: integer('numero_final'),
  titulo: text(),
  flagParagrafo: boolean('flag_paragrafo').notNull(),
  texto: text().notNull(),
  busca: tsvector().notNull(),
})
