import {
  CHAT_NAMESPACE,
  CHAT_PATH,
  type ChatAnswer,
  type ChatRequest,
  type ChatTakes,
  type LoteChatWire,
  type MensagemChatWire,
} from '@atrio/contract'
import { io, type Socket } from 'socket.io-client'

/** Somebody in the chat, who follows the rules of docs/wire.md as the portal does. */
export type ChatClient = {
  socket: Socket
  /** What they see, by number, after all batches and holes. */
  seen: Map<number, MensagemChatWire>
  /** Highest number so far. */
  upTo(): number
  ask<R extends ChatRequest>(request: R, takes: ChatTakes<R>): Promise<ChatAnswer<R>>
  enter(more?: Partial<ChatTakes<'entrar'>>): Promise<ChatAnswer<'entrar'>>
  close(): void
}

type Options = {
  port: number
  token: string
  canal?: string
  origin?: string
  /** Where they are, as a proxy before the server says. */
  address?: string
  /** Comes back by itself when the connection is lost, and enters again. */
  returns?: boolean
  /** Never asks for what it has missed: what a chat without numbers is like. */
  forgetful?: boolean
}

const ANSWER_MS = 5_000

export function chatClient({ port, token, canal = 'demo', origin, returns, forgetful, address }: Options): ChatClient {
  const socket = io(`http://127.0.0.1:${port}${CHAT_NAMESPACE}`, {
    path: CHAT_PATH,
    transports: ['websocket'],
    forceNew: true,
    reconnection: returns ?? false,
    reconnectionDelay: 50,
    reconnectionDelayMax: 400,
    extraHeaders: { ...(origin && { origin }), ...(address && { 'x-forwarded-for': address }) },
  })
  const seen = new Map<number, MensagemChatWire>()
  const early: LoteChatWire[] = []
  let upTo = 0
  let inside = false
  let mending = false

  const apply = ({ ate, mensagens, exclusoes }: LoteChatWire) => {
    for (const message of mensagens) seen.set(message.sequencia, message)
    for (const sequence of exclusoes) seen.delete(sequence)
    upTo = Math.max(upTo, ate)
  }
  const take = (batch: LoteChatWire) => {
    if (!inside || mending) early.push(batch)
    else if (forgetful) apply(batch)
    else if (batch.de > upTo) void mend(batch)
    else if (batch.ate > upTo) apply(batch)
  }
  const takeEarly = () => early.splice(0).forEach(take)
  const mend = async (batch: LoteChatWire) => {
    mending = true
    early.push(batch)
    const answer = await client.ask('historico', { depois: upTo }).catch(() => undefined)
    mending = false
    if (!answer?.ok) return // the connection is gone; entering again brings it
    if (answer.flagRecomeco) seen.clear()
    apply(answer.lote)
    takeEarly()
  }
  const client: ChatClient = {
    socket,
    seen,
    upTo: () => upTo,
    ask: async (request, takes) => socket.timeout(ANSWER_MS).emitWithAck(request, takes),
    async enter(more = {}) {
      const answer = await client.ask('entrar', { token, canal, ...(upTo > 0 && { vistoAte: upTo }), ...more })
      if (!answer.ok) return answer
      if (answer.flagRecomeco) seen.clear()
      inside = true
      if (!forgetful || upTo === 0) apply(answer.lote)
      takeEarly()
      return answer
    },
    close: () => void socket.disconnect(),
  }
  socket.on('lote', take)
  socket.on('disconnect', () => {
    inside = false
    early.length = 0
  })
  let entered = false
  const enter = client.enter
  client.enter = async (more) => {
    entered = true
    return enter(more)
  }
  socket.on('connect', () => {
    if (!returns || !entered) return
    const again = (): void =>
      void enter().then(
        (answer) => answer.ok || setTimeout(again, 100),
        () => socket.connected && again(),
      )
    again()
  })
  return client
}
