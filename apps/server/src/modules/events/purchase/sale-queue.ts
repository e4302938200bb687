import pLimit, { type LimitFunction } from 'p-limit'
import { ProblemError } from '../../../http/problem.ts'

/**
 * Concurrent sales of one event in the database, per process. They wait for the same row there: a few keep it busy,
 * more only contend (PostgreSQL alone sold a quarter less over ten connections than over four), and would hold all
 * connections while other people want to give.
 */
const MAX_PARALLEL_SALES = 4

/** Sales of one event per process, most of them queued: about a minute's worth. */
const MAX_WAITING = 5_000
/** Seconds after which a refused buyer may try again. */
const RETRY_AFTER_S = 5

/**
 * Runs the sales of one event in order of arrival; those of other events run independently.
 * @throws ProblemError `unavailable` (503 with Retry-After), at once, when the queue is full
 */
export function saleQueue(): <T>(event: number, sell: () => Promise<T>) => Promise<T> {
  const queues = new Map<number, { limit: LimitFunction; inside: number }>()
  return async (event, sell) => {
    const queue = queues.get(event) ?? { limit: pLimit(MAX_PARALLEL_SALES), inside: 0 }
    queues.set(event, queue)
    if (queue.inside >= MAX_WAITING) throw new ProblemError('unavailable', undefined, RETRY_AFTER_S)
    queue.inside++
    try {
      return await queue.limit(sell)
    } finally {
      if (--queue.inside === 0) queues.delete(event)
    }
  }
}
