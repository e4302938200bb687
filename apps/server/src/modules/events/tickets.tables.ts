import type { TipoCampo, TipoConteudo } from '@atrio/contract'
import { bigint, boolean, customType, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { churchId, instant, rowId } from '../../platform/church/church.tables.ts'

const rowOf = (name: string) => bigint(name, { mode: 'number' })
const position = () => integer('posicao').notNull().default(0)
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A kind of ticket. */
export const ingresso = pgTable('ingresso', {
  igrejaId: churchId(),
  id: rowId(),
  eventoId: rowOf('evento_id').notNull(),
  nome: text().notNull(),
  descricao: text(),
  valor: rowOf('valor').notNull().default(0),
  /** Null: unlimited. */
  quantidade: integer(),
  limitePorUsuario: integer('limite_por_usuario'),
  dataInicioVenda: instant('data_inicio_venda'),
  dataFimVenda: instant('data_fim_venda'),
  flagConteudoExclusivo: boolean('flag_conteudo_exclusivo').notNull().default(false),
  flagAtivo: boolean('flag_ativo').notNull().default(true),
  posicao: position(),
})

/** The taken places; maintained by triggers and the migration's functions only. */
export const ingressoEstoque = pgTable('ingresso_estoque', {
  igrejaId: churchId(),
  ingressoId: rowOf('ingresso_id').notNull(),
  quantidade: integer(),
  ocupada: integer().notNull().default(0),
})

export const ingressoComprador = pgTable('ingresso_comprador', {
  igrejaId: churchId(),
  ingressoId: rowOf('ingresso_id').notNull(),
  comprador: text().notNull(),
  qtde: integer().notNull(),
})

/** A question to each ticket holder. */
export const campoEvento = pgTable('campo_evento', {
  igrejaId: churchId(),
  id: rowId(),
  eventoId: rowOf('evento_id').notNull(),
  nome: text().notNull(),
  ajuda: text(),
  tipo: text().$type<TipoCampo>().notNull(),
  flagObrigatorio: boolean('flag_obrigatorio').notNull().default(false),
  opcoes: jsonb().$type<string[]>().notNull().default([]),
  posicao: position(),
})

/** A stored answer, with the question's text, which may change later. */
export type StoredAnswer = { idCampo: number; nome: string; tipo: TipoCampo; valor: string }

/** A bought ticket; its order has the payment status. */
export const inscricao = pgTable('inscricao', {
  igrejaId: churchId(),
  id: rowId(),
  eventoId: rowOf('evento_id').notNull(),
  ingressoId: rowOf('ingresso_id').notNull(),
  pedidoId: rowOf('pedido_id').notNull(),
  usuarioId: rowOf('usuario_id'),
  /** The subject of the limit per person. */
  comprador: text().notNull(),
  titular: text().notNull(),
  respostas: jsonb().$type<StoredAnswer[]>().notNull().default([]),
  codigo: text().notNull(),
  valor: rowOf('valor').notNull(),
  /** The buyer's language, for later mails. */
  idioma: text().notNull().default('pt_BR'),
  flagOcupa: boolean('flag_ocupa').notNull().default(true),
  dataCancelamento: instant('data_cancelamento'),
  /** An open offer to another person, see migration 0057. */
  transferenciaEmail: text('transferencia_email'),
  transferenciaHash: text('transferencia_hash'),
  transferenciaFim: instant('transferencia_fim'),
  aceiteHash: text('aceite_hash'),
  dataCadastro: instant('data_cadastro').notNull(),
})

/** Exclusive content, of one ticket kind or (null) of all. */
export const conteudo = pgTable('conteudo', {
  igrejaId: churchId(),
  id: rowId(),
  eventoId: rowOf('evento_id').notNull(),
  ingressoId: rowOf('ingresso_id'),
  titulo: text().notNull(),
  descricao: text(),
  tipo: text().$type<TipoConteudo>().notNull(),
  dataInicio: instant('data_inicio'),
  dataFim: instant('data_fim'),
  /** For a text: paragraphs, separated by empty lines. */
  texto: text(),
  url: text(),
  posicao: position(),
})

/** A file that answers a question; unbound until a ticket holds it. */
export const arquivoResposta = pgTable('arquivo_resposta', {
  igrejaId: churchId(),
  codigo: text().notNull(),
  eventoId: rowOf('evento_id').notNull(),
  inscricaoId: rowOf('inscricao_id'),
  nome: text().notNull(),
  tipo: text().notNull(),
  tamanho: integer().notNull(),
  bytes: bytes().notNull(),
  /** A keyed hash of the address that it came from, for a day. */
  remetenteHash: text('remetente_hash'),
  dataCadastro: instant('data_cadastro').notNull(),
  dataExpiracao: instant('data_expiracao'),
})
