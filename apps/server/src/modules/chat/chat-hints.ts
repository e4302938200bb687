import { setTimeout as sleep } from 'node:timers/promises'

/** The subject of a hint: a room's messages, or its state (commitment, slow mode, presence). */
export type Hint = { church: number; about: 'm' | 'e' }

/**
 * Notifies other processes of a change in a room, which they then read. A hint may be lost: a slow poll catches up. So
 * hints are batched for a few milliseconds, and nothing waits for them.
 */
export type ChatHints = {
  send(hint: Hint): void
  close(): Promise<void>
}

/** A transport of hints between processes. */
export type HintTransport = {
  /** Settles once all further hints are received; rejects when it can't be opened. */
  opened: Promise<void>
  /** Rejects when the connection is lost. */
  broken: Promise<never>
  /** @param text of MAX_HINT_LENGTH characters at most. Rejects unless it was sent */
  send(text: string): Promise<void>
  close(): Promise<void>
}
export type OpenHints = (heard: (text: string) => void) => HintTransport

type Options = {
  open: OpenHints
  /** Called with the changed rooms; null: any room may have changed. */
  onHints: (hints: Hint[] | null) => void
  /** Called once per lost connection, not at each attempt to reconnect. */
  onError: (error: Error) => void
}

/** PostgreSQL refuses a payload of 8,000 bytes. */
const MAX_HINT_LENGTH = 7_900
const GATHER_MS = 5
/** Milliseconds before reconnecting, doubled at each attempt up to `latest`. */
const RETRY_DELAY_MS = { soonest: 300, latest: 5_000 }
const CLOSE_MS = 1_000

export function chatHints({ open, onHints, onError }: Options): ChatHints {
  const waiting = new Set<string>()
  const closing = new AbortController()
  const aborted = new Promise<void>((resolve) => closing.signal.addEventListener('abort', () => resolve()))
  let way: HintTransport | undefined
  let giveUp: (error: unknown) => void = () => {}
  let sending = false
  let isLost = false

  const flush = async () => {
    if (sending) return
    sending = true
    try {
      await sleep(GATHER_MS, undefined, { ref: false })
      while (way && waiting.size > 0) await way.send(take(waiting))
    } catch (error) {
      giveUp(error) // the others' poll catches up
    } finally {
      sending = false
    }
  }
  const follow = async () => {
    const mine = open((text) => onHints(read(text)))
    const unsent = new Promise<never>((_resolve, reject) => (giveUp = reject))
    const following = async () => {
      await mine.opened
      if (closing.signal.aborted) return
      way = mine
      isLost = false
      onHints(null) // changes missed while not listening
      void flush()
      await Promise.race([mine.broken, unsent])
    }
    try {
      await Promise.race([following(), aborted])
    } finally {
      way = undefined
      await Promise.race([mine.close().catch(() => {}), sleep(CLOSE_MS, undefined, { ref: false })])
    }
  }
  const keepFollowing = async () => {
    let wait = RETRY_DELAY_MS.soonest
    while (!closing.signal.aborted) {
      const begun = Date.now()
      await follow().catch((error: Error) => {
        if (!isLost) onError(error)
        isLost = true
      })
      if (Date.now() - begun > RETRY_DELAY_MS.latest) wait = RETRY_DELAY_MS.soonest // it was stable for a while
      await Promise.race([sleep(wait, undefined, { ref: false }), aborted])
      wait = Math.min(wait * 2, RETRY_DELAY_MS.latest)
    }
  }
  const following = keepFollowing()
  return {
    send({ church, about }) {
      waiting.add(`${church}${about}`)
      void flush()
    },
    async close() {
      closing.abort()
      await following
    },
  }
}

/** Takes as many hints as fit into one message. */
function take(waiting: Set<string>): string {
  const taken: string[] = []
  let length = 0
  for (const hint of waiting) {
    length += hint.length + 1
    if (length > MAX_HINT_LENGTH) break
    taken.push(hint)
    waiting.delete(hint)
  }
  return taken.join(',')
}

const read = (text: string): Hint[] =>
  [...text.matchAll(/(?<!\d)(\d+)([me])/g)].map(([, church, about]) => ({
    church: Number(church),
    about: about === 'm' ? 'm' : 'e',
  }))
