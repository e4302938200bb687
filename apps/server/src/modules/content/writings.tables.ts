import type { ArquivoWire, AulaWire, ImagemWire } from '@atrio/contract'
import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { churchId, instant, rowId } from '../../platform/church/church.tables.ts'

/** The columns common to a church's texts. */
const writing = () => ({
  igrejaId: churchId(),
  id: rowId(),
  slug: text().notNull(),
  titulo: text().notNull(),
  resumo: text(),
  conteudo: text(),
  imagem: jsonb().$type<ImagemWire>(),
  autor: text(),
  dataPublicacao: instant('data_publicacao').notNull(),
  minutosLeitura: integer('minutos_leitura').notNull().default(1),
})
const files = () => jsonb('arquivos').$type<ArquivoWire[]>().notNull().default([])

export const devocional = pgTable('devocional', {
  ...writing(),
  referencia: text(),
  versiculo: text(),
  creditoVersiculo: text('credito_versiculo'),
})

export const noticia = pgTable('noticia', writing())

export const publicacaoTipo = pgTable('publicacao_tipo', {
  igrejaId: churchId(),
  id: rowId(),
  slug: text().notNull(),
  nome: text().notNull(),
  descricao: text(),
  posicao: integer().notNull().default(0),
})

export const publicacao = pgTable('publicacao', {
  ...writing(),
  publicacaoTipoId: bigint('publicacao_tipo_id', { mode: 'number' }).notNull(),
  arquivos: files(),
})

/** Sunday school: a class with its lessons. */
export const ebd = pgTable('ebd', {
  ...writing(),
  publico: text(),
  encontro: text(),
  aulas: jsonb().$type<AulaWire[]>().notNull().default([]),
  arquivos: files(),
})
