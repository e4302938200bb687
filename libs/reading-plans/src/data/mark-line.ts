import { ApiError, type PlanSubscription } from '@atrio/api-client'

/** A mark that the server does not have yet: on its way for the first time, without an answer, or being sent again. */
type Mark = { read: boolean; state: 'sending' | 'failed' | 'retrying' }
type Marks = ReadonlyMap<number, Mark>

type Options = {
  /** Marks that an earlier page could not send. */
  unsent?: ReadonlyMap<number, boolean>
  /** Called with a day's mark when the server is to have it, and again once it has. */
  keep?: (day: number, read: boolean, sent: boolean) => void
  send: (day: number, read: boolean) => Promise<PlanSubscription>
  /** Stores the reading as the server has it now; resolves when the page shows it. */
  take: (reading: PlanSubscription) => Promise<void>
  /** The reading was started over or deleted elsewhere. */
  gone: () => void
}

/**
 * Marks on their way, one after the other, so that the last answer is the last state. What a day is wanted to be is shown at
 * once; where nothing comes back it stays so, and is sent again on request, also by a later page. A day that is marked and unmarked while it waits is
 * sent as it ended.
 */
export function createMarkLine({ unsent = new Map(), keep, send, take, gone }: Options) {
  let marks: Marks = new Map([...unsent].map(([day, read]) => [day, { read, state: 'failed' }]))
  let line = Promise.resolve()
  const listeners = new Set<() => void>()
  const set = (day: number, mark: Mark | undefined) => {
    const next = new Map(marks)
    const kept = mark ?? marks.get(day)
    if (mark) next.set(day, mark)
    else next.delete(day)
    marks = next
    if (kept) keep?.(day, kept.read, !mark)
    for (const listener of listeners) listener()
  }

  async function deliver(day: number): Promise<void> {
    const mark = marks.get(day)
    // sent already by an earlier turn
    if (!mark || mark.state === 'failed') return
    try {
      // The mark stays until the page shows the new reading: otherwise the box would show the old state in between.
      await take(await send(day, mark.read))
      if (marks.get(day)?.read === mark.read) set(day, undefined)
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        set(day, undefined)
        gone()
      } else set(day, { read: marks.get(day)?.read ?? mark.read, state: 'failed' })
    }
  }
  const enqueue = (day: number, mark: Mark) => {
    set(day, mark)
    line = line.then(() => deliver(day))
  }

  return {
    mark: (day: number, read: boolean) => enqueue(day, { read, state: 'sending' }),
    retry: () => {
      for (const [day, { read, state }] of marks) if (state === 'failed') enqueue(day, { read, state: 'retrying' })
    },
    marks: (): Marks => marks,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The days that are read, as the person wants them to be. */
export const withMarks = (read: readonly number[], marks: Marks): number[] =>
  [
    ...read.filter((day) => marks.get(day)?.read !== false),
    ...[...marks].filter(([, mark]) => mark.read).map(([day]) => day),
  ]
    .filter((day, index, all) => all.indexOf(day) === index)
    .sort((a, b) => a - b)
