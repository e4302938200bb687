import type {
  CHAT_NAMESPACE,
  ChatAnswer,
  ChatGives,
  ChatRequest,
  chatLimits,
  ChatTakes,
  TokenChatWire,
} from '@atrio/contract'
import { ApiError } from '../api-error.ts'
import { endpoint } from '../endpoint.ts'
import { toAnswers, toCommitment, toHistory, toJoined, toMessage, toPass } from './chat.mapper.ts'
import type { ChatConnection, ChatPass } from './chat.types.ts'

/** The contract's own figures, by their types: its code stays out of the browser. */
export const CHAT_LIMITS: Pick<typeof chatLimits, 'nameLength' | 'textLength' | 'commitmentLength'> = {
  nameLength: 40,
  textLength: 500,
  commitmentLength: 120,
}
const NAMESPACE: typeof CHAT_NAMESPACE = '/chat'

/** Where the chat of an API answers. @param origin of the page, for a base that is a path alone */
export function chatAddress(apiBase: string, origin: string) {
  const base = new URL(apiBase, origin)
  return { url: base.origin + NAMESPACE, path: `${base.pathname.replace(/\/$/, '')}/chat/` }
}

type TokenParams = { name?: string | undefined; visitor?: string | undefined }

/** Our own call (docs/wire.md). A member is known by the session; a visitor gives a name, a reader nothing. */
export const chatApi = {
  token: endpoint('chat.token', async (http, { name, visitor }: TokenParams, signal): Promise<ChatPass> => {
    const body = { ...(name && { nome: name }), ...(visitor && { visitante: visitor }) }
    return toPass(await http.post<TokenChatWire>(`/igreja/${http.church.slug}/chat/token`, { body, signal }))
  }),
}

/** What a person may ask of the room, over a connection. Each rejects with an ApiError and nothing else. */
export function chatCalls(connection: () => ChatConnection | undefined) {
  async function ask<R extends ChatRequest>(request: R, body: ChatTakes<R>): Promise<ChatGives<R>> {
    const open = connection()
    if (!open) throw new ApiError('no connection', { kind: 'no-response' })
    const answer = (await open.ask(request, body)) as ChatAnswer<R>
    if (answer.ok) return answer
    const { codigo, aguardarSegundos } = answer
    throw new ApiError(`the chat refuses ${request}`, {
      kind: 'refused',
      code: codigo,
      ...(aguardarSegundos && { retryAfter: aguardarSegundos }),
    })
  }
  return {
    join: async (entry: { token: string; channel: string; seen: number | undefined; limited: boolean }) =>
      toJoined(
        await ask('entrar', {
          token: entry.token,
          canal: entry.channel,
          limitarMensagens: entry.limited,
          ...(entry.seen !== undefined && { vistoAte: entry.seen }),
        }),
      ),
    /** What came after a number, where a hole was seen. */
    after: async (seen: number) => toHistory(await ask('historico', { depois: seen })),
    /** Older messages, where they are not limited. */
    before: async (sequence: number) => toHistory(await ask('historico', { antes: sequence })),
    send: async (clientId: string, text: string) =>
      toMessage((await ask('enviar', { idCliente: clientId, texto: text })).mensagem),
    /** Deletes one message; the number takes it back for ten minutes. */
    remove: async (sequence: number) => (await ask('excluir', { sequencia: sequence })).idModeracao,
    removeAllOf: async (userId: string) => (await ask('excluir_do_usuario', { idUsuario: userId })).idModeracao,
    undo: async (moderation: number) => void (await ask('desfazer_exclusao', { idModeracao: moderation })),
    slow: async (seconds: number) => void (await ask('modo_lento', { segundos: seconds })),
    openCommitment: async (title: string) =>
      toCommitment((await ask('abrir_compromisso', { titulo: title })).compromisso),
    closeCommitment: async (id: number) => toCommitment((await ask('encerrar_compromisso', { id })).compromisso),
    raiseHand: async (id: number) => toCommitment((await ask('responder_compromisso', { id })).compromisso),
    answers: async (id: number) => toAnswers(await ask('listar_compromisso', { id })),
  }
}

export type ChatCalls = ReturnType<typeof chatCalls>
