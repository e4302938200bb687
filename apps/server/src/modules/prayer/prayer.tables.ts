import type { ImagemWire } from '@atrio/contract'
import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { churchId, instant, rowId } from '../church/church.tables.ts'

export const oracaoMotivo = pgTable('oracao_motivo', {
  igrejaId: churchId(),
  id: rowId(),
  nome: text().notNull(),
  posicao: integer().notNull().default(0),
})

export const oracao = pgTable('oracao', {
  igrejaId: churchId(),
  id: rowId(),
  usuarioId: bigint('usuario_id', { mode: 'number' }),
  nome: text().notNull(),
  mensagem: text().notNull(),
  imagem: jsonb().$type<ImagemWire>(),
  oracaoMotivoId: bigint('oracao_motivo_id', { mode: 'number' }),
  flagPublicarMural: boolean('flag_publicar_mural').notNull().default(false),
  flagAtivo: boolean('flag_ativo').notNull().default(false),
  flagReceberLigacao: boolean('flag_receber_ligacao').notNull().default(false),
  flagReceberVisita: boolean('flag_receber_visita').notNull().default(false),
  dataCadastro: instant('data_cadastro').notNull().defaultNow(),
  qtdeOrando: integer('qtde_orando').notNull().default(0),
})
