import type { EstudoWire, ImagemWire } from '@atrio/contract'
import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { churchId, instant, rowId } from '../../platform/church/church.tables.ts'

export const estudo = pgTable('estudo', {
  igrejaId: churchId(),
  id: rowId(),
  slug: text().notNull(),
  titulo: text().notNull(),
  serie: text(),
  autor: text(),
  passagem: text(),
  resumo: text(),
  texto: text(),
  imagem: jsonb().$type<ImagemWire>(),
  arquivos: jsonb().$type<EstudoWire['arquivos']>().notNull().default([]),
  dataPublicacao: instant('data_publicacao').notNull(),
})

/** Without a row, studies are for members only. */
export const configuracaoEstudo = pgTable('configuracao_estudo', {
  igrejaId: churchId(),
  flagConteudoPublico: boolean('flag_conteudo_publico').notNull().default(false),
})
