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

const unsaved = ({ saved, waiting }: Queue): SetList => waiting.reduce((list, { change }) => change(list), saved)

type Work = {
  save: (list: SetList) => Promise<SetList>
  /** Shows a list in place of the one that the server has answered. */
  show: (list: SetList) => void
}

/**
 * Saves the changes of a list one write after another, each onto the answer to the one before; those that are made
 * meanwhile share the next write. What failed is saved together with later changes; without any, it is taken back.
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
  if (isShown) work.show(unsaved(queue))
  if (!open.has(list.id)) {
    open.set(list.id, queue)
    void saveAll(queue, work).finally(() => open.delete(list.id))
  }
  return answer.promise
}

async function saveAll(queue: Queue, { save, show }: Work): Promise<void> {
  const { waiting } = queue
  while (waiting.length > 0) {
    const count = waiting.length
    try {
      queue.saved = await save(unsaved(queue))
      for (const { answer } of waiting.splice(0, count)) answer.resolve(queue.saved)
      if (waiting.length > 0) show(unsaved(queue))
    } catch (error) {
      const isOver = isElsewhere(error)
      if (!isOver && waiting.length > count) continue
      for (const { answer } of waiting.splice(0)) answer.reject(error)
      // otherwise the newer list is shown
      if (!isOver) show(queue.saved)
    }
  }
}
