import pLimit, { type LimitFunction } from 'p-limit'
import { ProblemError } from '../../../http/problem.ts'

/**
 * Sales of one event that a process has in the database at once. They wait for the same row there, one after the other: a
 * few keep it busy, more only wake each other up (PostgreSQL by itself sold a quarter less over ten connections than over
 * four), and would hold all connections while somebody else wants to give.
 */
const AT_ONCE = 4

/** Sales of one event that a process holds, most of them waiting: about a minute's worth. */
const MAX_WAITING = 5_000
/** Seconds after which a refused buyer may try again. */
const RETRY_AFTER_S = 5

/**
 * Lets sales of one event into the database in the order in which they came; those of others beside them.
 * @throws ProblemError `unavailable` (503 with Retry-After), at once, where too many wait already
 */
export function saleQueue(): <T>(event: number, sell: () => Promise<T>) => Promise<T> {
  const queues = new Map<number, { limit: LimitFunction; inside: number }>()
  return async (event, sell) => {
    const queue = queues.get(event) ?? { limit: pLimit(AT_ONCE), inside: 0 }
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
