import type { ChatBatch, ChatHistory, ChatJoined, ChatMessage, ChatUser, Commitment } from '@atrio/api-client'

/**
 * `connecting` until the room first answers, `joined` while it does, `reconnecting` after a connection was lost.
 * `blocked`: calls are answered, but no connection can be established; `failed`: it does not answer, or refuses;
 * `elsewhere`: the same person has joined too often; `password`: a mailed password has to be changed first; `absent`:
 * there is no such chat. Only connecting and reconnecting keep trying.
 */
export type RoomPhase =
  'connecting' | 'joined' | 'reconnecting' | 'blocked' | 'failed' | 'elsewhere' | 'password' | 'absent'

export type RoomState = {
  phase: RoomPhase
  user: ChatUser | null
  /** In the room's order. */
  messages: ChatMessage[]
  /** The number up to which all changes have been seen; undefined before the room has answered. */
  seen: number | undefined
  /** All messages from this number on are shown; 0: from the first one. */
  begins: number
  /** There are older messages that may be loaded. */
  more: boolean
  presence: number
  /** Seconds between two messages of one person; 0 without a limit. */
  slowSeconds: number
  commitment: Commitment | null
  /** This person has raised their hand for `commitment`. */
  answered: boolean
  /** A name in the address that was rejected. */
  refusedName: string | undefined
}

/** Messages kept at first; loading older ones raises the limit. */
export const MAX_KEPT_MESSAGES = 300

/** How many messages are kept, and whether older ones may be loaded. */
export type Keeping = { kept: number; limited: boolean }

export const emptyRoom: RoomState = {
  phase: 'connecting',
  user: null,
  messages: [],
  seen: undefined,
  begins: 0,
  more: false,
  presence: 0,
  slowSeconds: 0,
  commitment: null,
  answered: false,
  refusedName: undefined,
}

/** One message per number, in order. */
function merged(messages: readonly ChatMessage[], added: readonly ChatMessage[]): ChatMessage[] {
  const bySequence = new Map([...messages, ...added].map((message) => [message.sequence, message]))
  return [...bySequence.values()].sort((a, b) => a.sequence - b.sequence)
}

/** Applies a batch. The caller ensures that no change before it is missing. */
export function withBatch(state: RoomState, batch: ChatBatch, { kept, limited }: Keeping): RoomState {
  const gone = new Set(batch.gone)
  // a batch may delete what it brings, and bring back what was deleted: what it tells last holds on the server, and
  // there a number is either among the messages or among the gone. What comes back from before the beginning stays out:
  // it would stand there with a hole after it
  const all = merged(
    state.messages.filter(({ sequence }) => !gone.has(sequence)),
    batch.messages.filter(({ sequence }) => sequence >= state.begins),
  )
  const messages = all.slice(-kept)
  return {
    ...state,
    messages,
    seen: Math.max(state.seen ?? 0, batch.to),
    ...(messages.length < all.length && { begins: messages[0]!.sequence, more: !limited }),
  }
}

/** Applies missed changes, or, if there were too many, replaces the messages by the newest ones. */
export const withHistory = (state: RoomState, history: ChatHistory, keeping: Keeping): RoomState =>
  history.restart ? withNewest(state, history, keeping) : withBatch(state, history.batch, keeping)

const withNewest = (state: RoomState, { batch, begins = 0, more }: ChatHistory, keeping: Keeping): RoomState => ({
  ...withBatch({ ...state, messages: [], seen: 0, begins }, batch, keeping),
  more,
})

export function withJoined(state: RoomState, joined: ChatJoined, keeping: Keeping): RoomState {
  const { user, presence, slowSeconds, commitment, answered } = joined
  return {
    ...(state.seen === undefined ? withNewest(state, joined, keeping) : withHistory(state, joined, keeping)),
    phase: 'joined',
    user,
    presence,
    slowSeconds,
    commitment,
    answered,
  }
}

/** Adds an own message that the room has not sent yet; unless it has already been deleted. */
export const withMessage = (state: RoomState, message: ChatMessage): RoomState =>
  message.sequence <= (state.seen ?? 0) ? state : { ...state, messages: merged(state.messages, [message]) }

/**
 * Messages from before the beginning.
 * @param meanwhile batches received since the request: they may change these messages, which may be older
 */
export function withOlder(state: RoomState, history: ChatHistory, meanwhile: readonly ChatBatch[]): RoomState {
  const messages = merged(history.batch.messages, state.messages)
  const older = { ...state, messages, more: history.more, begins: history.begins ?? messages[0]?.sequence ?? 0 }
  return meanwhile.reduce((now, batch) => withBatch(now, batch, { kept: Infinity, limited: false }), older)
}

/** The newest state of the commitment, or none. A new commitment is unanswered. */
export const withCommitment = (state: RoomState, commitment: Commitment | null, answered = false): RoomState => ({
  ...state,
  commitment,
  answered: answered || (state.answered && state.commitment?.id === commitment?.id),
})
