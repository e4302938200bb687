import type {
  CadastroConfiguracaoWire,
  CampoPersonalizadoWire,
  EnderecoWire,
  ImagemWire,
  MaritalStatusCode,
  StaffRole,
  ValorPersonalizadoWire,
} from '@atrio/contract'
import { bigint, boolean, date, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { churchId, instant, rowId } from '../church/church.tables.ts'

export type CustomAnswers = Readonly<Record<string, ValorPersonalizadoWire>>

const userId = () => bigint('usuario_id', { mode: 'number' })

/** A person's account in one church. */
export const usuario = pgTable('usuario', {
  igrejaId: churchId(),
  id: rowId(),
  contaId: bigint('conta_id', { mode: 'number' }).notNull(),
  nome: text().notNull(),
  sobrenome: text().notNull(),
  email: text().notNull(),
  telefone: text(),
  dataNascimento: date('data_nascimento'),
  sexo: text().$type<'M' | 'F'>(),
  ocupacaoId: bigint('ocupacao_id', { mode: 'number' }),
  congregacaoId: bigint('congregacao_id', { mode: 'number' }),
  estadoCivil: text('estado_civil').$type<MaritalStatusCode>(),
  dataCasamento: date('data_casamento'),
  qtdeFilhos: integer('qtde_filhos'),
  endereco: jsonb().$type<EnderecoWire>(),
  comentarios: text(),
  /** Answers to the church's own fields, by the fields' codes. */
  camposPersonalizados: jsonb('campos_personalizados').$type<CustomAnswers>().notNull().default({}),
  image: jsonb().$type<ImagemWire>(),
  flagModeradorChat: boolean('flag_moderador_chat').notNull().default(false),
  dataAceiteTermos: instant('data_aceite_termos'),
  dataCadastro: instant('data_cadastro').notNull().defaultNow(),
})

/** A person's postal addresses. The main one is also in `usuario.endereco`, see migration 0008. */
export const endereco = pgTable('endereco', {
  igrejaId: churchId(),
  id: rowId(),
  usuarioId: userId().notNull(),
  logradouro: text(),
  numero: text(),
  complemento: text(),
  bairro: text(),
  cidade: text(),
  estado: text(),
  pais: text().notNull(),
  cep: text(),
  flagPrincipal: boolean('flag_principal').notNull().default(false),
})

/** A member's children: see migration 0008. */
export const crianca = pgTable('crianca', {
  igrejaId: churchId(),
  id: rowId(),
  usuarioId: userId().notNull(),
  nome: text().notNull(),
  dataNascimento: date('data_nascimento'),
  sexo: text().$type<'M' | 'F'>(),
  observacoes: text(),
})

export const documento = pgTable('documento', {
  igrejaId: churchId(),
  id: rowId(),
  usuarioId: userId().notNull(),
  tipo: text().notNull(),
  numero: text().notNull(),
})

export const usuarioRole = pgTable('usuario_role', {
  igrejaId: churchId(),
  usuarioId: userId().notNull(),
  role: text().$type<StaffRole>().notNull(),
})

export const cartao = pgTable('cartao', {
  igrejaId: churchId(),
  id: rowId(),
  usuarioId: userId().notNull(),
  idGatewayPagamento: integer('id_gateway_pagamento').notNull(),
  titular: text().notNull(),
  bandeira: text(),
  final: text().notNull(),
  validade: text().notNull(),
  /** The provider's reference; null for a card that is only displayed. */
  referencia: text(),
})

export const cadastroConfiguracao = pgTable('cadastro_configuracao', {
  igrejaId: churchId(),
  campos: jsonb().$type<CadastroConfiguracaoWire['campos']>().notNull().default([]),
  camposPersonalizados: jsonb('campos_personalizados').$type<CampoPersonalizadoWire[]>().notNull().default([]),
  urlTermos: text('url_termos'),
  flagSigiloso: boolean('flag_sigiloso').notNull().default(false),
})
