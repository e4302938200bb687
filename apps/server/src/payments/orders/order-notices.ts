import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { allChurches } from '../../platform/church/all-churches.ts'
import type { Platform } from '../../platform/platform.ts'
import type { OrderNotices } from '../payment-platform.ts'
import { churchesToTell, giveUp, MAX_TRIES, takeNotices, tell } from './notices.ts'

type Options = {
  onError: (error: Error) => void
  /** A payer disputes this payment at their bank: staff have to know, by the log as well. */
  onDispute: (order: { church: number; order: number }) => void
  /** Between two looks for what another process left. */
  pollMs?: number
}

/** Far more than the last steps of an answer take, and no time to whoever waits for a ticket. */
const AFTER_ANSWER_MS = 150
/** Notices taken at once. With the longest rests they are told well before they would be taken again. */
const BATCH = 10
/** Drawing tickets takes time: so many times its own is left to those who still buy, and more the more they are. */
const REST = 3
const LONGEST_REST_MS = 1_000

/** One mail after the other, with rests, so that a rush is not slowed down by its own mails. Several processes share them. */
export function orderNotices(
  services: Pick<Platform, 'config' | 'clock' | 'database' | 'directory' | 'auth' | 'outbox'>,
  { onError, onDispute, pollMs = 15_000 }: Options,
): OrderNotices {
  const { database, outbox } = services
  const asked = new Set<number>()
  let isClosed = false
  let running: Promise<void> | undefined
  let soon: NodeJS.Timeout | undefined
  let hurry = new AbortController()
  /** Where the process stood when it last left the time to others. */
  let left = performance.eventLoopUtilization()

  const rest = async (workedMs: number, load: number) => {
    const ms = Math.min(LONGEST_REST_MS, (workedMs * REST) / (1 - load))
    await sleep(ms, undefined, { ref: false, signal: hurry.signal }).catch(() => {})
  }

  /** @returns whether there may be more */
  const tellSome = async (church: number): Promise<boolean> => {
    const notices = await takeNotices(services, church, BATCH)
    for (const notice of notices) {
      if (isClosed) return false
      const load = performance.eventLoopUtilization(left).utilization
      const began = performance.now()
      try {
        if (notice.situacao === 'contestado' && notice.tentativas === 1)
          onDispute({ church: notice.igrejaId, order: notice.pedidoId })
        if (notice.tentativas <= MAX_TRIES && (await tell(services, notice))) void outbox.deliver()
      } catch (error) {
        onError(error as Error)
      }
      if (notice.tentativas >= MAX_TRIES) await giveUp(services, notice, onError)
      left = performance.eventLoopUtilization()
      await rest(performance.now() - began, load)
    }
    return notices.length === BATCH
  }
  /** By turns, so that a church in a rush lets others through. What is asked for on the way is done, too. */
  const tellAll = async () => {
    for (const church of asked) {
      asked.delete(church)
      if (isClosed) return
      if (await tellSome(church)) asked.add(church)
    }
  }
  const start = () =>
    (running ??= tellAll()
      .catch(onError)
      .finally(() => (running = undefined)))
  const look = async () => {
    for await (const some of allChurches(database)) {
      for (const church of await churchesToTell(services, some)) asked.add(church)
    }
  }
  let looking: Promise<void> | undefined
  const poll = setInterval(() => (looking = look().then(start, onError)), pollMs).unref()

  return {
    hint(church) {
      if (isClosed) return
      asked.add(church)
      if (soon) return
      if (!running) left = performance.eventLoopUtilization()
      soon = setTimeout(() => {
        soon = undefined
        void start()
      }, AFTER_ANSWER_MS).unref()
    },
    async deliver() {
      hurry.abort()
      await running
      await look()
      await start()
      hurry = new AbortController()
    },
    async close() {
      isClosed = true
      clearInterval(poll)
      clearTimeout(soon)
      hurry.abort()
      await looking
      await running
    },
  }
}
