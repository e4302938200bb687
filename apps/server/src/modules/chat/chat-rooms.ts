import type { CompromissoChatWire, LoteChatWire } from '@atrio/contract'
import { chatHints, type Hint, type OpenHints } from './chat-hints.ts'
import type { ChatMessages } from './chat-messages.ts'
import { type ChatStates, momentFor } from './chat-state.ts'

/** What everybody of a room in this process is told. */
export type ChatVoice = {
  batch(church: number, batch: LoteChatWire): void
  /** Without how many have answered. null: there is none any more. */
  commitment(church: number, commitment: CompromissoChatWire | null): void
  /** For the staff alone. */
  answers(church: number, commitment: CompromissoChatWire | null): void
  slowMode(church: number, seconds: number): void
}

/**
 * The rooms that have somebody in this process. What changes in one is read from the database and told on, whichever
 * process wrote it: there is one way for all messages, and it follows the sequence.
 */
export type ChatRooms = {
  /** Follows a room, from what is there now. To be awaited before anybody is told the room's history. */
  enter(church: number): Promise<void>
  /** Nobody is there any more. */
  leave(church: number): void
  /** Something was written here. */
  changed(hint: Hint): void
  close(): Promise<void>
}

type Options = {
  messages: ChatMessages
  states: ChatStates
  voice: ChatVoice
  openHints: OpenHints
  onError: (error: Error) => void
}

const POLL_MS = 1_500
/** A commitment's count is told to the staff at most so often: hundreds may raise their hand within a second. */
const STATE_MS = 300

export function chatRooms({ messages, states, voice, openHints, onError }: Options): ChatRooms {
  /** Up to which number a room has been told. */
  const known = new Map<number, number>()
  const entering = new Map<number, Promise<void>>()
  const told = new Map<string, string>()
  const stale = new Set<number>()

  const readMessages = oneAtATime(async () => {
    for (const [church, { seen, batch }] of await messages.changes(known)) {
      if (known.get(church) !== seen) continue // left, and perhaps entered again, while it was read
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
    const news = (told.get(key) ?? 'null') !== text
    told.set(key, text)
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
      told.delete(`${church} slow`)
      told.delete(`${church} commitment`)
      told.delete(`${church} answers`)
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

/** Runs a piece of work alone; asked for meanwhile, it runs once more. */
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
      onError(error as Error) // the poll does it again
    } finally {
      running = false
    }
  }
  return () => void run()
}
