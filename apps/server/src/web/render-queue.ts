import { boundedWork } from '../http/bounded-work.ts'
import { ProblemError } from '../http/problem.ts'

/** Pages of fixed addresses: there are few of them, and each is kept. */
const FIXED = { atOnce: 3, waiting: 300 }
/** Pages of addresses that anybody can make up: queries, ids, paths of no page. */
const OPEN = { atOnce: 1, waiting: 32 }
/** Renderings of made-up addresses that one client address may have running or waiting. */
const OPEN_PER_CLIENT = 8
/** Seconds after which a refused client may try again. */
const RETRY_AFTER_S = 2

/** A page to be rendered, as far as its turn depends on it. */
type RenderTurn = {
  /** Whether the page's address is one of a fixed number. */
  fixed: boolean
  /** Address of the client. */
  client: string
}

/**
 * Renders pages in turns. A page of a made-up address is rendered for one request only, so a flood of them would take the
 * processor from everything else: they run one after the other, few wait, and fewer for one client.
 * @throws ProblemError `unavailable` (503 with Retry-After), at once, for what may not wait
 */
export function renderQueue(): <T>(turn: RenderTurn, render: () => Promise<T>) => Promise<T> {
  const ofFixed = boundedWork(FIXED)
  const ofOpen = boundedWork(OPEN)
  const clients = new Map<string, number>()

  return async ({ fixed, client }, render) => {
    if (fixed) return ofFixed(render)
    const inside = clients.get(client) ?? 0
    if (inside >= OPEN_PER_CLIENT) throw new ProblemError('unavailable', undefined, RETRY_AFTER_S)
    clients.set(client, inside + 1)
    try {
      return await ofOpen(render)
    } finally {
      const left = clients.get(client)! - 1
      if (left === 0) clients.delete(client)
      else clients.set(client, left)
    }
  }
}
