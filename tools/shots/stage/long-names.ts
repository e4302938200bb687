import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { lastWords } from '../../bench/portal/child.ts'
import type { Stage } from './stage.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/** The code of the church whose names are all as long as they may be. */
export const LONG = 'longo'

/** Brings that church into the portal's database, by the command line that every church comes by. */
export const longNames = (stage: Stage) =>
  stage.once('long names', async () => {
    const own = stage.portal.database?.()
    const atrio = spawn(
      process.execPath,
      [path.join(root, 'tools/run/run.mjs'), 'atrio', 'import', path.resolve(import.meta.dirname, '../long-names')],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          // without a database of ours it is that of the settings, as for every command
          ...(own && {
            DATABASE_URL: `postgres://${own.user}@localhost/${own.database}?host=${encodeURIComponent(own.host)}`,
          }),
        },
      },
    )
    const words = lastWords(atrio)
    const [code] = (await once(atrio, 'exit')) as [number | null]
    if (code !== 0) throw new Error(`The church of long names did not come in:\n${words()}`)
  })
