/** Where the chat answers: Socket.IO's path, below the API's, and its namespace. WebSocket only (docs/wire.md). */
export const CHAT_PATH = '/api/v1/chat/'
export const CHAT_NAMESPACE = '/chat'

/** Requests of a client; the server answers each by an acknowledgement. */
export const chatRequests = [
  'entrar',
  'historico',
  'enviar',
  'excluir',
  'excluir_do_usuario',
  'desfazer_exclusao',
  'modo_lento',
  'abrir_compromisso',
  'encerrar_compromisso',
  'responder_compromisso',
  'listar_compromisso',
] as const
export type ChatRequest = (typeof chatRequests)[number]

/** Events that the server sends to a room; the last one is sent to a connection that a newer one replaces. */
export const chatNotices = ['lote', 'compromisso', 'presenca', 'modo_lento', 'substituida'] as const
export type ChatNotice = (typeof chatNotices)[number]

/**
 * Roles in a church's chat; a reader has given no name yet and may only read. `equipe` are the staff who do not
 * moderate.
 */
export const chatRoles = ['leitor', 'visitante', 'membro', 'equipe', 'moderador'] as const
export type ChatRole = (typeof chatRoles)[number]

/** Characters, messages and seconds that the chat allows; both ends count by the same. */
export const chatLimits = {
  nameLength: 40,
  textLength: 500,
  commitmentLength: 120,
  /** Messages of the history: where it is limited, and at most for each page where it is not. */
  limitedHistory: 50,
  page: 100,
  /** Seconds between two messages of one person, at most, that a moderator may ask for. */
  slowest: 300,
} as const
