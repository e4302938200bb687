import { Piscina } from 'piscina'
import type { FeedEpisode } from './read-feed.ts'

export type FeedThread = {
  /** @throws Error when the text is not RSS, or takes too long to parse */
  read: (xml: string) => Promise<FeedEpisode[]>
  close: () => Promise<void>
}

const TIMEOUT_MS = 10_000
const IDLE_TIMEOUT_MS = 30_000
/** Queued feeds; each holds its text of at most 4 MB. */
const MAX_QUEUE = 20
const MAX_HEAP_MB = 256
/** Added to the process's niceness, on Linux: answering calls goes before parsing feeds. */
const NICENESS_INCREMENT = 10

/**
 * A separate thread for parsing feeds: a feed of 4 MB with as many element names takes seconds, which would block the
 * main thread. It starts with the first feed and ends when there is none.
 */
export function feedThread(timeoutMs = TIMEOUT_MS): FeedThread {
  const pool = new Piscina<string, FeedEpisode[]>({
    filename: new URL('read-feed.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_TIMEOUT_MS,
    maxQueue: MAX_QUEUE,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    niceIncrement: NICENESS_INCREMENT,
  })
  return {
    read: (xml) => pool.run(xml, { name: 'readFeed', signal: AbortSignal.timeout(timeoutMs) }),
    close: () => pool.destroy(),
  }
}
