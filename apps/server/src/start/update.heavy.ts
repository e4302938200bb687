import { existsSync } from 'node:fs'
import path from 'node:path'
import type { HeavyFigure, HeavyRun } from '../testing/heavy.ts'
import { updateUnderLoad as replaceUnderLoad } from './testing/update-steps.ts'
import { copyVersions } from './testing/version-copies.ts'

/** Without it a server answers calls alone. */
const PAGES = path.join(import.meta.dirname, '../../../portal/dist/server/entry-server.js')

/** What the present version has more than the former, so that a roll-back meets a migration that it does not know. */
const ADDED = {
  name: '9999-made-up.sql',
  sql: 'alter table evento add made_up int not null default 7;\ncreate table made_up (id int);\n',
}

/** newer-database.test.ts has the present version alone. */
export const updateUnderLoad: HeavyRun = {
  what: 'two servers of a former version replaced one by one, rolled back and replaced again under load: failed requests, chat messages lost, doubled or in another order, sales that are wrong, servers that did not end well',
  must: '0',
  async run(): Promise<HeavyFigure> {
    const versions = copyVersions(ADDED)
    if (typeof versions === 'string') return { value: 0, ok: true, notes: { skipped: versions } }
    try {
      const { former, present, commit } = versions
      const hasPages = existsSync(PAGES)
      const size = { stepMs: 3_000, places: 60, people: 20, hasPages }
      const { done, migrations, ...faults } = await replaceUnderLoad({ former, present, ...size })
      const value = Object.values(faults).reduce((sum, count) => sum + count, 0)
      const ok = value === 0 && done.messages > 0
      return { value, ok, notes: { former: commit, migrations, ...done, ...faults, pages: String(hasPages) } }
    } finally {
      versions.close()
    }
  },
}
