import { createServer, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Socket as Connection } from 'node:net'
import { CHAT_NAMESPACE, CHAT_PATH, type ChatGives, type ChatNotice, type ChatTakes } from '@atrio/contract'
import { Server, type Socket } from 'socket.io'
import { notFound, ProblemError } from '../../http/problem.ts'
import type { Platform } from '../../platform/platform.ts'
import { chatCommitments } from './chat-commitments.ts'
import { chatConnection } from './chat-connection.ts'
import { chatAdmission } from './chat-admission.ts'
import { disconnectGradually } from './chat-leaving.ts'
import { chatMessages } from './chat-messages.ts'
import { chatModeration } from './chat-moderation.ts'
import { chatPeople } from './chat-people.ts'
import { chatPresence } from './chat-presence.ts'
import { chatHandlers, pageSize, type Present } from './chat-requests.ts'
import { chatRooms } from './chat-rooms.ts'
import { type BroadcastBegan, chatServices } from './chat-services.ts'
import { chatStates, momentFor } from './chat-state.ts'
import { type Chatter, chatTokens } from './chat-token.ts'
import { watchConnections } from './chat-watch.ts'
import { chatWriting } from './chat-writing.ts'
import { toChatUser } from './chat.wire.ts'
import { hintsByPostgres } from './hints-by-postgres.ts'
import { hintsByRedis } from './hints-by-redis.ts'

/** The chat of all churches in this process. */
export type ChatServer = {
  /** Upgrades a request to a WebSocket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>
  /** Answers requests in progress, then disconnects all clients, which reconnect elsewhere. */
  close(): Promise<void>
}

type Reports = {
  onError: (error: unknown) => void
  /** Called with the code of a church whose connection was refused for want of a place. */
  onRefused: (church: string) => void
}

/** Bytes of one request. */
const MAX_REQUEST_BYTES = 8_192
/** Milliseconds for the closing handshake. */
const CLOSING_MS = 1_000

const roomName = (church: number) => String(church)
const staffRoom = (church: number) => `${church} staff`

