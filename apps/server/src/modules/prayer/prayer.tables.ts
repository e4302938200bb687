import type { ImagemWire } from '@atrio/contract'
import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { churchId, instant, rowId } from '../../platform/church/church.tables.ts'

const prayerId = () => bigint('oracao_id', { mode: 'number' }).notNull()
const userId = () => bigint('usuario_id', { mode: 'number' })
const sendingKey = () => text('chave_envio')

export const oracaoMotivo = pgTable('oracao_motivo', {
  igrejaId: churchId(),
  id: rowId(),
  nome: text().notNull(),
  posicao: integer().notNull().default(0),
})

/** Whether requests for the wall wait until the church has read them. */
export const configuracaoMural = pgTable('configuracao_mural', {
  igrejaId: churchId(),
  flagRevisao: boolean('flag_revisao').notNull().default(false),
})

export const oracao = pgTable('oracao', {
  igrejaId: churchId(),
  id: rowId(),
  usuarioId: userId(),
  nome: text(),
  mensagem: text().notNull(),
  imagem: jsonb().$type<ImagemWire>(),
  oracaoMotivoId: bigint('oracao_motivo_id', { mode: 'number' }),
  flagPublicarMural: boolean('flag_publicar_mural').notNull().default(false),
  flagAtivo: boolean('flag_ativo').notNull().default(false),
  /** Not on the wall yet: the church reads it first. */
  flagEmRevisao: boolean('flag_em_revisao').notNull().default(false),
  flagReceberLigacao: boolean('flag_receber_ligacao').notNull().default(false),
  flagReceberVisita: boolean('flag_receber_visita').notNull().default(false),
  dataCadastro: instant('data_cadastro').notNull().defaultNow(),
  /** The number given by the church's content; members are counted in addition. */
  qtdeOrando: integer('qtde_orando').notNull().default(0),
  qtdeOrandoMembros: integer('qtde_orando_membros').notNull().default(0),
  chaveEnvio: sendingKey(),
  dataRespondida: instant('data_respondida'),
  testemunho: text(),
})

/** Members' messages under a request. */
export const oracaoMensagem = pgTable('oracao_mensagem', {
  igrejaId: churchId(),
  id: rowId(),
  oracaoId: prayerId(),
  usuarioId: userId().notNull(),
  mensagem: text().notNull(),
  flagAtivo: boolean('flag_ativo').notNull().default(true),
  chaveEnvio: sendingKey(),
  dataCadastro: instant('data_cadastro').notNull(),
})

/** Who prays for what, once each. */
export const oracaoOrando = pgTable('oracao_orando', {
  igrejaId: churchId(),
  oracaoId: prayerId(),
  usuarioId: userId().notNull(),
  dataCadastro: instant('data_cadastro').notNull(),
})
