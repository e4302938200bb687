import { ProblemError } from './problem.ts'

/** Seconds after which a refused caller may try again: most queued work is done by then. */
const RETRY_AFTER_S = 2

type Bounds = {
  /** Pieces of work that run at the same time. */
  atOnce: number
  /** Pieces of work that may wait for their turn besides. */
  waiting: number
}

/**
 * Runs a piece of work in its turn, and passes on its result or error.
 * @param church code of the church that the work is for; work of none takes turns as that of one church
 */
export type BoundedWork = <T>(work: () => Promise<T>, church?: string) => Promise<T>

type Piece = { start: () => void; refuse: (error: ProblemError) => void }

/**
 * A queue of bounded length for one kind of expensive work that requests cause: rendering, hashing, decoding pictures,
 * making PDFs. Without a bound, a burst of such requests fills the memory and delays everything else.
 *
 * Churches take turns, each with its oldest piece. One church alone may use the whole queue; when it is full, the newest
 * piece of the church with the most gives way to that of a church with fewer, so that none keeps another out.
 * @throws ProblemError `unavailable` (503 with Retry-After), at once or when it gives way, without running the work
 */
export function boundedWork({ atOnce, waiting }: Bounds): BoundedWork {
  /** The waiting pieces of each church, the church whose turn is next first. */
  const lines = new Map<string, Piece[]>()
  let running = 0
  let queued = 0

  const startNext = () => {
    const [next] = lines
    if (!next) return
    const [church, line] = next
    lines.delete(church)
    const piece = line.shift()
    // its other pieces wait until all other churches had a turn
    if (line.length > 0) lines.set(church, line)
    queued--
    piece?.start()
  }
  const makeRoom = (church: string): boolean => {
    let longest: Piece[] = []
    for (const line of lines.values()) if (line.length > longest.length) longest = line
    const own = lines.get(church)?.length ?? 0
    // with only one more, the two would only change places
    if (longest.length < own + 2) return false
    longest.pop()?.refuse(refusal())
    queued--
    return true
  }
  const turn = (church: string) =>
    new Promise<void>((start, refuse) => {
      const line = lines.get(church)
      if (line) line.push({ start, refuse })
      else lines.set(church, [{ start, refuse }])
      queued++
    })

  return async (work, church = '') => {
    if (running + queued >= atOnce + waiting && !makeRoom(church)) throw refusal()
    if (running >= atOnce) await turn(church)
    else running++
    try {
      return await work()
    } finally {
      // a place that is passed on stays counted
      if (queued > 0) startNext()
      else running--
    }
  }
}

const refusal = () => new ProblemError('unavailable', undefined, RETRY_AFTER_S)