export function chatServer(
  services: Pick<Platform, 'config' | 'clock' | 'database' | 'directory' | 'auth'>,
  began: BroadcastBegan,
  { onError, onRefused }: Reports,
): ChatServer {
  const { config, database, directory, clock, auth } = services
  const { churches } = database
  const tokens = chatTokens(auth.keys.chatToken, clock)
  // Socket.IO needs an HTTP server of its own; ours keeps its request handlers, and only passes on upgrades.
  const entrance = createServer()
  const io = new Server(entrance, {
    path: CHAT_PATH,
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MAX_REQUEST_BYTES,
    connectTimeout: 10_000,
    pingInterval: 25_000,
    pingTimeout: 20_000,
  })
  io.use((_socket, next) => next(new Error('not_found'))) // the default namespace is closed
  const chat = io.of(CHAT_NAMESPACE)
  const tell = (church: number, notice: ChatNotice, what: object | null) => chat.to(roomName(church)).emit(notice, what)

  const schedule = chatServices(began, clock)
  const messages = chatMessages(churches, schedule)
  const writing = chatWriting(churches, clock)
  const states = chatStates(churches, schedule, clock)
  const commitments = chatCommitments(churches, clock)
  const moderation = chatModeration({ churches, sessions: auth.sessions, services: schedule, clock })
  const rooms = chatRooms({
    messages,
    states,
    onError,
    openHints: config.redis ? hintsByRedis(config.redis) : hintsByPostgres(database.listen),
    voice: {
      batch: (church, batch) => tell(church, 'lote', batch),
      commitment: (church, commitment) =>
        chat
          .to(roomName(church))
          .except(staffRoom(church))
          .emit('compromisso' satisfies ChatNotice, commitment),
      answers: (church, commitment) => chat.to(staffRoom(church)).emit('compromisso' satisfies ChatNotice, commitment),
      slowMode: (church, segundos) => tell(church, 'modo_lento', { segundos }),
    },
  })
  const people = chatPeople({
    presence: chatPresence(churches, clock),
    onError,
    tell: (church, quantidade) => tell(church, 'presenca', { quantidade }),
  })

  const enter = async (socket: Socket, takes: ChatTakes<'entrar'>, was: Present | undefined) => {
    const known = await tokens.verify(takes.token)
    if (known === undefined) throw new ProblemError('unauthorized')
    if (known === 'expired') throw new ProblemError('chat_token_expired')
    const { who, expires } = known
    const church = await directory.byHost({ code: takes.canal })
    if (!church?.flagAtivo || church.id !== who.church || (was && was.who.church !== who.church)) throw notFound()
    if (was && was.who.id !== who.id) throw new ProblemError('conflict')
    await assertSession(who)
    const limited = takes.limitarMensagens ?? true
    const present: Present = { who, expires, limited, marks: marksOf(who, socket), connection: socket }
    if (!was) people.enter(church.id, who.id, socket, () => giveWay(socket))
    try {
      await rooms.enter(church.id)
      writing.forgetMarks(church.id).catch(onError)
      // Joins before the history is read: a message in between may be sent twice but is never missed.
      await socket.join(roomName(church.id))
      await (who.staff ? socket.join(staffRoom(church.id)) : socket.leave(staffRoom(church.id)))
      return { present, gives: await welcome(present, takes.vistoAte) }
    } catch (error) {
      if (!was) leave(present)
      throw error
    }
  }
  /** @throws ProblemError when a member's session has ended since the token was issued, or must not write */
  const assertSession = async ({ account }: Chatter) => {
    const person = account && (await auth.sessions.live(account.session, account.id))
    if (account && !person) throw new ProblemError('unauthorized')
    if (person?.mustChangePassword) throw new ProblemError('password_change_required')
  }
  const marksOf = ({ church, name, role, origin }: Chatter, { request }: Socket) => {
    if (role !== 'visitante' || name === null) return null
    const here = tokens.origin(church, door.addressOf(request))
    return { origins: [...new Set([here, origin ?? here])], look: tokens.look(church, name) }
  }
  const giveWay = (socket: Socket) => {
    socket.emit('substituida' satisfies ChatNotice, {})
    socket.disconnect(true)
  }
  const welcome = async ({ who, limited }: Present, seen: number | undefined): Promise<ChatGives<'entrar'>> => {
    const size = pageSize(limited)
    const page =
      seen === undefined ? await messages.latest(who.church, size) : await messages.since(who.church, seen, size)
    const state = (await states.of([who.church])).get(who.church)
    const compromisso = state?.commitment ?? null
    return {
      ...page,
      flagMais: page.flagMais && !limited,
      usuario: toChatUser(who),
      presenca: people.count(who.church),
      segundosModoLento: state?.slowSeconds ?? 0,
      compromisso: momentFor(compromisso, who.staff ?? false),
      flagRespondido: compromisso !== null && (await commitments.hasAnswered(who, compromisso.id)),
    }
  }
  const leave = ({ who, connection }: Present) => {
    people.leave(who.church, who.id, connection)
    if (people.isEmpty(who.church)) rooms.leave(who.church)
  }
  const handlers = chatHandlers({ messages, writing, moderation, commitments, changed: rooms.changed, clock })
  chat.on('connection', chatConnection({ enter, leave, handlers, clock, onError }))

  const unwatch = watchConnections({ sockets: chat.sockets, sessions: auth.sessions, clock, onError })

  let closing: Promise<void> | undefined
  const door = chatAdmission(services, { isClosed: () => closing !== undefined, onRefused })
  const close = async () => {
    unwatch()
    await disconnectGradually([...chat.sockets.values()])
    await door.empty(CLOSING_MS)
    io.engine.close() // includes connections that have not entered
    door.cut()
    await people.close()
    await rooms.close()
  }
  return {
    async upgrade(request, socket, head) {
      const refusal = await door.admit(request, socket as Connection)
      if (refusal === null) entrance.emit('upgrade', request, socket, head)
      else socket.end(`HTTP/1.1 ${refusal} Refused\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
    },
    close: () => (closing ??= close()),
  }
}
