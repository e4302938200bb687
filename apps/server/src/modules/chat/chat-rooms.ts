import type { CompromissoChatWire, LoteChatWire } from '@atrio/contract'
import { chatHints, type Hint, type OpenHints } from './chat-hints.ts'
import type { ChatMessages } from './chat-messages.ts'
import { type ChatStates, momentFor } from './chat-state.ts'

/** Broadcasts to the people of a room in this process. */
export type ChatBroadcast = {
  batch(church: number, batch: LoteChatWire): void
  /** Without the count of answers. null: there is none any more. */
  commitment(church: number, commitment: CompromissoChatWire | null): void
  /** For staff only. */
  answers(church: number, commitment: CompromissoChatWire | null): void
  slowMode(church: number, seconds: number): void
}

/**
 * The rooms with people in this process. Changes are read from the database and broadcast in sequence, whichever
 * process wrote them.
 */
export type ChatRooms = {
  /** Starts following a room. Must be awaited before its history is sent. */
  enter(church: number): Promise<void>
  /** Nobody is in the room any more. */
  leave(church: number): void
  /** This process has changed a room. */
  changed(hint: Hint): void
  close(): Promise<void>
}

type Options = {
  messages: ChatMessages
  states: ChatStates
  voice: ChatBroadcast
  openHints: OpenHints
  onError: (error: Error) => void
}

const POLL_MS = 1_500
/** Minimum milliseconds between updates of a commitment's count, as hundreds may answer within a second. */
const STATE_MS = 300

export function chatRooms({ messages, states, voice, openHints, onError }: Options): ChatRooms {
  /** The last broadcast number of a room. */
  const known = new Map<number, number>()
  const entering = new Map<number, Promise<void>>()
  const announced = new Map<string, string>()
  const stale = new Set<number>()

  const readMessages = oneAtATime(async () => {
    for (const [church, { seen, batch }] of await messages.changes(known)) {
      if (known.get(church) !== seen) continue // left, and perhaps entered again, during the read
      known.set(church, batch.ate)
      voice.batch(church, batch)
    }
  }, onError)

  const readStates = oneAtATime(async () => {
    const rooms = [...stale].filter((church) => known.has(church))
    stale.clear()
    for (const [church, { commitment, slowSeconds }] of await states.of(rooms)) {
      if (isNews(`${church} slow`, slowSeconds)) voice.slowMode(church, slowSeconds)
      const shown = momentFor(commitment, false)
      if (isNews(`${church} commitment`, shown)) voice.commitment(church, shown)
      if (isNews(`${church} answers`, commitment)) voice.answers(church, commitment)
    }
  }, onError)
  const isNews = (key: string, value: unknown) => {
    const text = JSON.stringify(value)
    const news = (announced.get(key) ?? 'null') !== text
    announced.set(key, text)
    return news
  }
  const readStatesSoon = (rooms: Iterable<number>) => {
    if (stale.size === 0) setTimeout(readStates, STATE_MS).unref()
    for (const church of rooms) stale.add(church)
  }
  const readAll = () => {
    readMessages()
    readStatesSoon(known.keys())
  }
  const heed = (hints: Hint[] | null) => {
    if (!hints) return readAll()
    const here = hints.filter(({ church }) => known.has(church))
    if (here.some(({ about }) => about === 'm')) readMessages()
    const states = here.filter(({ about }) => about === 'e')
    if (states.length > 0) readStatesSoon(states.map(({ church }) => church))
  }
  const hints = chatHints({ open: openHints, onHints: heed, onError })
  const poll = setInterval(readAll, POLL_MS).unref()

  return {
    async enter(church) {
      if (known.has(church)) return
      const opening =
        entering.get(church) ??
        messages
          .open(church)
          .then((sequence) => void known.set(church, sequence))
          .finally(() => entering.delete(church))
      entering.set(church, opening)
      await opening
    },
    leave(church) {
      known.delete(church)
      announced.delete(`${church} slow`)
      announced.delete(`${church} commitment`)
      announced.delete(`${church} answers`)
    },
    changed(hint) {
      heed([hint])
      hints.send(hint)
    },
    async close() {
      clearInterval(poll)
      await hints.close()
    },
  }
}

/** Runs work one at a time; a request during a run causes one further run. */
function oneAtATime(work: () => Promise<void>, onError: (error: Error) => void): () => void {
  let running = false
  let again = false
  const run = async () => {
    if (running) {
      again = true
      return
    }
    running = true
    try {
      do {
        again = false
        await work()
      } while (again)
    } catch (error) {
      onError(error as Error) // the poll repeats it
    } finally {
      running = false
    }
  }
  return () => void run()
}
