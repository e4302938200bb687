import type { ContentVisibility, ImagemWire, PlayContentType, RenewalStatus, VideoWire } from '@atrio/contract'
import { bigint, boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { churchId, instant, rowId } from '../../platform/church/church.tables.ts'

/** Play: see migrations 0027, 0070 and 0071. */

/** A stored subtitle file of a video. */
export type SubtitleRow = { idioma: string; rotulo: string; url: string }

export const planoAssinaturaConfiguracao = pgTable('plano_assinatura_configuracao', {
  igrejaId: churchId(),
  tipoVisibilidadeConteudo: text('tipo_visibilidade_conteudo')
    .$type<ContentVisibility>()
    .notNull()
    .default('CLOSED_CONTENT'),
  titulo: text(),
  descricao: text(),
  imagem: jsonb().$type<ImagemWire>(),
})

export const planoAssinatura = pgTable('plano_assinatura', {
  igrejaId: churchId(),
  id: rowId(),
  slug: text().notNull(),
  nome: text().notNull(),
  descricao: text(),
  valor: bigint({ mode: 'number' }).notNull(),
  qtdeMeses: integer('qtde_meses').notNull(),
  flagAssumirTaxasServico: boolean('flag_assumir_taxas_servico').notNull().default(false),
  posicao: integer().notNull().default(0),
})

export const planoAssinaturaConteudo = pgTable('plano_assinatura_conteudo', {
  igrejaId: churchId(),
  id: rowId(),
  slug: text().notNull(),
  tipo: text().$type<PlayContentType>().notNull(),
  coletaneaId: bigint('coletanea_id', { mode: 'number' }),
  /** Position in the collection. */
  posicao: integer().notNull().default(0),
  titulo: text().notNull(),
  descricao: text(),
  imagem: jsonb().$type<ImagemWire>(),
  servico: text().$type<VideoWire['servico']>(),
  codigo: text(),
  url: text(),
  html: text(),
  duracaoSegundos: integer('duracao_segundos'),
  legendas: jsonb().$type<SubtitleRow[]>().notNull().default([]),
  flagDestaque: boolean('flag_destaque').notNull().default(false),
  busca: text().notNull(),
  dataPublicacao: instant('data_publicacao').notNull(),
})

export const planoAssinaturaTag = pgTable('plano_assinatura_tag', {
  igrejaId: churchId(),
  id: rowId(),
  slug: text().notNull(),
  nome: text().notNull(),
  posicao: integer().notNull().default(0),
})

export const planoAssinaturaConteudoTag = pgTable('plano_assinatura_conteudo_tag', {
  igrejaId: churchId(),
  id: rowId(),
  tagId: bigint('tag_id', { mode: 'number' }).notNull(),
  conteudoId: bigint('conteudo_id', { mode: 'number' }).notNull(),
  posicao: integer().notNull().default(0),
})

export const usuarioPlanoAssinatura = pgTable('usuario_plano_assinatura', {
  igrejaId: churchId(),
  id: rowId(),
  usuarioId: bigint('usuario_id', { mode: 'number' }).notNull(),
  planoId: bigint('plano_id', { mode: 'number' }),
  pedidoId: bigint('pedido_id', { mode: 'number' }),
  nome: text().notNull(),
  valor: bigint({ mode: 'number' }).notNull(),
  qtdeMeses: integer('qtde_meses').notNull(),
  idioma: text().notNull(),
  /** An expired period is still `ativo` here: its end decides. */
  situacao: text().$type<'pendente' | 'ativo' | 'cancelado'>().notNull().default('pendente'),
  dataInicio: instant('data_inicio'),
  dataFim: instant('data_fim'),
  dataCadastro: instant('data_cadastro').notNull(),
})

export const usuarioPlanoAssinaturaConteudo = pgTable('usuario_plano_assinatura_conteudo', {
  igrejaId: churchId(),
  id: rowId(),
  usuarioId: bigint('usuario_id', { mode: 'number' }).notNull(),
  conteudoId: bigint('conteudo_id', { mode: 'number' }).notNull(),
  dataCadastro: instant('data_cadastro').notNull(),
})

export const planoAssinaturaPosicao = pgTable('plano_assinatura_posicao', {
  igrejaId: churchId(),
  usuarioId: bigint('usuario_id', { mode: 'number' }).notNull(),
  conteudoId: bigint('conteudo_id', { mode: 'number' }).notNull(),
  segundos: integer().notNull(),
  /** As the player found it. */
  duracaoSegundos: integer('duracao_segundos'),
  /** Null while it is not watched. */
  dataConclusao: instant('data_conclusao'),
  dataUltimaAlteracao: instant('data_ultima_alteracao').notNull(),
})

/** How a subscription goes on: see migration 0070. */
export const renovacaoAssinatura = pgTable('renovacao_assinatura', {
  igrejaId: churchId(),
  id: rowId(),
  usuarioId: bigint('usuario_id', { mode: 'number' }).notNull(),
  planoId: bigint('plano_id', { mode: 'number' }),
  nome: text().notNull(),
  situacao: text().$type<RenewalStatus>().notNull(),
  /** Agreed to for one period, with fees. */
  valorTotal: bigint('valor_total', { mode: 'number' }),
  qtdeMeses: integer('qtde_meses'),
  cartaoId: bigint('cartao_id', { mode: 'number' }),
  idioma: text().notNull(),
  /** End of what is paid: the renewal is of the period that follows. */
  dataFim: instant('data_fim').notNull(),
  dataAviso: instant('data_aviso'),
  tentativas: integer().notNull().default(0),
  proximaTentativa: instant('proxima_tentativa'),
  dataCadastro: instant('data_cadastro').notNull(),
})
export type Renewal = typeof renovacaoAssinatura.$inferSelect
