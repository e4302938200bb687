import Type from 'typebox'
import { Id, ImagemWire, Instant, Nullable, SlugText } from '../schema.ts'
import { chatLimits, chatRoles } from './chat.codes.ts'

const MAX_SEQUENCE = Number.MAX_SAFE_INTEGER
const Sequencia = Type.Integer({ minimum: 0, maximum: MAX_SEQUENCE, description: 'place in the order of one room' })
const AskedId = Type.Integer({ minimum: 1, maximum: MAX_SEQUENCE })
const Papel = Type.Enum([...chatRoles])

/** A person of the chat, as everybody there sees them. */
const autor = {
  idUsuario: Type.String({ description: '`u…` a member, `v…` a visitor' }),
  nome: Type.String(),
  avatar: Nullable(ImagemWire),
  papel: Papel,
}

export const PedidoTokenChatWire = Type.Object({
  nome: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'of a visitor; of a member only where their own may not be shown',
    }),
  ),
  visitante: Type.Optional(Type.String({ maxLength: 1000, description: 'as given before: stays the same visitor' })),
})
export type PedidoTokenChatWire = Type.Static<typeof PedidoTokenChatWire>

export const UsuarioChatWire = Type.Object({
  id: Type.String(),
  nome: Nullable(Type.String({ description: 'null: a reader' })),
  avatar: Nullable(ImagemWire),
  email: Nullable(Type.String({ description: "the person's own; not shown to others" })),
  papel: Papel,
  flagAutenticado: Type.Boolean(),
  flagEquipe: Type.Boolean({ description: 'of the staff: sees how many, and who, have raised their hand' }),
})
export type UsuarioChatWire = Type.Static<typeof UsuarioChatWire>

/** `POST /igreja/{slug}/chat/token`. */
export const TokenChatWire = Type.Object({
  token: Type.String(),
  expiraEm: Instant,
  canal: Type.String({ description: "the church's code" }),
  visitante: Nullable(Type.String({ description: 'signed; null for members' })),
  usuario: UsuarioChatWire,
})
export type TokenChatWire = Type.Static<typeof TokenChatWire>

export const MensagemChatWire = Type.Object({
  ...autor,
  sequencia: Sequencia,
  idCliente: Type.String(),
  texto: Type.String(),
  data: Instant,
})
export type MensagemChatWire = Type.Static<typeof MensagemChatWire>

/** A moment in which people raise their hand for a commitment. */
export const CompromissoChatWire = Type.Object({
  id: Id,
  titulo: Type.String(),
  flagAberto: Type.Boolean(),
  quantidade: Nullable(Type.Integer({ minimum: 0, description: 'for the staff; null for everybody else' })),
  dataAbertura: Instant,
})
export type CompromissoChatWire = Type.Static<typeof CompromissoChatWire>

/**
 * Changes in a room after `de` and up to `ate`. A client that has seen less than `de` requests the part between
 * (`historico` with `depois`); one that has seen `ate` ignores it. A repeated message is the same message.
 */
export const LoteChatWire = Type.Object({
  de: Sequencia,
  ate: Sequencia,
  mensagens: Type.Array(MensagemChatWire, { description: 'new ones, and those whose deletion was undone' }),
  exclusoes: Type.Array(Sequencia, { description: 'numbers of messages that are gone' }),
})
export type LoteChatWire = Type.Static<typeof LoteChatWire>
export const PresencaChatWire = Type.Object({ quantidade: Type.Integer({ minimum: 0 }) })
export type PresencaChatWire = Type.Static<typeof PresencaChatWire>
export const ModoLentoChatWire = Type.Object({ segundos: Type.Integer({ minimum: 0, maximum: chatLimits.slowest }) })
export type ModoLentoChatWire = Type.Static<typeof ModoLentoChatWire>

const Desde = Type.Optional(
  Type.Integer({
    minimum: 0,
    maximum: MAX_SEQUENCE,
    description:
      'of a list: all messages from this number on are in it (0: from the beginning). Absent where it tells changes',
  }),
)

