import type { SendQuery } from '../church-query.ts'
import type { ChurchSenders } from '../church-senders.ts'
import { isConnectionUnusable } from '../unusable-connection.ts'
import type { ReplicaWatch } from './replica-watch.ts'

/** Reads since the start: answered by the standby, and asked of the primary because the standby had no answer. */
export type ReplicaCounts = { answered: number; fallen: number }

/** What ended because it took too long: the standby is slow, though it answers. */
const TIMED_OUT = '57014'

type Options = {
  primary: Pick<ChurchSenders, 'read' | 'run'>
  standby: Pick<ChurchSenders, 'read' | 'run'>
  watch: Pick<ReplicaWatch, 'isWell' | 'leave'>
}

/**
 * Sends reads to a standby while it is well, and to the primary otherwise. A read that fails there for any reason (its
 * connection, a conflict with what is replayed, a table that has not come yet) is asked of the primary, whose answer counts.
 */
export function replicaSenders({ primary, standby, watch }: Options) {
  const counts: ReplicaCounts = { answered: 0, fallen: 0 }
  const through =
    (way: 'read' | 'run'): SendQuery =>
    async (...query) => {
      if (!watch.isWell()) return primary[way](...query)
      try {
        const result = await standby[way](...query)
        counts.answered++
        return result
      } catch (error) {
        counts.fallen++
        if (isConnectionUnusable(error as Error) || (error as { code?: string }).code === TIMED_OUT)
          watch.leave(error as Error)
        return primary[way](...query)
      }
    }
  return { counts, read: through('read'), run: through('run') }
}
