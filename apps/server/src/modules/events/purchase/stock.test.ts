import { afterAll, describe, expect, it } from 'vitest'
import { books, buyersOf, rush, type SaleDay, saleDay, tally, withoutCondition } from '../testing/rush.ts'
import { ownDatabase } from '../../../testing/own-database.ts'
import { sellInRush, sellWithKill, sellWithoutDatabase } from './stock.heavy.ts'

const PLACES = 30
const BUYERS = 300

const days: SaleDay[] = []
const open = async (lot: Parameters<typeof saleDay>[0]) => {
  const day = await saleDay(lot)
  days.push(day)
  return day
}
afterAll(() => Promise.all(days.map((day) => day.close())))

// `npm run test:heavy` has thousands of buyers, and many kills
describe('two processes on one database', () => {
  it('sell exactly the stock, and refuse everyone else', async () => {
    const sold = await sellInRush(await open({ quantidade: PLACES }), BUYERS, PLACES)
    expect(sold).toMatchObject({ sold: PLACES, taken: PLACES, tickets: PLACES, paid: PLACES, refused: BUYERS - PLACES })
    expect(sold.ok).toBe(true)
  })

  it('would oversell without the condition on stock', async () => {
    // on another day: this one was announced as sold out
    const day = await open({ quantidade: PLACES })
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

describe('concurrent purchases of one person', () => {
  it('get no more tickets than one person may have', async () => {
    // a guest's third order would need a proof of work first
    const day = await open({ limitePorUsuario: 1 })
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
    const day = await open({ quantidade: PLACES })
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
    const day = { ...(await saleDay({ quantidade: PLACES }, Promise.resolve(database))), database }
    days.push(day)
    const sold = await sellWithoutDatabase(day, 120, PLACES, 5)
    expect(sold).toMatchObject({ taken: PLACES, tickets: PLACES, paid: PLACES, open: 0, loose: 0, lost: 0 })
    expect(sold.answered).toBeGreaterThanOrEqual(5)
    expect(sold.unanswered).toBeGreaterThan(0)
    expect(sold.ok).toBe(true)
  })
})