const closed = { additionalProperties: false } as const
const Nothing = Type.Object({}, closed)
const ById = Type.Object({ id: AskedId }, closed)
const Quantidade = Type.Object({ quantidade: Type.Integer({ minimum: 0 }) })
const OfModeration = Type.Object({ ...Quantidade.properties, idModeracao: Id })
const OfCompromisso = Type.Object({ compromisso: CompromissoChatWire })

/** For each request its body, and the fields of its acknowledgement beside `ok`. */
export const chatCalls = {
  entrar: {
    takes: Type.Object(
      {
        token: Type.String({ maxLength: 2000 }),
        canal: SlugText,
        vistoAte: Type.Optional(Sequencia),
        limitarMensagens: Type.Optional(Type.Boolean()),
      },
      closed,
    ),
    gives: Type.Object({
      usuario: UsuarioChatWire,
      lote: LoteChatWire,
      desde: Desde,
      flagMais: Type.Boolean({ description: 'older messages are there, and may be had' }),
      flagRecomeco: Type.Boolean({ description: 'too much was missed: forget what was shown and show `lote` alone' }),
      presenca: Type.Integer({ minimum: 0 }),
      segundosModoLento: Type.Integer({ minimum: 0 }),
      compromisso: Nullable(CompromissoChatWire),
      flagRespondido: Type.Boolean({ description: 'this person has answered `compromisso`' }),
    }),
  },
  historico: {
    takes: Type.Object(
      { depois: Type.Optional(Sequencia), antes: Type.Optional(Sequencia) },
      { ...closed, description: 'one of both' },
    ),
    gives: Type.Object({ lote: LoteChatWire, desde: Desde, flagMais: Type.Boolean(), flagRecomeco: Type.Boolean() }),
  },
  enviar: {
    takes: Type.Object(
      { idCliente: Type.String({ pattern: '^[\\w-]{8,64}$' }), texto: Type.String({ minLength: 1, maxLength: 2000 }) },
      closed,
    ),
    gives: Type.Object({ mensagem: MensagemChatWire }),
  },
  excluir: { takes: Type.Object({ sequencia: Sequencia }, closed), gives: OfModeration },
  excluir_do_usuario: {
    takes: Type.Object({ idUsuario: Type.String({ pattern: '^[uv][\\w-]{1,40}$' }) }, closed),
    gives: OfModeration,
  },
  desfazer_exclusao: { takes: Type.Object({ idModeracao: AskedId }, closed), gives: Quantidade },
  modo_lento: { takes: ModoLentoChatWire, gives: Nothing },
  abrir_compromisso: {
    takes: Type.Object({ titulo: Type.String({ minLength: 1, maxLength: chatLimits.commitmentLength }) }, closed),
    gives: OfCompromisso,
  },
  encerrar_compromisso: { takes: ById, gives: OfCompromisso },
  responder_compromisso: { takes: ById, gives: OfCompromisso },
  listar_compromisso: {
    takes: ById,
    gives: Type.Object({
      respostas: Type.Array(Type.Object({ ...autor, data: Instant }), { description: 'the first 1,000, by time' }),
    }),
  },
} as const

export type ChatTakes<R extends keyof typeof chatCalls> = Type.Static<(typeof chatCalls)[R]['takes']>
export type ChatGives<R extends keyof typeof chatCalls> = Type.Static<(typeof chatCalls)[R]['gives']>

/**
 * A refusal in the chat: a code of `problemCodes`, and the wait in seconds when waiting helps. The sender keeps the
 * text.
 */
export const RecusaChatWire = Type.Object({
  ok: Type.Literal(false),
  codigo: Type.String(),
  aguardarSegundos: Type.Optional(Type.Integer({ minimum: 1 })),
})
export type RecusaChatWire = Type.Static<typeof RecusaChatWire>
/** An acknowledgement. */
export type ChatAnswer<R extends keyof typeof chatCalls> = ({ ok: true } & ChatGives<R>) | RecusaChatWire
