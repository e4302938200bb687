import { setTimeout as sleep } from 'node:timers/promises'
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

/** A chat client that follows the rules of docs/wire.md, as the portal does. */
export type ChatClient = {
  socket: Socket
  /** The shown messages by number, after all batches and gaps. */
  seen: Map<number, MensagemChatWire>
  /** Highest number so far. */
  upTo(): number
  /** How often it missed too much and started over with the newest messages. */
  restarts(): number
  ask<R extends ChatRequest>(request: R, takes: ChatTakes<R>): Promise<ChatAnswer<R>>
  enter(more?: Partial<ChatTakes<'entrar'>>): Promise<ChatAnswer<'entrar'>>
  /** Reads all older messages; for clients without the history limit. */
  readBack(): Promise<void>
  close(): void
}

type Options = {
  port: number
  token: string
  canal?: string
  origin?: string
  /** The host that it asks, by whose church its place is counted. */
  host?: string
  /** Its address, as a proxy forwards it. */
  address?: string
  /** Reconnects by itself after a lost connection, and enters again. */
  returns?: boolean
  /** Never requests missed messages, like a chat without numbers. */
  neverCatchesUp?: boolean
  /** Whether the history is limited; by default the server's setting. */
  limited?: boolean
}

/** A client that comes back asks again after it; for all others it is a limit of what hangs, on a machine that may be busy. */
const answerMs = (returns: boolean) => (returns ? 5_000 : 60_000)

export function chatClient({ port, token, canal = 'demo', ...options }: Options): ChatClient {
  const { origin, host, address, returns = false, neverCatchesUp, limited } = options
  const socket = io(`http://127.0.0.1:${port}${CHAT_NAMESPACE}`, {
    path: CHAT_PATH,
    transports: ['websocket'],
    forceNew: true,
    reconnection: returns,
    // A forgetful client has to be away long enough to miss something.
    ...(neverCatchesUp ? { reconnectionDelay: 1_000 } : { reconnectionDelay: 50, reconnectionDelayMax: 400 }),
    extraHeaders: { ...(origin && { origin }), ...(host && { host }), ...(address && { 'x-forwarded-for': address }) },
  })
  const seen = new Map<number, MensagemChatWire>()
  const early: LoteChatWire[] = []
  let upTo = 0
  let inside = false
  let mending = false
  let restarts = 0
  let hasBeenInside = false

  const beginAnew = () => {
    seen.clear()
    restarts++
  }
  const apply = ({ ate, mensagens, exclusoes }: LoteChatWire) => {
    for (const message of mensagens) seen.set(message.sequencia, message)
    for (const sequence of exclusoes) seen.delete(sequence)
    upTo = Math.max(upTo, ate)
  }
  const take = (batch: LoteChatWire) => {
    if (!inside || mending) early.push(batch)
    else if (neverCatchesUp) apply(batch)
    else if (batch.de > upTo) void mend(batch)
    else if (batch.ate > upTo) apply(batch)
  }
  const takeEarly = () => early.splice(0).forEach(take)
  const mend = async (batch: LoteChatWire) => {
    mending = true
    early.push(batch)
    const answer = await client.ask('historico', { depois: upTo }).catch(() => undefined)
    mending = false
    if (!answer?.ok) return // the connection is lost; entering again catches up
    if (answer.flagRecomeco) beginAnew()
    apply(answer.lote)
    takeEarly()
  }
  const client: ChatClient = {
    socket,
    seen,
    upTo: () => upTo,
    restarts: () => restarts,
    ask: async (request, takes) => socket.timeout(answerMs(returns)).emitWithAck(request, takes),
    async enter(more = {}) {
      const how = { ...(limited !== undefined && { limitarMensagens: limited }), ...(upTo > 0 && { vistoAte: upTo }) }
      const answer = await client.ask('entrar', { token, canal, ...how, ...more })
      if (!answer.ok) return answer
      if (answer.flagRecomeco) beginAnew()
      // it left an empty room, so it has no number to say up to where it knows, and is sent the newest messages alone
      else if (hasBeenInside && upTo === 0 && answer.flagMais) restarts++
      inside = true
      hasBeenInside = true
      if (!neverCatchesUp || upTo === 0) apply(answer.lote)
      takeEarly()
      return answer
    },
    async readBack() {
      for (let isMore = true; isMore;) {
        const answer = await client.ask('historico', { antes: Math.min(...seen.keys()) }).catch(() => undefined)
        if (answer?.ok) {
          for (const message of answer.lote.mensagens) seen.set(message.sequencia, message)
          isMore = answer.flagMais
        } else await sleep((answer?.aguardarSegundos ?? 0.1) * 1_000)
      }
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
