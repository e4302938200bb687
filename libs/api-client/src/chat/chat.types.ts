import type { Image } from '../address.ts'

/** A reader has given no name yet, and may only read. */
export type ChatRole = 'reader' | 'visitor' | 'member' | 'staff' | 'moderator'

/** The person who looks at the chat (document 1 section 3). */
export type ChatUser = {
  id: string
  /** null for a reader. */
  name: string | null
  avatar: Image | null
  /** The person's own; nobody else is told. */
  email: string | null
  role: ChatRole
  authenticated: boolean
  /** Is told how many, and who, have raised their hand. */
  staff: boolean
}

/** What lets a person into the chat for a while. */
export type ChatPass = {
  token: string
  /** ISO instant. */
  expiresAt: string
  /** The church's code. */
  channel: string
  /** Signed: sent with the next request it keeps the same visitor. null for members. */
  visitor: string | null
  user: ChatUser
}

/** Somebody in the chat, as everybody sees them. */
export type ChatAuthor = { userId: string; name: string; avatar: Image | null; role: ChatRole }

export type ChatMessage = ChatAuthor & {
  /** Place in the one order of the room. */
  sequence: number
  /** The sender's own name for it: the same one sent again is the same message. */
  clientId: string
  text: string
  /** ISO instant. */
  at: string
}

/** What changed in a room after `from` and up to `to`. */
export type ChatBatch = { from: number; to: number; messages: ChatMessage[]; gone: number[] }

/** A moment in which people raise their hand for a commitment. */
export type Commitment = {
  id: number
  title: string
  open: boolean
  /** null for whoever is not of the staff. */
  count: number | null
  openedAt: string
}

export type CommitmentAnswer = ChatAuthor & { at: string }

export type ChatHistory = {
  batch: ChatBatch
  /** Of a list: all messages from this number on are in it. undefined where it tells changes. */
  begins: number | undefined
  more: boolean
  /** Too much was missed: what is shown is replaced by `batch`. */
  restart: boolean
}

export type ChatJoined = ChatHistory & {
  user: ChatUser
  presence: number
  /** Seconds between two messages of one person; 0 where everybody may write as they like. */
  slowSeconds: number
  commitment: Commitment | null
  /** This person has answered `commitment`. */
  answered: boolean
}

/** What the room tells. */
export type ChatNotice =
  | { kind: 'batch'; batch: ChatBatch }
  | { kind: 'commitment'; commitment: Commitment | null }
  | { kind: 'presence'; count: number }
  | { kind: 'slow'; seconds: number }
  /** This person has come in once more elsewhere, and this connection is the one too many. */
  | { kind: 'replaced' }

/** A connection to the chat, whatever carries it: one request with its acknowledgement at a time, as on the wire. */
export type ChatConnection = {
  /** Rejects with an ApiError without response where the connection is lost, or nothing comes back. */
  ask: (request: string, body: object) => Promise<unknown>
  close: () => void
}

export type ChatListener = {
  /** It stands, the first time or again. */
  onUp: () => void
  onDown: () => void
  onNotice: (name: string, body: unknown) => void
}

/** Opens a connection that comes back by itself until it is closed. */
export type OpenChat = (address: { url: string; path: string }, listener: ChatListener) => Promise<ChatConnection>
