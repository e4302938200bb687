import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { runLine } from '../cli/testing/run-line.ts'
import type { OpenedContext } from '../cli/command.ts'
import { scratchFolder } from '../testing/processes.ts'
import { assertDatabaseIsThere } from './database-is-there.ts'

const scratch = scratchFolder('no-database')
afterAll(() => rmSync(scratch, { recursive: true }))
const dataFolder = path.join(scratch, 'data')
const unused = {} as OpenedContext

describe('settings of another place than the server’s', () => {
  it('are refused where there is no database, with the folder that was looked into', () => {
    expect(() => assertDatabaseIsThere({ databaseUrl: undefined, dataFolder })).toThrow(
      `There is no database in ${dataFolder}: run this with the settings of the server (DATA_DIR or DATABASE_URL).`,
    )
  })

  it('are not refused with a database of a server, or an embedded one that was created before', () => {
    assertDatabaseIsThere({ databaseUrl: 'postgres://database/atrio', dataFolder })
    const started = path.join(dataFolder, 'started')
    mkdirSync(path.join(started, 'postgres'), { recursive: true })
    assertDatabaseIsThere({ databaseUrl: undefined, dataFolder: started })
  })

  it.each([['backup'], ['move']])('make %s fail, which would save nothing', async (name) => {
    const { code, complained } = await runLine(unused, [name, '/nowhere/settings'], { DATA_DIR: dataFolder })
    expect(complained).toMatch(/^There is no database in /)
    expect(code).toBe(1)
  })
})
