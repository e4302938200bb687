import { ApiError, type OpenChat } from '@atrio/api-client'
import { atom } from 'jotai'

/** The socket library loads when a chat is shown. */
const overSocket: OpenChat = async (address, listener) => {
  const { openSocket } = await import('./socket.ts').catch(() => {
    throw new ApiError('no response', { kind: 'no-response' })
  })
  return openSocket(address, listener)
}

/** Milliseconds within which a room has to answer. */
export const ANSWER_TIMEOUT_MS = 15_000

/** The chat's transport and its time-out; tests and stories replace it by a room in memory. */
export const openChatAtom = atom<{ open: OpenChat; answerTimeoutMs: number }>({
  open: overSocket,
  answerTimeoutMs: ANSWER_TIMEOUT_MS,
})
