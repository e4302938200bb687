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

// the thousands, and the many kills, are in `npm run test:heavy`
describe('two processes on one database', () => {
  it('sell exactly what there is, and tell everybody else', async () => {
    const sold = await sellInRush(await open({ quantidade: PLACES }), BUYERS, PLACES)
    expect(sold).toMatchObject({ sold: PLACES, taken: PLACES, tickets: PLACES, paid: PLACES, refused: BUYERS - PLACES })
    expect(sold.ok).toBe(true)
  })

  it('would sell more without the condition', async () => {
    // on a day of its own: the one before was told that all is sold
    const day = await open({ quantidade: PLACES })
    await withoutCondition(day)
    const told = tally(
      await rush(
        day,
        buyersOf(day, BUYERS, (number) => `c${number}@rush.test`),
      ),
    )
    // a process that begins only when all is sold reads so, and refuses; the other sells to each of its half
    expect(told['200']).toBeGreaterThan(PLACES)
  })
})

describe('one person, many purchases at once', () => {
  it('gets no more tickets than one person may have', async () => {
    // a guest's third order would have to bring a proof of work first
    const day = await open({ limitePorUsuario: 1 })
    const told = tally(
      await rush(
        day,
        buyersOf(day, 20, () => 'one@rush.test'),
      ),
    )
    expect(told).toEqual({ '200': 1, EVT_REG_021: 19 })
    expect(await books(day)).toMatchObject({ places: 1, tickets: 1, paid: 1, loose: 0 })
  })
})

describe('a process that is killed in the middle', () => {
  it('loses nothing that was told, and takes nothing that was not sold', async () => {
    const day = await open({ quantidade: PLACES })
    const sold = await sellWithKill(day, 120, PLACES, 5)
    expect(sold).toMatchObject({ taken: PLACES, tickets: PLACES, paid: PLACES, open: 0, loose: 0, lost: 0 })
    expect(sold.answered).toBeGreaterThanOrEqual(5)
    expect(sold.unanswered).toBeGreaterThan(0)
    expect(sold.ok).toBe(true)
  })
})

describe('PostgreSQL that is killed in the middle', () => {
  it('loses nothing that was told, and takes nothing that was not sold', async () => {
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
