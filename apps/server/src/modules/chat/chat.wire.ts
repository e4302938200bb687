import type { LoteChatWire, MensagemChatWire, UsuarioChatWire } from '@atrio/contract'
import type { Chatter } from './chat-token.ts'
import type { chatMensagem } from './chat.tables.ts'

export type MessageRow = typeof chatMensagem.$inferSelect

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

/** What changed after one number and up to another: of each message only how it is now. */
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
  flagEquipe: who.role === 'moderador',
})
