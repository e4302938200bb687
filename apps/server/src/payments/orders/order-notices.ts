import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { allChurches } from '../../platform/church/all-churches.ts'
import type { Platform } from '../../platform/platform.ts'
import type { OrderNotices } from '../payment-platform.ts'
import { churchesWithDueNotices, dropNotice, MAX_TRIES, takeNotices, sendNotice } from './notices.ts'

type Options = {
  onError: (error: Error) => void
  /** A payer disputes this payment at their bank: staff must know, through the log as well. */
  onDispute: (order: { church: number; order: number }) => void
  /** Milliseconds between two polls for notices that another process left. */
  pollMs?: number
}

/** Milliseconds: longer than the last steps of an answer, unnoticeable for the buyer. */
const AFTER_ANSWER_MS = 150
/** Notices leased at once. Even with the longest pauses they are sent well before the lease ends. */
const BATCH = 10
/**
 * Rendering tickets takes processor time: pauses for this multiple of it, longer under load, so that buyers go first.
 */
const PAUSE_FACTOR = 3
const MAX_PAUSE_MS = 1_000

/**
 * Sends one mail at a time, with pauses, so that a rush is not slowed down by its own mails. Several processes share
 * them.
 */
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
  /** Event-loop utilisation at the last pause. */
  let left = performance.eventLoopUtilization()

  const rest = async (workedMs: number, load: number) => {
    const ms = Math.min(MAX_PAUSE_MS, (workedMs * PAUSE_FACTOR) / (1 - load))
    await sleep(ms, undefined, { ref: false, signal: hurry.signal }).catch(() => {})
  }

  /** @returns whether there may be more */
  const sendSome = async (church: number): Promise<boolean> => {
    const notices = await takeNotices(services, church, BATCH)
    for (const notice of notices) {
      if (isClosed) return false
      const load = performance.eventLoopUtilization(left).utilization
      const began = performance.now()
      try {
        if (notice.situacao === 'contestado' && notice.tentativas === 1)
          onDispute({ church: notice.igrejaId, order: notice.pedidoId })
        if (notice.tentativas <= MAX_TRIES && (await sendNotice(services, notice))) void outbox.deliver()
      } catch (error) {
        onError(error as Error)
      }
      if (notice.tentativas >= MAX_TRIES) await dropNotice(services, notice, onError)
      left = performance.eventLoopUtilization()
      await rest(performance.now() - began, load)
    }
    return notices.length === BATCH
  }
  /** Takes turns, so that a church in a rush does not block others. Includes churches that are added meanwhile. */
  const sendAll = async () => {
    for (const church of asked) {
      asked.delete(church)
      if (isClosed) return
      if (await sendSome(church)) asked.add(church)
    }
  }
  const start = () =>
    (running ??= sendAll()
      .catch(onError)
      .finally(() => (running = undefined)))
  const look = async () => {
    for await (const some of allChurches(database)) {
      for (const church of await churchesWithDueNotices(services, some)) asked.add(church)
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
