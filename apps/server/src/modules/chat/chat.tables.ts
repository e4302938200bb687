import type { ChatRole, ImagemWire } from '@atrio/contract'
import { bigint, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { churchId, instant, rowId } from '../../platform/church/church.tables.ts'

const author = () => ({
  autor: text().notNull(),
  nome: text().notNull(),
  avatar: jsonb().$type<ImagemWire>(),
  papel: text().$type<ChatRole>().notNull(),
})

/** A church's chat; its counter numbers all changes. */
export const chatSala = pgTable('chat_sala', {
  igrejaId: churchId(),
  sequencia: bigint({ mode: 'number' }).notNull().default(0),
  segundosModoLento: integer('segundos_modo_lento').notNull().default(0),
})

export const chatMensagem = pgTable('chat_mensagem', {
  igrejaId: churchId(),
  sequencia: bigint({ mode: 'number' }).notNull(),
  /** Number of its last change. */
  alteracao: bigint({ mode: 'number' }).notNull(),
  ...author(),
  idCliente: text('id_cliente').notNull(),
  texto: text().notNull(),
  data: instant('data').notNull(),
  /** Of a visitor's message: keyed hashes of addresses and of the name's look; see ChatMarks. */
  origens: text().array(),
  apelido: text(),
  /** Set while it is deleted. */
  moderacaoId: bigint('moderacao_id', { mode: 'number' }),
})

export const chatModeracao = pgTable('chat_moderacao', {
  igrejaId: churchId(),
  id: rowId(),
  acao: text().$type<'excluir' | 'excluir_do_usuario' | 'modo_lento'>().notNull(),
  moderador: text().notNull(),
  alvo: text().notNull(),
  data: instant('data').notNull(),
  dataDesfeita: instant('data_desfeita'),
  desfeitaPor: text('desfeita_por'),
})

export const chatCompromisso = pgTable('chat_compromisso', {
  igrejaId: churchId(),
  id: rowId(),
  titulo: text().notNull(),
  abertoPor: text('aberto_por').notNull(),
  dataAbertura: instant('data_abertura').notNull(),
  dataEncerramento: instant('data_encerramento'),
})

export const chatCompromissoResposta = pgTable('chat_compromisso_resposta', {
  igrejaId: churchId(),
  compromissoId: bigint('compromisso_id', { mode: 'number' }).notNull(),
  ...author(),
  data: instant('data').notNull(),
})

export const chatPresenca = pgTable('chat_presenca', {
  igrejaId: churchId(),
  processo: text().notNull(),
  quantidade: integer().notNull(),
  vistoEm: instant('visto_em').notNull(),
})
