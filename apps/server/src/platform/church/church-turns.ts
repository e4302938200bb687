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
 * kinds of work take turns, too. A turn that fails is the last of its church in this run, and of no other.
 * @param rounds after which the rest is left to the next run
 * @throws AggregateError at the end, of the turns that failed
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
  const failures: unknown[] = []
  for (let round = 0; waiting.length > 0 && round < rounds; round++) {
    const again: typeof waiting = []
    failures.push(
      ...(await failuresOf(waiting, async (turn) => {
        if ((await turn.work.doSome(turn.church)) === ROWS_OF_TURN) again.push(turn)
      })),
    )
    waiting = again
  }
  throwAll(failures)
}

/**
 * Does each of some rows, also after one that fails.
 * @throws AggregateError at the end, of those that failed
 */
export async function doEach<Row>(rows: readonly Row[], work: (row: Row) => Promise<void>): Promise<void> {
  throwAll(await failuresOf(rows, work))
}

async function failuresOf<Row>(rows: readonly Row[], work: (row: Row) => Promise<void>): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const row of rows) await work(row).catch((error: unknown) => failures.push(error))
  return failures
}

/**
 * The message is written to the log, so it has nothing of a query's values.
 * @throws AggregateError unless the list is empty
 */
export function throwAll(failures: readonly unknown[]): void {
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} failed: ${textOf(failures[0])}`)
}

/** The query layer's errors have the values in their message, and the database's own error as their cause. */
const textOf = (failure: unknown) =>
  String(failure instanceof Error && failure.cause instanceof Error ? failure.cause : failure)
