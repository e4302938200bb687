import type { BibliaWire, EnderecoWire, IgrejaWire, ImagemWire, PixKeyType } from '@atrio/contract'
import { bigint, boolean, doublePrecision, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Columns have the wire's names, so that rows need no mapping. The migrations define the schema. */

export const churchId = () => integer('igreja_id').notNull()
export const rowId = () => bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity()
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const position = () => integer('posicao').notNull().default(0)
const pictures = () => jsonb('imagens').$type<ImagemWire[]>().notNull().default([])

export const organizacao = pgTable('organizacao', {
  id: integer().notNull().generatedAlwaysAsIdentity(),
  slug: text().notNull(),
  nome: text().notNull(),
  descricao: text(),
  imagens: pictures(),
})

/** The progress of the demonstration's import; no church's content. */
export const demonstracao = pgTable('demonstracao', {
  pasta: text().notNull(),
  importadaEm: instant('importada_em'),
})

/** With `igreja_host` and `organizacao` the public directory: without row-level security, read-only for requests. */
export const igreja = pgTable('igreja', {
  id: integer().notNull().generatedAlwaysAsIdentity(),
  slug: text().notNull(),
  uuid: uuid().notNull().defaultRandom(),
  codigo: text().notNull(),
  organizacaoId: integer('organizacao_id'),
  nome: text().notNull(),
  descricao: text(),
  historia: text(),
  telefone: text(),
  email: text(),
  /** Where its mails come from, if the installation may send for the domain; else from the installation's address. */
  emailRemetente: text('email_remetente'),
  /** Where answers to its mails go. Null: to `email`. */
  emailResposta: text('email_resposta'),
  /** Its registration number, as receipts print it. */
  documento: text(),
  endereco: jsonb().$type<EnderecoWire>(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  redesSociais: jsonb('redes_sociais').$type<IgrejaWire['redesSociais']>().notNull().default([]),
  idioma: text().notNull().default('en'),
  imagens: pictures(),
  flagAtivo: boolean('flag_ativo').notNull().default(true),
  flagChatBot: boolean('flag_chat_bot').notNull().default(false),
  facebookPixelCode: text('facebook_pixel_code'),
  codigoPlano: text('codigo_plano'),
  dataCadastro: instant('data_cadastro').notNull().defaultNow(),
  urlGooglePlay: text('url_google_play'),
  urlAppleStore: text('url_apple_store'),
  fusoHorario: text('fuso_horario').notNull(),
  moeda: text().notNull(),
  corApp: text('cor_app').notNull(),
  logomarcaMenu: jsonb('logomarca_menu').$type<ImagemWire>(),
  origensEmbed: jsonb('origens_embed').$type<string[]>().notNull().default([]),
  /** Codes of the translations that it offers; one that is not imported is passed over. */
  traducoesBiblia: jsonb('traducoes_biblia').$type<string[]>().notNull().default([]),
  leitoresBiblia: jsonb('leitores_biblia').$type<BibliaWire['leitores']>().notNull().default([]),
  versao: bigint({ mode: 'number' }).notNull().default(1),
})

export const igrejaHost = pgTable('igreja_host', {
  host: text().notNull(),
  igrejaId: churchId(),
  posicao: position(),
})

/** Churches with `flagSigiloso`, by a trigger: account look-ups ask all of them. */
export const igrejaSigilosa = pgTable('igreja_sigilosa', { igrejaId: churchId() })

export const igrejaModulo = pgTable('igreja_modulo', { igrejaId: churchId(), codigo: text().notNull() })

/** A method's `configuracao` in a church's `igreja.json`; sums are minor units, shares basis points. */
export type MethodConfiguration = {
  taxaProcessamento?: { pontosBase: number; fixo: number }
  taxaServico?: { pontosBase: number; fixo: number }
  /** Per month. */
  juros?: number
  chavePix?: { tipo: PixKeyType; chave: string; titular: string; cidade: string }
  instrucoes?: string
}

export const metodoPagamento = pgTable('metodo_pagamento', {
  igrejaId: churchId(),
  id: rowId(),
  codigo: text().notNull(),
  nome: text().notNull(),
  idGatewayPagamento: integer('id_gateway_pagamento'),
  configuracao: jsonb().$type<MethodConfiguration>().notNull().default({}),
  posicao: position(),
})

export const igrejaAppMenu = pgTable('igreja_app_menu', {
  igrejaId: churchId(),
  id: rowId(),
  codigo: text().notNull(),
  flagAtivo: boolean('flag_ativo').notNull().default(true),
  url: text(),
  nome: text().notNull(),
  nomeIngles: text('nome_ingles').notNull(),
  nomeEspanhol: text('nome_espanhol').notNull(),
  posicao: position(),
})

export const banner = pgTable('banner', {
  igrejaId: churchId(),
  id: rowId(),
  chamada: text(),
  titulo: text().notNull(),
  descricao: text(),
  imagem: jsonb().$type<ImagemWire>(),
  url: text(),
  textoBotao: text('texto_botao'),
  posicao: position(),
})

export const congregacao = pgTable('congregacao', {
  igrejaId: churchId(),
  id: rowId(),
  nome: text().notNull(),
  telefone: text(),
  endereco: jsonb().$type<EnderecoWire>(),
  latitude: doublePrecision(),
  longitude: doublePrecision(),
  posicao: position(),
})
