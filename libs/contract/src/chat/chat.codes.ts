/** Where the chat answers: Socket.IO's path, below the API's, and its namespace. WebSocket only (docs/wire.md). */
export const CHAT_PATH = '/api/v1/chat/'
export const CHAT_NAMESPACE = '/chat'

/** What a client asks for; the server answers each by its acknowledgement. */
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

/** What the server tells everybody in a room; the last one tells one connection that a newer one has its place. */
export const chatNotices = ['lote', 'compromisso', 'presenca', 'modo_lento', 'substituida'] as const
export type ChatNotice = (typeof chatNotices)[number]

/**
 * Who somebody is in a church's chat; a reader has given no name yet and may only read. `equipe` are the staff who do not
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
