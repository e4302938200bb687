import { ApiError, type ApiRequest, type ChatListener, type OpenChat } from '@atrio/api-client'
import type { ChatGives, ChatNotice, ChatRequest, ChatTakes, UsuarioChatWire } from '@atrio/contract'
import { refuse, type FakeHttp } from '../fake-http.ts'
import { chatPeople, wireChatToken } from '../wire/chat.ts'
import { createFakeRoom, FORBIDDEN, momentFor, type FakeRoomOptions } from './fake-room.ts'

type Refusal = { codigo: string; aguardarSegundos?: number }
type Line = { listener: ChatListener; user: UsuarioChatWire | undefined; up: boolean }

export type FakeChatOptions = FakeRoomOptions & {
  /** The signed-in member; without one, people are readers until they give a name. */
  member?: UsuarioChatWire
  /** Names that the church keeps for itself. */
  reserved?: string[]
  /** Nothing answers: no connection is established. */
  silent?: boolean
  /** The member has signed in with a mailed password, and has to change it first. */
  mustChangePassword?: boolean
}

const noResponse = () => new ApiError('no response', { kind: 'no-response' })

/**
 * A church's chat in memory, which speaks the protocol of docs/wire.md on both ends: the call that gives tokens, and the
 * connection that carries the rest. It keeps the order, the history and who may do what, as the server does.
 */
export function fakeChatServer(options: FakeChatOptions = {}) {
  const room = createFakeRoom(options)
  const lines = new Set<Line>()
  const refusals = new Map<ChatRequest, Refusal>()
  const unanswered = new Set<ChatRequest>()
  const held = new Map<ChatRequest, Promise<void>>()
  const asked: { request: ChatRequest; body: object }[] = []
  const names: string[] = []
  const visitors: (string | undefined)[] = []
  let losing = 0

  const tell = (name: ChatNotice, body: object | null) => {
    if (losing > 0) {
      losing -= 1
      return
    }
    for (const { listener, up, user } of lines)
      if (up && user) listener.onNotice(name, structuredClone(name === 'compromisso' ? momentFor(user, body) : body))
  }
  room.onChange = tell

  const give = ({ body }: ApiRequest) => {
    const { nome, visitante } = (body ?? {}) as { nome?: string; visitante?: string }
    const { member } = options
    if (member && options.mustChangePassword) return refuse(403, 'password_change_required')
    if (member) return wireChatToken({ token: `token-${member.id}`, visitante: null, usuario: member })
    if (!nome) return wireChatToken()
    if (options.reserved?.includes(nome)) return refuse(400, 'chat_name_reserved')
    names.push(nome)
    visitors.push(visitante)
    // the same visitor as before, if the token is genuine
    const id = visitante?.replace('signed-', '') ?? chatPeople.tiago.id
    return wireChatToken({
      token: `token-${id}:${nome}`,
      visitante: `signed-${id}`,
      usuario: { ...chatPeople.tiago, id, nome },
    })
  }
  const userOf = (token: string): UsuarioChatWire => {
    if (options.member && token === `token-${options.member.id}`) return options.member
    const [, id, name] = /^token-(v\d+):(.*)$/.exec(token) ?? []
    return id && name ? { ...chatPeople.tiago, id, nome: name } : chatPeople.reader
  }

  function answer(line: Line, request: ChatRequest, body: object): Refusal | object {
    if (request !== 'entrar' && !line.user) return { codigo: 'unauthorized' }
    if (request === 'entrar') {
      const entry = body as ChatTakes<'entrar'>
      if (entry.canal !== 'demo') return { codigo: 'not_found' }
      const user = userOf(entry.token)
      if (line.user && line.user.id !== user.id) return { codigo: 'conflict' }
      line.user = user
      const { papel } = line.user
      return {
        ...room.joined(line.user, entry),
        ...(papel === 'leitor' && { flagRespondido: false }),
      } satisfies ChatGives<'entrar'>
    }
    const reader = line.user!.papel === 'leitor'
    if (reader && (request === 'enviar' || request === 'responder_compromisso')) return { codigo: 'chat_name_required' }
    return room.serve(line.user!, request, body) ?? FORBIDDEN
  }

  const open: OpenChat = (_address, listener) => {
    const line: Line = { listener, user: undefined, up: !options.silent }
    lines.add(line)
    if (line.up) queueMicrotask(() => listener.onUp())
    return Promise.resolve({
      ask: async (name, body) => {
        const request = name as ChatRequest
        await Promise.resolve()
        if (!line.up) throw noResponse()
        asked.push({ request, body })
        const refused = refusals.get(request)
        refusals.delete(request)
        if (refused) return { ok: false, ...refused }
        const result = answer(line, request, structuredClone(body))
        if (unanswered.delete(request)) throw noResponse()
        await held.get(request)
        return structuredClone('codigo' in result ? { ok: false, ...result } : { ok: true, ...result })
      },
      close: () => void lines.delete(line),
    })
  }

  return {
    open,
    /** The call that gives tokens, of the test church. */
    http: { 'POST /igreja/vida-plena/chat/token': give } satisfies FakeHttp,
    room,
    /** The requests to the room, in order. */
    asked,
    /** Names under which visitors came in. */
    names,
    /** The visitor tokens that were presented. */
    visitors,
    connections: () => lines.size,
    presence: (quantidade: number) => tell('presenca', { quantidade }),
    /** The next request of this kind is refused. */
    refuse: (request: ChatRequest, refusal: Refusal) => void refusals.set(request, refusal),
    /** The next request of this kind is done, but its acknowledgement is lost. */
    loseAnswer: (request: ChatRequest) => void unanswered.add(request),
    /** Requests of this kind take effect at once and are answered when the returned function is called. */
    holdAnswers: (request: ChatRequest) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(request, promise)
      return () => {
        held.delete(request)
        resolve()
      }
    },
    /** A newer connection of the same person has taken the place of all that are open. */
    replace: () => lines.forEach(({ listener }) => listener.onNotice('substituida', {})),
    /** The next notices are dropped: later ones leave a gap. */
    loseNotices: (count: number) => void (losing = count),
    /** Every connection is lost. */
    cut: () =>
      lines.forEach((line) => {
        line.up = false
        line.user = undefined
        line.listener.onDown()
      }),
    /** They come back. */
    mend: () =>
      lines.forEach((line) => {
        line.up = true
        line.listener.onUp()
      }),
    /** Signs a member in, or out: for tokens from now on. */
    sign: (member: UsuarioChatWire | undefined) => {
      if (member) options.member = member
      else delete options.member
    },
  }
}

export type FakeChatServer = ReturnType<typeof fakeChatServer>
