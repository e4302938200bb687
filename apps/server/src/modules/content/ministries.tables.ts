import type { ImagemWire } from '@atrio/contract'
import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { churchId, rowId } from '../../platform/church/church.tables.ts'

const area = () => ({
  igrejaId: churchId(),
  id: rowId(),
  slug: text().notNull(),
  nome: text().notNull(),
  resumo: text(),
  conteudo: text(),
  imagem: jsonb().$type<ImagemWire>(),
  posicao: integer().notNull().default(0),
})

export const ministerio = pgTable('ministerio', {
  ...area(),
  responsavel: text(),
  encontro: text(),
  email: text(),
  telefone: text(),
})

export const ministerioProjeto = pgTable('ministerio_projeto', {
  ...area(),
  ministerioId: bigint('ministerio_id', { mode: 'number' }).notNull(),
})
