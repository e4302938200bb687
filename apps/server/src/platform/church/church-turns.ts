import type { Database } from '../../database/open-database.ts'
import { allChurches, type SomeChurches } from './all-churches.ts'

/** Due rows that a church may have done in one turn: few, since each may wait for a gateway for seconds. */
export const ROWS_OF_TURN = 5

/** Work in the background on rows that become due. */
export type DueWork = {
  /** Finds the churches, among these, that have due rows. */
  churchesWithDue(churches: SomeChurches): Promise<{ igrejaId: number }[]>
  /**
   * Does at most `ROWS_OF_TURN` due rows of a church, and sees to it that they are due no more.
   * @returns their number
   */
  doSome(church: number): Promise<number>
}

/**
 * Does the due work of all churches, in turns: some rows of each, then some of each again, until nothing is due. So a
 * church with thousands of due rows, or with a gateway that does not answer, delays the others by one turn each. Several
 * kinds of work take turns, too.
 * @param rounds after which the rest is left to the next run
 */
export async function doInTurns(
  database: Pick<Database, 'directory'>,
  works: readonly DueWork[],
  rounds = Infinity,
): Promise<void> {
  let waiting: { work: DueWork; church: number }[] = []
  for await (const some of allChurches(database)) {
    for (const work of works) {
      const due = await work.churchesWithDue(some)
      waiting.push(...due.map(({ igrejaId }) => ({ work, church: igrejaId })))
    }
  }
  for (let round = 0; waiting.length > 0 && round < rounds; round++) {
    const again: typeof waiting = []
    for (const turn of waiting) if ((await turn.work.doSome(turn.church)) === ROWS_OF_TURN) again.push(turn)
    waiting = again
  }
}
