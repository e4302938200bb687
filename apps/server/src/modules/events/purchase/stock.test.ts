import { afterAll, describe, expect, it } from 'vitest'
import { books, buyersOf, rush, saleBeside, type SaleDay, saleDay, tally, withoutCondition } from '../testing/rush.ts'
import { ownDatabase } from '../../../testing/own-database.ts'
import { sellInRush, sellWithKill, sellWithoutDatabase } from './stock.heavy.ts'

const PLACES = 30
const BUYERS = 300

const days: SaleDay[] = []
const kept = async (day: SaleDay) => {
  days.push(day)
  return day
}
afterAll(() => Promise.all(days.map((day) => day.close())))

/** The processes start with the first sale, and have those of other churches after it. */
const first = await kept(await saleDay({ quantidade: PLACES }))

// `npm run test:heavy` has thousands of buyers, and many kills
describe('two processes on one database', () => {
  it('sell exactly the stock, and refuse everyone else', async () => {
    const sold = await sellInRush(first, BUYERS, PLACES)
    expect(sold).toMatchObject({ sold: PLACES, taken: PLACES, tickets: PLACES, paid: PLACES, refused: BUYERS - PLACES })
    expect(sold.ok).toBe(true)
  })
})

describe('concurrent purchases of one person', () => {
  it('get no more tickets than one person may have', async () => {
    // a guest's third order would need a proof of work first
    const day = await saleBeside(first, 'limit', { limitePorUsuario: 1 })
    const counts = tally(
      await rush(
        day,
        buyersOf(day, 20, () => 'one@rush.test'),
      ),
    )
    expect(counts).toEqual({ '200': 1, EVT_REG_021: 19 })
    expect(await books(day)).toMatchObject({ places: 1, tickets: 1, paid: 1, loose: 0 })
  })
})

describe('a process that is killed during a sale', () => {
  it('loses no confirmed order, and takes no unsold place', async () => {
    const day = await kept(await saleDay({ quantidade: PLACES }))
    const sold = await sellWithKill(day, 120, PLACES, 5)
    expect(sold).toMatchObject({ taken: PLACES, tickets: PLACES, paid: PLACES, open: 0, loose: 0, lost: 0 })
    expect(sold.answered).toBeGreaterThanOrEqual(5)
    expect(sold.unanswered).toBeGreaterThan(0)
    expect(sold.ok).toBe(true)
  })
})

describe('PostgreSQL, killed during a sale,', () => {
  it('loses no confirmed order, and takes no unsold place', async () => {
    const database = await ownDatabase()
    const day = { ...(await kept(await saleDay({ quantidade: PLACES }, Promise.resolve(database)))), database }
    const sold = await sellWithoutDatabase(day, 120, PLACES, 5)
    expect(sold).toMatchObject({ taken: PLACES, tickets: PLACES, paid: PLACES, open: 0, loose: 0, lost: 0 })
    expect(sold.answered).toBeGreaterThanOrEqual(5)
    expect(sold.unanswered).toBeGreaterThan(0)
    expect(sold.ok).toBe(true)
  })
})

// last: it changes the database of the first sale
describe('two processes without the condition on stock', () => {
  it('oversell', async () => {
    const day = await saleBeside(first, 'control', { quantidade: PLACES })
    await withoutCondition(day)
    const counts = tally(
      await rush(
        day,
        buyersOf(day, BUYERS, (number) => `c${number}@rush.test`),
      ),
    )
    // a process that starts after the sell-out reads that, and refuses; the other sells to each of its half
    expect(counts['200']).toBeGreaterThan(PLACES)
  })
})
