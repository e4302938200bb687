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

/** Checked against the contract's figures by type: importing its code would add it to the browser's bundle. */
export const CHAT_LIMITS: Pick<typeof chatLimits, 'nameLength' | 'textLength' | 'commitmentLength'> = {
  nameLength: 40,
  textLength: 500,
  commitmentLength: 120,
}
const NAMESPACE: typeof CHAT_NAMESPACE = '/chat'

/** Address of an API's chat. @param origin of the page, for a base that is only a path */
export function chatAddress(apiBase: string, origin: string) {
  const base = new URL(apiBase, origin)
  return { url: base.origin + NAMESPACE, path: `${base.pathname.replace(/\/$/, '')}/chat/` }
}

type TokenParams = { name?: string | undefined; visitor?: string | undefined }

/** Our own call (docs/wire.md). Members are identified by the session; visitors give a name, readers none. */
export const chatApi = {
  token: endpoint('chat.token', async (http, { name, visitor }: TokenParams, signal): Promise<ChatPass> => {
    const body = { ...(name && { nome: name }), ...(visitor && { visitante: visitor }) }
    return toPass(await http.post<TokenChatWire>(`/igreja/${http.church.slug}/chat/token`, { body, signal }))
  }),
}

/** The requests that a person may send to the room over a connection. Each rejects with an ApiError only. */
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
    /** Messages after a sequence number, when a gap is detected. */
    after: async (seen: number) => toHistory(await ask('historico', { depois: seen })),
    /** Older messages, unless the church limits them. */
    before: async (sequence: number) => toHistory(await ask('historico', { antes: sequence })),
    send: async (clientId: string, text: string) =>
      toMessage((await ask('enviar', { idCliente: clientId, texto: text })).mensagem),
    /** Deletes one message; the returned token undoes it for ten minutes. */
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
