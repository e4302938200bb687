import { setTimeout as sleep } from 'node:timers/promises'
import { type Send, send } from './send.ts'

/** Milliseconds before a request is sent again whose key another process is still answering. */
const IN_FLIGHT_MS = 500
const MAX_TRIES = 20

/** How many requests were sent once more. */
export type Resent = { sentAgain: number; keysInFlight: number }

/**
 * Sends as browsers and proxies do in front of a process that is killed: a request whose connection is lost without an
 * answer is sent once more, a write under the same idempotency key. While the process that had it holds the key, the answer
 * is 409, and the request waits. Whatever else is answered counts as it is.
 */
export function persistentSend(): { by: Send; resent: Resent } {
  const resent: Resent = { sentAgain: 0, keysInFlight: 0 }
  const by: Send = async (port, sent) => {
    let answer = await send(port, sent)
    if (answer.status === 0) {
      resent.sentAgain++
      answer = await send(port, sent)
    }
    for (let tries = 0; answer.status === 409 && isInFlight(answer.body) && tries < MAX_TRIES; tries++) {
      resent.keysInFlight++
      await sleep(IN_FLIGHT_MS)
      answer = await send(port, sent)
    }
    return answer
  }
  return { by, resent }
}

const isInFlight = (body: string) => body.includes('"idempotency_in_flight"')
