import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate, readMigrations } from '../database/migrate.ts'
import { withClient } from '../database/open-database.ts'
import { books, buyersOf, rush, type SaleDay, saleDay, tally } from '../modules/events/testing/rush.ts'
import { scratchFolder } from '../testing/processes.ts'
import { removeDataFolder, runServer } from '../testing/running-server.ts'

const BUYERS = 10

let day: SaleDay
beforeAll(async () => {
  day = await saleDay({ quantidade: 3 * BUYERS })
})
afterAll(() => day.close())

/** Brings the database to where a newer version would have it. */
const migrateAhead = (name: string, sql: string) =>
  withClient(day.database.owner, (client) => migrate(client, [...readMigrations(), { name, sql, checksum: name }]))

let sales = 0
/** Sells to ten others than before. @returns the number of buyers for each result */
async function sell() {
  const from = BUYERS * sales++
  return tally(await rush(day, buyersOf(day, from + BUYERS).slice(from)))
}

// `npm run test:heavy` has the versions themselves, under load
describe('servers of the version before', () => {
  it('go on selling while a newer version expands their database', async () => {
    expect(await sell()).toEqual({ '200': BUYERS })
    const expansion = 'alter table evento add made_up int not null default 7; create table made_up (id int)'
    expect(await migrateAhead('9998-expand.sql', expansion)).toEqual(['9998-expand.sql'])
    expect(await sell()).toEqual({ '200': BUYERS })
  })

  it('start on such a database, and sell what is left of it', async () => {
    await day.restart(0)
    expect(await sell()).toEqual({ '200': BUYERS })
    const sold = 3 * BUYERS
    expect(await books(day)).toMatchObject({ places: sold, tickets: sold, paid: sold, open: 0, loose: 0 })
  })

  it('refuse to start where a migration took away what they use, and name the version to start', async () => {
    await migrateAhead('9999-contract.sql', '-- contract: since 9998\nalter table evento drop made_up')
    const folder = scratchFolder('newer-database')
    await expect(runServer(folder, { DATABASE_URL: day.database.url })).rejects.toThrow(
      /^ended with 1: The database is newer than this server: it has the migration 9999-contract\.sql.* migration 9998/s,
    )
    await removeDataFolder(folder)
  })
})
