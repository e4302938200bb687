import type {
  ChatGives,
  ChatRole as ChatRoleWire,
  CompromissoChatWire,
  ImagemWire,
  LoteChatWire,
  MensagemChatWire,
  ModoLentoChatWire,
  PresencaChatWire,
  TokenChatWire,
  UsuarioChatWire,
} from '@atrio/contract'
import { toImage, type Image } from '../address.ts'
import { known } from '../wire-code.ts'
import type {
  ChatAuthor,
  ChatBatch,
  ChatHistory,
  ChatJoined,
  ChatMessage,
  ChatNotice,
  ChatPass,
  ChatRole,
  ChatUser,
  Commitment,
  CommitmentAnswer,
} from './chat.types.ts'

const roles = {
  leitor: 'reader',
  visitante: 'visitor',
  membro: 'member',
  equipe: 'staff',
  moderador: 'moderator',
} as const satisfies Record<ChatRoleWire, ChatRole>

/** A role that this version does not know gets the fewest rights. */
const toRole = (wire: string): ChatRole => known<ChatRole>(roles, wire) ?? 'visitor'
const toPicture = (wire: ImagemWire | null | undefined): Image | null => (wire ? toImage(wire) : null)

const toUser = (wire: UsuarioChatWire): ChatUser => ({
  id: wire.id,
  name: wire.nome ?? null,
  avatar: toPicture(wire.avatar),
  email: wire.email ?? null,
  role: toRole(wire.papel),
  authenticated: wire.flagAutenticado,
  staff: wire.flagEquipe,
})

export const toPass = (wire: TokenChatWire): ChatPass => ({
  token: wire.token,
  expiresAt: wire.expiraEm,
  channel: wire.canal,
  visitor: wire.visitante ?? null,
  user: toUser(wire.usuario),
})

type AuthorWire = Pick<MensagemChatWire, 'idUsuario' | 'nome' | 'avatar' | 'papel'>
const toAuthor = (wire: AuthorWire): ChatAuthor => ({
  userId: wire.idUsuario,
  name: wire.nome,
  avatar: toPicture(wire.avatar),
  role: toRole(wire.papel),
})

export const toMessage = (wire: MensagemChatWire): ChatMessage => ({
  ...toAuthor(wire),
  sequence: wire.sequencia,
  clientId: wire.idCliente,
  text: wire.texto,
  at: wire.data,
})

const toBatch = (wire: LoteChatWire): ChatBatch => ({
  from: wire.de,
  to: wire.ate,
  messages: wire.mensagens.map(toMessage),
  gone: wire.exclusoes,
})

export const toCommitment = (wire: CompromissoChatWire): Commitment => ({
  id: wire.id,
  title: wire.titulo,
  open: wire.flagAberto,
  count: wire.quantidade ?? null,
  openedAt: wire.dataAbertura,
})

export const toHistory = (wire: ChatGives<'historico'>): ChatHistory => ({
  batch: toBatch(wire.lote),
  begins: wire.desde,
  more: wire.flagMais,
  restart: wire.flagRecomeco,
})

export const toJoined = (wire: ChatGives<'entrar'>): ChatJoined => ({
  ...toHistory(wire),
  user: toUser(wire.usuario),
  presence: wire.presenca,
  slowSeconds: wire.segundosModoLento,
  commitment: wire.compromisso && toCommitment(wire.compromisso),
  answered: wire.flagRespondido,
})

export const toAnswers = (wire: ChatGives<'listar_compromisso'>): CommitmentAnswer[] =>
  wire.respostas.map((answer) => ({ ...toAuthor(answer), at: answer.data }))

/** Undefined for a notice that this version does not know. */
export function toNotice(name: string, body: unknown): ChatNotice | undefined {
  switch (name) {
    case 'lote':
      return { kind: 'batch', batch: toBatch(body as LoteChatWire) }
    case 'compromisso':
      return { kind: 'commitment', commitment: body ? toCommitment(body as CompromissoChatWire) : null }
    case 'presenca':
      return { kind: 'presence', count: (body as PresencaChatWire).quantidade }
    case 'modo_lento':
      return { kind: 'slow', seconds: (body as ModoLentoChatWire).segundos }
    case 'substituida':
      return { kind: 'replaced' }
    default:
      return undefined
  }
}
