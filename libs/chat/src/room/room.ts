import {
  ApiError,
  chatCalls,
  chatNotice,
  type ChatConnection,
  type ChatHistory,
  type ChatListener,
  type ChatNotice,
  type ChatPass,
} from '@atrio/api-client'
import { createCatchUp } from './catch-up.ts'
import { createEntrance, type EntranceOptions } from './entrance.ts'
import { createReadingBack } from './reading-back.ts'
import { remedyOf } from './remedy.ts'
import {
  emptyRoom,
  withBatch,
  withCommitment,
  withHistory,
  withJoined,
  withMessage,
  type RoomPhase,
  type RoomState,
} from './room-state.ts'
import { createTimers } from './timers.ts'

export type RoomOptions = Pick<EntranceOptions, 'now'> & {
  askPass: (who: { name?: string | undefined; visitor?: string | undefined }) => Promise<ChatPass>
  open: (listener: ChatListener) => Promise<ChatConnection>
  /** Milliseconds after which the room counts as not answering; it keeps trying. */
  answerTimeoutMs: number
  /** The server refuses any channel but the church's own. */
  channel?: string | undefined
  /** Whether the history is limited (document 1 section 3, default true). */
  limited: boolean
  /** A visitor's name that came with the address. */
  name?: string | undefined
}

