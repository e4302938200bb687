import { ApiError, type OpenChat } from '@atrio/api-client'
import { atom } from 'jotai'

/** Sockets are fetched when a chat is shown. */
const overSocket: OpenChat = async (address, listener) => {
  const { openSocket } = await import('./socket.ts').catch(() => {
    throw new ApiError('no response', { kind: 'no-response' })
  })
  return openSocket(address, listener)
}

/** Milliseconds that a room has to answer. */
export const PATIENCE = 15_000

/** What carries the chat, and how long it may take; tests and the catalogue put a room of their own behind it. */
export const openChatAtom = atom<{ open: OpenChat; patience: number }>({ open: overSocket, patience: PATIENCE })
