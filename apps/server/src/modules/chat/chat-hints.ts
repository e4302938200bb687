import { setTimeout as sleep } from 'node:timers/promises'

/** What a hint is about: the messages of a room, or its state (commitment, slow mode, presence). */
export type Hint = { church: number; about: 'm' | 'e' }

/**
 * Tells the other processes that something changed in a room; they then read what it is. A hint may be lost: a slow
 * poll finds what it was about. So hints are gathered for a few milliseconds, and nothing waits for them.
 */
export type ChatHints = {
  send(hint: Hint): void
  close(): Promise<void>
}

/** What carries hints between the processes, from its opening to its end. */
export type HintWay = {
  /** Settles when all that is sent from now on is heard; rejects where it can not be opened. */
  opened: Promise<void>
  /** Rejects when it is broken. */
  broken: Promise<never>
  /** @param text of LONGEST_HINT characters at most. Rejects where it has not been sent */
  send(text: string): Promise<void>
  close(): Promise<void>
}
export type OpenHints = (heard: (text: string) => void) => HintWay

type Options = {
  open: OpenHints
  /** Tells what happened to which rooms; null: anything may have happened to any. */
  onHints: (hints: Hint[] | null) => void
  /** Told once of each time that the way is lost, not of each try to open it again. */
  onError: (error: Error) => void
}

/** PostgreSQL refuses a payload of 8,000 bytes. */
const LONGEST_HINT = 7_900
const GATHER_MS = 5
/** Milliseconds until the first try to open the way again; each further one takes twice as long, up to the second. */
const AGAIN = { soonest: 300, latest: 5_000 }
const CLOSE_MS = 1_000

export function chatHints({ open, onHints, onError }: Options): ChatHints {
  const waiting = new Set<string>()
  const closing = new AbortController()
  const aborted = new Promise<void>((resolve) => closing.signal.addEventListener('abort', () => resolve()))
  let way: HintWay | undefined
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
      giveUp(error) // the others' poll finds what this was about
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
      onHints(null) // what changed while nobody listened
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
    let wait = AGAIN.soonest
    while (!closing.signal.aborted) {
      const begun = Date.now()
      await follow().catch((error: Error) => {
        if (!isLost) onError(error)
        isLost = true
      })
      if (Date.now() - begun > AGAIN.latest) wait = AGAIN.soonest // it held for a while
      await Promise.race([sleep(wait, undefined, { ref: false }), aborted])
      wait = Math.min(wait * 2, AGAIN.latest)
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

/** Takes as many hints as fit into one text. */
function take(waiting: Set<string>): string {
  const taken: string[] = []
  let length = 0
  for (const hint of waiting) {
    length += hint.length + 1
    if (length > LONGEST_HINT) break
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
