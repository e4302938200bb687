import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedChurch } from '../../testing/seed-churches.ts'
import { type TestDatabase, testDatabase } from '../../testing/test-database.ts'
import { doEach, doInTurns, type DueWork, ROWS_OF_TURN } from './church-turns.ts'

let database: TestDatabase
let churches: [flooding: number, other: number, idle: number]
beforeAll(async () => {
  database = await testDatabase()
  churches = [
    await seedChurch(database, { codigo: 'flooding' }),
    await seedChurch(database, { codigo: 'other' }),
    await seedChurch(database, { codigo: 'idle' }),
  ]
})
afterAll(() => database.close())

/** Work on so many due rows of each church, which writes down its turns. */
function work(name: string, due: Record<number, number>, turns: string[]): DueWork {
  return {
    churchesWithDue: async (some) => some.filter((id) => due[id]).map((igrejaId) => ({ igrejaId })),
    async doSome(church) {
      const rows = Math.min(due[church] ?? 0, ROWS_OF_TURN)
      due[church] = (due[church] ?? 0) - rows
      turns.push(`${name} of ${['flooding', 'other', 'idle'][churches.indexOf(church)]}: ${rows}`)
      return rows
    },
  }
}

it('does some rows of each church, then of each again, whatever kind of work they are', async () => {
  const [flooding, other] = churches
  const turns: string[] = []
  await doInTurns(database, [
    work('charges', { [flooding]: 2 * ROWS_OF_TURN + 1, [other]: 1 }, turns),
    work('ends', { [flooding]: 1, [other]: ROWS_OF_TURN + 1 }, turns),
  ])
  expect(turns).toEqual([
    'charges of flooding: 5',
    'charges of other: 1',
    'ends of flooding: 1',
    'ends of other: 5',
    'charges of flooding: 5',
    'ends of other: 1',
    'charges of flooding: 1',
  ])
})

it('leaves to the next run what is due after so many rounds', async () => {
  const [flooding] = churches
  const [due, turns]: [Record<number, number>, string[]] = [{ [flooding]: 100 }, []]
  await doInTurns(database, [work('charges', due, turns)], 2)
  expect([turns.length, due[flooding]]).toEqual([2, 90])
})

it('serves the other churches when the work of one fails, and throws its failure at the end', async () => {
  const [flooding, other] = churches
  const turns: string[] = []
  const fine = work('charges', { [flooding]: 1, [other]: ROWS_OF_TURN + 1 }, turns)
  const doSome = (church: number) =>
    church === flooding ? Promise.reject(new Error('no such plan')) : fine.doSome(church)
  await expect(doInTurns(database, [{ ...fine, doSome }])).rejects.toThrow('1 failed: Error: no such plan')
  expect(turns).toEqual(['charges of other: 5', 'charges of other: 1'])
})

it('does the rows after one that fails', async () => {
  const done: number[] = []
  const doing = doEach([1, 2, 3], async (row) => {
    if (row === 2) throw new Error('two')
    done.push(row)
  })
  await expect(doing).rejects.toThrow(AggregateError)
  expect(done).toEqual([1, 3])
})

it('names the database’s error without the values of the query, which may be personal', async () => {
  const doing = doEach([1], async () => {
    await database.directory.execute(sql`select ${'ana@demo.test'} from nowhere`)
  })
  await expect(doing).rejects.toThrow(/^1 failed: error: relation "nowhere" does not exist$/)
})