/** One person in a church's chat: the visible state, and the actions. Independent of React. */
export function createRoom({ askPass, open, answerTimeoutMs, channel, limited, name, now }: RoomOptions) {
  let state = emptyRoom
  let connection: ChatConnection | undefined
  /** Identifies the current start, so that answers to earlier ones are ignored. */
  let life = 0
  let attempt = 0
  let failures = 0
  let isUp = false
  const { later, ...timers } = createTimers()
  const listeners = new Set<() => void>()
  const entrance = createEntrance({ ask: askPass, name, now })
  const calls = chatCalls(() => connection)

  const set = (next: RoomState) => {
    state = next
    listeners.forEach((listener) => listener())
  }
  /** The server's seconds, else growing delays with jitter, so that clients do not all return at once. */
  const patienceAfter = (error: unknown) =>
    (error instanceof ApiError && error.retryAfter ? error.retryAfter : Math.min(30, 2 ** failures)) *
    (1000 + Math.random() * 500)

  const back = createReadingBack({ limited, get: () => state, set })
  const taken = <T extends ChatHistory>(history: T): T => {
    if (history.restart) back.forget()
    back.received(history.batch)
    return history
  }
  const catchUp = createCatchUp({
    seen: () => state.seen ?? 0,
    apply: (batch) => {
      back.received(batch)
      set(withBatch(state, batch, back.keeping()))
    },
    ask: calls.after,
    applyHistory: (history) => set(withHistory(state, taken(history), back.keeping())),
    onStuck: (error) => later('join', () => void join(), patienceAfter(error)),
  })

  /** Joins, or rejoins after the last seen message. */
  async function join(): Promise<void> {
    const mine = (attempt += 1)
    catchUp.hold()
    try {
      const pass = await entrance.pass()
      const joined = await calls.join({
        token: pass.token,
        channel: channel ?? pass.channel,
        seen: state.seen,
        limited,
      })
      if (mine !== attempt) return
      failures = 0
      timers.stop('answer')
      set({ ...withJoined(state, taken(joined), back.keeping()), refusedName: entrance.refusedName() })
      catchUp.release()
      later('renew', () => void join(), entrance.renewIn() ?? Infinity)
    } catch (error) {
      if (mine === attempt) afterFailure(error, join)
    }
  }

  function afterFailure(error: unknown, again: () => Promise<void>): void {
    failures += 1
    const remedy = remedyOf(error)
    if (remedy === 'absent' || remedy === 'password' || remedy === 'failed') return giveUp(remedy)
    if (remedy === 'reconnect') {
      // a connection belongs to one person: another person needs another one
      connection?.close()
      connection = undefined
      return later('join', () => void connect(), failures > 1 ? patienceAfter(error) : 0)
    }
    if (remedy === 'renew') entrance.expire()
    later('join', () => void again(), patienceAfter(error))
  }

  /** Gives up and closes the connection, which would otherwise be cut and re-established forever. */
  function giveUp(phase: RoomPhase): void {
    stop()
    set({ ...state, phase })
  }

  async function connect(): Promise<void> {
    const mine = life
    try {
      await entrance.pass()
      if (mine !== life) return
      const opening: Promise<ChatConnection> = open({
        onUp: () =>
          void opening.then((opened) => {
            if (mine !== life) return opened.close()
            connection = opened
            isUp = true
            return join()
          }),
        onDown: () => {
          if (mine !== life) return
          attempt += 1
          isUp = false
          catchUp.forget()
          if (state.phase !== 'joined') return
          set({ ...state, phase: 'reconnecting' })
          later('answer', () => void judge(), answerTimeoutMs)
        },
        onNotice: (notice, body) => {
          if (mine === life) hear(chatNotice(notice, body))
        },
      })
      const opened = await opening
      if (mine === life) connection = opened
      else opened.close()
    } catch (error) {
      if (mine === life) afterFailure(error, connect)
    }
  }

  /** It has not answered for long. If calls are answered, the network blocks the connection. */
  async function judge(): Promise<void> {
    const mine = life
    const first = state.phase === 'connecting'
    if (!first) entrance.expire() // a pass from before says nothing about this network
    const reached = first ? entrance.renewIn() !== undefined : await entrance.pass().then(Boolean, () => false)
    if (mine !== life || state.phase !== (first ? 'connecting' : 'reconnecting')) return
    const phase = reached && !isUp ? 'blocked' : 'failed'
    if (first || phase === 'blocked') set({ ...state, phase })
  }

  function hear(notice: ChatNotice | undefined): void {
    if (notice?.kind === 'batch') catchUp.receive(notice.batch)
    if (notice?.kind === 'commitment') set(withCommitment(state, notice.commitment))
    if (notice?.kind === 'presence') set({ ...state, presence: notice.count })
    if (notice?.kind === 'slow') set({ ...state, slowSeconds: notice.seconds })
    if (notice?.kind === 'replaced') giveUp('elsewhere')
  }

  /** Runs a call; if the pass has just expired, once more with a new one. */
  async function withPass<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call()
    } catch (error) {
      if (remedyOf(error) !== 'renew') throw error
      entrance.expire()
      await join()
      return call()
    }
  }

  function start(): () => void {
    life += 1
    set({ ...state, phase: state.seen === undefined ? 'connecting' : 'reconnecting' })
    later('answer', () => void judge(), answerTimeoutMs)
    void connect()
    return stop
  }
  function stop(): void {
    life += 1
    attempt += 1
    isUp = false
    timers.stopAll()
    catchUp.forget()
    connection?.close()
    connection = undefined
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    get: () => state,
    /** Joins; returns a function that leaves. */
    start,
    /** After a failure. */
    retry: () => {
      stop()
      failures = 0
      start()
    },
    /** Becomes a visitor of this name; rejects with the server's reason. */
    giveName: async (visitorName: string) => {
      await entrance.giveName(visitorName)
      await join()
    },
    /** @param clientId the same for each try of one message, so that it is said once */
    send: async (clientId: string, text: string) => {
      const message = await withPass(() => calls.send(clientId, text))
      set(withMessage(state, message))
    },
    older: () => back.older((before) => withPass(() => calls.before(before))),
    raiseHand: async (id: number) => {
      const commitment = await withPass(() => calls.raiseHand(id))
      set(withCommitment(state, commitment, true))
    },
    remove: (sequence: number) => withPass(() => calls.remove(sequence)),
    removeAllOf: (userId: string) => withPass(() => calls.removeAllOf(userId)),
    undo: (moderation: number) => withPass(() => calls.undo(moderation)),
    slow: (seconds: number) => withPass(() => calls.slow(seconds)),
    openCommitment: async (title: string) => {
      const commitment = await withPass(() => calls.openCommitment(title))
      set(withCommitment(state, commitment))
    },
    closeCommitment: async (id: number) => {
      const commitment = await withPass(() => calls.closeCommitment(id))
      set(withCommitment(state, commitment))
    },
    answers: (id: number) => withPass(() => calls.answers(id)),
  }
}

export type Room = ReturnType<typeof createRoom>
