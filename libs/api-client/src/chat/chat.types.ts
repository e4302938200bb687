import type { Image } from '../address.ts'

/** A reader has given no name yet, and may only read. */
export type ChatRole = 'reader' | 'visitor' | 'member' | 'staff' | 'moderator'

/** The person who uses the chat (document 1 section 3). */
export type ChatUser = {
  id: string
  /** Null for a reader. */
  name: string | null
  avatar: Image | null
  /** The person's own address; not sent to others. */
  email: string | null
  role: ChatRole
  authenticated: boolean
  /** Whether the person sees how many, and who, have raised their hand. */
  staff: boolean
}

/** Admits a person to the chat for a while. */
export type ChatPass = {
  token: string
  /** ISO instant. */
  expiresAt: string
  /** The church's code. */
  channel: string
  /** Signed token: sent with the next request it keeps the same visitor. Null for members. */
  visitor: string | null
  user: ChatUser
}

/** A person in the chat, as everybody sees them. */
export type ChatAuthor = { userId: string; name: string; avatar: Image | null; role: ChatRole }

export type ChatMessage = ChatAuthor & {
  /** Position in the room's total order. */
  sequence: number
  /** The sender's id of it: a message sent again with the same id is the same message. */
  clientId: string
  text: string
  /** ISO instant. */
  at: string
}

/** Changes in a room after `from` and up to `to`. */
export type ChatBatch = { from: number; to: number; messages: ChatMessage[]; gone: number[] }

/** A moment in which people raise their hand for a commitment. */
export type Commitment = {
  id: number
  title: string
  open: boolean
  /** Null for people outside the staff. */
  count: number | null
  openedAt: string
}

export type CommitmentAnswer = ChatAuthor & { at: string }

export type ChatHistory = {
  batch: ChatBatch
  /** Of a list: it contains all messages from this number on. Undefined in a batch of changes. */
  begins: number | undefined
  more: boolean
  /** Too much was missed: `batch` replaces what is shown. */
  restart: boolean
}

export type ChatJoined = ChatHistory & {
  user: ChatUser
  presence: number
  /** Seconds between two messages of one person; 0 without a limit. */
  slowSeconds: number
  commitment: Commitment | null
  /** This person has answered `commitment`. */
  answered: boolean
}

/** What the room sends. */
export type ChatNotice =
  | { kind: 'batch'; batch: ChatBatch }
  | { kind: 'commitment'; commitment: Commitment | null }
  | { kind: 'presence'; count: number }
  | { kind: 'slow'; seconds: number }
  /** The person has joined from elsewhere too, and this connection is over their limit. */
  | { kind: 'replaced' }

/** A connection to the chat over any transport: one request with its acknowledgement at a time, as on the wire. */
export type ChatConnection = {
  /** Rejects with an ApiError without response when the connection is lost or no answer arrives. */
  ask: (request: string, body: object) => Promise<unknown>
  close: () => void
}

export type ChatListener = {
  /** The connection is established, for the first time or again. */
  onUp: () => void
  onDown: () => void
  onNotice: (name: string, body: unknown) => void
}

/** Opens a connection that reconnects until it is closed. */
export type OpenChat = (address: { url: string; path: string }, listener: ChatListener) => Promise<ChatConnection>
