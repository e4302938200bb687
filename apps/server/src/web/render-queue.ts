import { addressGroup } from '../http/address-group.ts'
import { type BoundedWork, boundedWork } from '../http/bounded-work.ts'
import { ProblemError } from '../http/problem.ts'

/** Pages of fixed addresses: there are few, and each is cached. */
const FIXED = { atOnce: 3, waiting: 300 }
/** Pages of addresses that anyone can make up: queries, ids, unknown paths. */
const MADE_UP = { atOnce: 1, waiting: 32 }
/** Renderings of made-up addresses, running or queued, per client address. */
const MADE_UP_PER_CLIENT = 8
/** Seconds after which a refused client may try again. */
const RETRY_AFTER_S = 2

/** What a rendering's turn depends on. */
type RenderTurn = {
  /** Whether the page's address is one of a fixed set. */
  fixed: boolean
  /** Address of the client; those of one IPv6 network are one client. */
  client: string
  /** Code of the church; none where the address is that of none. */
  church: string | undefined
}

/** Renderings of a queue at this moment. */
export type RenderCounts = { running: number; waiting: number }

/**
 * Renders pages in turns. A page of a made-up address serves one request only, so a flood of them would take the
 * processor from everything else: they run one after the other, in a short queue, shorter still per client. In both
 * queues churches take turns.
 * @param counts kept up to date
 * @throws ProblemError `unavailable` (503 with Retry-After), at once, when the queue is full
 */
export function renderQueue(
  counts: RenderCounts = { running: 0, waiting: 0 },
): <T>(turn: RenderTurn, render: () => Promise<T>) => Promise<T> {
  const ofFixed = boundedWork(FIXED)
  const madeUpQueue = boundedWork(MADE_UP)
  const clients = new Map<string, number>()

  const counted = async <T>(queue: BoundedWork, church: string | undefined, render: () => Promise<T>): Promise<T> => {
    let state: keyof RenderCounts = 'waiting'
    counts.waiting++
    try {
      return await queue(() => {
        counts.waiting--
        counts.running++
        state = 'running'
        return render()
      }, church)
    } finally {
      counts[state]--
    }
  }

  return async ({ fixed, client, church }, render) => {
    if (fixed) return counted(ofFixed, church, render)
    const network = addressGroup(client)
    const inside = clients.get(network) ?? 0
    if (inside >= MADE_UP_PER_CLIENT) throw new ProblemError('unavailable', undefined, RETRY_AFTER_S)
    clients.set(network, inside + 1)
    try {
      return await counted(madeUpQueue, church, render)
    } finally {
      const left = clients.get(network)! - 1
      if (left === 0) clients.delete(network)
      else clients.set(network, left)
    }
  }
}
