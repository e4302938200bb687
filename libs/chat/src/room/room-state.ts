import type { ChatBatch, ChatHistory, ChatJoined, ChatMessage, ChatUser, Commitment } from '@atrio/api-client'

/**
 * `connecting` until the room answers for the first time, `joined` while it does, `reconnecting` after a connection was
 * lost. `failed`: it does not answer; `absent`: there is no such chat.
 */
export type RoomPhase = 'connecting' | 'joined' | 'reconnecting' | 'failed' | 'absent'

export type RoomState = {
  phase: RoomPhase
  user: ChatUser | null
  /** In the room's order. */
  messages: ChatMessage[]
  /** The number up to which all changes have been seen; undefined before the room has answered. */
  seen: number | undefined
  /** Older messages are there and may be had. */
  more: boolean
  presence: number
  /** Seconds between two messages of one person; 0 where everybody may write as they like. */
  slowSeconds: number
  commitment: Commitment | null
  /** This person has raised their hand for `commitment`. */
  answered: boolean
  /** A name that came with the address and is not to be had. */
  refusedName: string | undefined
}

/** Messages that are kept at first; reading back keeps as many more as it brings. */
export const KEPT = 300

export const emptyRoom: RoomState = {
  phase: 'connecting',
  user: null,
  messages: [],
  seen: undefined,
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

/** What a batch changes. The caller has seen to it that nothing before it is missing. @param kept messages at most */
export function withBatch(state: RoomState, batch: ChatBatch, kept: number): RoomState {
  const gone = new Set(batch.gone)
  // a batch may delete what it brings, and bring back what was deleted: what it tells last holds on the server, and
  // there a number is either among the messages or among the gone
  const all = merged(
    state.messages.filter(({ sequence }) => !gone.has(sequence)),
    batch.messages,
  )
  return { ...state, messages: all.slice(-kept), seen: Math.max(state.seen ?? 0, batch.to) }
}

export const withHistory = (state: RoomState, history: ChatHistory, kept: number): RoomState =>
  history.restart
    ? { ...withBatch({ ...state, messages: [], seen: 0 }, history.batch, kept), more: history.more }
    : withBatch(state, history.batch, kept)

export function withJoined(state: RoomState, joined: ChatJoined, kept: number): RoomState {
  const first = state.seen === undefined
  const { user, presence, slowSeconds, commitment, answered } = joined
  return {
    ...withHistory(state, joined, kept),
    ...((first || joined.restart) && { more: joined.more }),
    ...{ phase: 'joined', user, presence, slowSeconds, commitment, answered },
  }
}

/** A message that this person has sent, where the room has not told of it yet: what it has told may be gone again. */
export const withMessage = (state: RoomState, message: ChatMessage): RoomState =>
  message.sequence <= (state.seen ?? 0) ? state : { ...state, messages: merged(state.messages, [message]) }

export const withOlder = (state: RoomState, history: ChatHistory): RoomState => ({
  ...state,
  messages: merged(history.batch.messages, state.messages),
  more: history.more,
})

/** The newest state of the moment. Another moment is answered anew. */
export const withCommitment = (state: RoomState, commitment: Commitment, answered = false): RoomState => ({
  ...state,
  commitment,
  answered: answered || (state.answered && state.commitment?.id === commitment.id),
})
