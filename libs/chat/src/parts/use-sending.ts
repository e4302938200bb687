import { ApiError, CHAT_LIMITS } from '@atrio/api-client'
import { useState } from 'react'
import { newClientId } from '../room/client-id.ts'
import { useInRoom } from '../room/room-context.ts'
import { useWait } from './use-wait.ts'

/** Why a message was not sent. `wait` has seconds beside it; `notSent` can be retried unchanged. */
type RefusedBecause = 'wait' | 'tooLong' | 'refused' | 'notSent'

type Tried = { text: string; clientId: string }

function reasonOf(error: unknown): RefusedBecause {
  const failure = error instanceof ApiError ? error : undefined
  if (failure?.retryAfter) return 'wait'
  if (failure?.code === 'too_large') return 'tooLong'
  if (failure?.kind === 'refused' && ['validation', 'forbidden', 'conflict'].includes(failure.code)) return 'refused'
  return 'notSent'
}

/** Sends a text and reports why it failed. A retry of the same text is the same message, so that it appears once. */
export function useSending(text: string, onSaid: (said: string) => void) {
  const { room, state } = useInRoom()
  const [tried, setTried] = useState<Tried>()
  const [refused, setRefused] = useState<RefusedBecause>()
  const [sending, setSending] = useState(false)
  const wait = useWait()

  const done = (said: string) => {
    setTried(undefined)
    setRefused(undefined)
    onSaid(said)
  }
  // its acknowledgement was lost, but the room's batch contains it
  if (refused && tried && tried.text === text && state.messages.some(({ clientId }) => clientId === tried.clientId))
    done(text)
  // the wait is over
  if (refused === 'wait' && wait.left === 0) setRefused(undefined)

  const say = async () => {
    if ([...text.trim()].length > CHAT_LIMITS.textLength) return setRefused('tooLong')
    const attempt = tried?.text === text ? tried : { text, clientId: newClientId() }
    setTried(attempt)
    setSending(true)
    try {
      await room.send(attempt.clientId, text.trim())
      done(attempt.text)
    } catch (error) {
      const reason = reasonOf(error)
      if (reason === 'wait') wait.begin((error as ApiError).retryAfter!)
      setRefused(reason)
    }
    setSending(false)
  }
  return {
    say,
    sending,
    refused,
    /** Seconds. */
    wait,
    /** The text has changed: its error is cleared; a wait goes on. */
    forget: () => refused && refused !== 'wait' && setRefused(undefined),
  }
}
