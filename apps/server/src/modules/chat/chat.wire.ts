import type { ImagemWire, LoteChatWire, MensagemChatWire, UsuarioChatWire } from '@atrio/contract'
import type { Chatter } from './chat-token.ts'
import type { chatMensagem } from './chat.tables.ts'

export type MessageRow = typeof chatMensagem.$inferSelect

/** A row from a hand-written statement. */
export const messageRow = (row: Record<string, unknown>): MessageRow => ({
  igrejaId: Number(row['igreja_id']),
  sequencia: Number(row['sequencia']),
  alteracao: Number(row['alteracao']),
  autor: String(row['autor']),
  idCliente: String(row['id_cliente']),
  nome: String(row['nome']),
  avatar: row['avatar'] as ImagemWire | null,
  papel: row['papel'] as MessageRow['papel'],
  texto: String(row['texto']),
  data: new Date(row['data'] as string),
  origens: row['origens'] as string[] | null,
  apelido: row['apelido'] as string | null,
  moderacaoId: row['moderacao_id'] === null ? null : Number(row['moderacao_id']),
})

export const toMessage = (row: MessageRow): MensagemChatWire => ({
  sequencia: row.sequencia,
  idCliente: row.idCliente,
  idUsuario: row.autor,
  nome: row.nome,
  avatar: row.avatar,
  papel: row.papel,
  texto: row.texto,
  data: row.data.toISOString(),
})

/** Changes after one number up to another: the current state of each message. */
export const toBatch = (de: number, ate: number, rows: readonly MessageRow[]): LoteChatWire => ({
  de,
  ate,
  mensagens: rows.filter(({ moderacaoId }) => moderacaoId === null).map(toMessage),
  exclusoes: rows.filter(({ moderacaoId }) => moderacaoId !== null).map(({ sequencia }) => sequencia),
})

export const toChatUser = (who: Chatter): UsuarioChatWire => ({
  id: who.id,
  nome: who.name,
  avatar: who.avatar,
  email: who.email,
  papel: who.role,
  flagAutenticado: who.account !== null,
  flagEquipe: who.staff ?? false,
})
