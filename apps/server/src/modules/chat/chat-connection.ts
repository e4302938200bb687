import {
  type ChatGives,
  type ChatRequest,
  type ChatTakes,
  chatCalls,
  chatRequests,
  type RecusaChatWire,
} from '@atrio/contract'
import type { Socket } from 'socket.io'
import { Value } from 'typebox/value'
import { problemCodeOf } from '../../http/error-answers.ts'
import { ProblemError } from '../../http/problem.ts'
import type { Clock } from '../../runtime/clock.ts'
import { buckets } from './chat-buckets.ts'
import type { ChatHandlers, Present } from './chat-requests.ts'

type Enter = (
  socket: Socket,
  takes: ChatTakes<'entrar'>,
  was: Present | undefined,
) => Promise<{
  present: Present
  gives: ChatGives<'entrar'>
}>

type Options = {
  enter: Enter
  leave: (present: Present) => void
  handlers: ChatHandlers
  clock: Clock
  onError: (error: unknown) => void
}

/** Milliseconds within which a connection has to enter a room. */
const ENTER_MS = 10_000
/** Milliseconds for which a connection with an expired token may still listen. */
const EXPIRED_MS = 60_000
/** Requests of one connection, of all kinds, and how many may queue. */
const REQUESTS = { burst: 30, everyMs: 250 }
const MAX_WAITING = 20
/** Rate-limit refusals after which a connection is cut. */
const MAX_REFUSED = 200

type Answer = (answer: object) => void

/** Handles the requests of one connection one after the other: validates, limits and answers each. */
export function chatConnection({ enter, leave, handlers, clock, onError }: Options) {
  return (socket: Socket): void => {
    let present: Present | undefined
    let left = false
    let leaving = false
    let waiting = 0
    let refused = 0
    let turn: Promise<unknown> = Promise.resolve()
    const hasty = buckets(REQUESTS)
    const late = setTimeout(() => present ?? socket.disconnect(true), ENTER_MS).unref()

    const entered = async (takes: ChatTakes<'entrar'>) => {
      const was = present
      const { present: now, gives } = await enter(socket, takes, was)
      if (left) {
        if (!was) leave(now)
        throw new ProblemError('unavailable')
      }
      present = now
      clearTimeout(late)
      return gives
    }
    const work = async (request: ChatRequest, takes: unknown): Promise<object> => {
      if (!Value.Check(chatCalls[request].takes, takes)) throw new ProblemError('validation')
      if (request === 'entrar') return entered(takes as ChatTakes<'entrar'>)
      if (!present) throw new ProblemError('unauthorized')
      if (present.expires.getTime() <= clock().getTime()) throw new ProblemError('chat_token_expired')
      // The schema above has validated that name and input of the request match.
      const handler = handlers[request] as (present: Present, takes: unknown) => Promise<object>
      return handler(present, takes)
    }
    const refuse = (answer: Answer, error: unknown) => {
      const codigo = problemCodeOf(error)
      if (codigo === 'internal') onError(error)
      const wait = error instanceof ProblemError ? error.retryAfter : undefined
      const refusal: RecusaChatWire = { ok: false, codigo, ...(wait && { aguardarSegundos: wait }) }
      answer(refusal)
    }

    for (const request of chatRequests) {
      socket.on(request, (takes: unknown, answer: unknown) => {
        if (typeof answer !== 'function') return void socket.disconnect(true) // requests need an acknowledgement
        if (leaving) return // without an answer the client asks again, at another process
        const reply = answer as Answer
        const wait = waiting >= MAX_WAITING ? 1 : hasty.take('', clock().getTime())
        if (wait > 0) {
          if (++refused > MAX_REFUSED) return void socket.disconnect(true)
          return refuse(reply, new ProblemError('rate_limited', undefined, wait))
        }
        waiting++
        turn = turn
          .then(() => work(request, takes))
          .then(
            (gives) => reply({ ok: true, ...gives }),
            (error: unknown) => refuse(reply, error),
          )
          .finally(() => waiting--)
      })
    }
    socket.on('disconnect', () => {
      left = true
      clearTimeout(late)
      if (present) leave(present)
    })
    /** Accepts no more requests; settles when all accepted ones are answered. */
    socket.data['finish'] = () => {
      leaving = true
      return turn
    }
    socket.data['session'] = () => present?.who.account?.session
    socket.data['isTooOld'] = () => present && present.expires.getTime() + EXPIRED_MS <= clock().getTime()
  }
}
