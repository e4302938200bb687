import { ApiError, type SetList } from '@atrio/api-client'
import type { FeatureContext } from '@atrio/tenant-core'

/** How a list is to change: called again with the newer one where an earlier write has changed it meanwhile. */
export type ListChange = (list: SetList) => SetList

type Waiting = { change: ListChange; answer: PromiseWithResolvers<SetList> }
/** @property saved the list as the server has it; `waiting` is not saved yet, in the order that it was made */
type Queue = { saved: SetList; waiting: Waiting[] }

/** Of the context, since a page may be left while its list is saved. */
const queues = new WeakMap<FeatureContext, Map<string, Queue>>()

function queuesOf(ctx: FeatureContext): Map<string, Queue> {
  const known = queues.get(ctx) ?? new Map<string, Queue>()
  queues.set(ctx, known)
  return known
}

/** Changed or deleted on another device. */
export const isElsewhere = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 404 || error.code === 'conflict')

/** The list may have been saved, and nobody knows. */
const isUnanswered = (error: unknown): boolean => error instanceof ApiError && error.retryable

const changed = (list: SetList, waiting: readonly Waiting[]): SetList =>
  waiting.reduce((newest, { change }) => change(newest), list)

type Work = {
  save: (list: SetList) => Promise<SetList>
  /** Shows a list in place of the one that the server has answered. */
  show: (list: SetList) => void
}

/**
 * Saves the changes of a list one write after another, each onto the answer to the one before; those that are made
 * meanwhile share the next write. One without an answer is repeated where there are later changes, and else taken back.
 * @param isShown whether the change is shown before it is saved
 */
export function saveInTurn(
  ctx: FeatureContext,
  list: SetList,
  change: ListChange,
  isShown: boolean,
  work: Work,
): Promise<SetList> {
  const open = queuesOf(ctx)
  const queue = open.get(list.id) ?? { saved: list, waiting: [] }
  const answer = Promise.withResolvers<SetList>()
  queue.waiting.push({ change, answer })
  if (isShown) work.show(changed(queue.saved, queue.waiting))
  if (!open.has(list.id)) {
    open.set(list.id, queue)
    void saveAll(queue, work, open)
  }
  return answer.promise
}

/**
 * Awaits that no change of a list is left to save, whatever becomes of them.
 * @throws ApiError where the list was changed or deleted on another device
 */
export async function settled(ctx: FeatureContext, listId: string): Promise<void> {
  const waiting = queuesOf(ctx).get(listId)?.waiting ?? []
  const answers = await Promise.allSettled(waiting.map(({ answer }) => answer.promise))
  const elsewhere = answers.find((answer) => answer.status === 'rejected' && isElsewhere(answer.reason))
  if (elsewhere?.status === 'rejected') throw elsewhere.reason
}

async function saveAll(queue: Queue, { save, show }: Work, open: Map<string, Queue>): Promise<void> {
  const { waiting } = queue
  // Stays after a lost answer: the server takes the same content again for no conflict, and other content for one.
  let count = 0
  while (waiting.length > 0) {
    count ||= waiting.length
    const known = waiting.length
    try {
      queue.saved = await save(changed(queue.saved, waiting.slice(0, count)))
      for (const { answer } of waiting.splice(0, count)) answer.resolve(queue.saved)
      if (waiting.length > 0) show(changed(queue.saved, waiting))
    } catch (error) {
      const isOver = isElsewhere(error)
      if (isUnanswered(error) && waiting.length > known) continue
      // a refusal is of what was sent: later changes may do without it
      const failed = waiting.splice(0, isOver || isUnanswered(error) ? waiting.length : count)
      for (const { answer } of failed) answer.reject(error)
      // otherwise the newer list is shown
      if (!isOver) show(changed(queue.saved, waiting))
    }
    count = 0
  }
  // at once, since who hears of the last answer may make the next change
  open.delete(queue.saved.id)
}
