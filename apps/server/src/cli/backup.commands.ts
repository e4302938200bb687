import { readFileSync } from 'node:fs'
import { parseArgs, parseEnv } from 'node:util'
import { makeBackup } from '../backup/make-backup.ts'
import type { Manifest } from '../backup/manifest.ts'
import { movePlace } from '../backup/move.ts'
import { type Restored, restoreBackup } from '../backup/restore-backup.ts'
import { assertDatabaseIsThere } from '../database/database-is-there.ts'
import { readConfig } from '../runtime/config.ts'
import { type SettingsCommand, words } from './command.ts'

export const backupCommand: SettingsCommand = {
  name: 'backup',
  usage: '<folder>',
  summary: 'save database, files and signing key into a new folder, while servers run',
  runWith: async (args, { config, print }) => {
    const { folder } = words(args, ['folder'])
    assertDatabaseIsThere(config)
    const manifest = await makeBackup(config, folder)
    print(`saved ${sizes(manifest)} to ${folder}`)
    for (const address of manifest.missingFiles) print(`named by a row, but not there: ${address}`)
    if (config.tokenKey) print('TOKEN_KEY is not in it: keep it as well.')
  },
}

export const restoreCommand: SettingsCommand = {
  name: 'restore',
  usage: '<folder> [--replace]',
  summary: 'restore a backup into an empty database; --replace deletes what the database holds',
  runWith: async (args, { config, print }) => {
    const { rest, replace } = withReplace(args)
    const { folder } = words(rest, ['folder'])
    report(await restoreBackup(folder, config, { replace }), print)
  },
}

export const moveCommand: SettingsCommand = {
  name: 'move',
  usage: '<settings file> [--replace]',
  summary: 'copy everything to the DATA_DIR and DATABASE_URL of another settings file, written like .env',
  runWith: async (args, { config, print }) => {
    const { rest, replace } = withReplace(args)
    const { file } = words(rest, ['file'])
    assertDatabaseIsThere(config)
    const target = readConfig(parseEnv(readFileSync(file, 'utf8')))
    report(await movePlace(config, target, { replace }), print)
  },
}

function withReplace(args: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { replace: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  return { rest: positionals, replace: values.replace }
}

function report(restored: Restored, print: (line: string) => void): void {
  print(`restored ${sizes(restored)} of ${restored.createdAt}`)
  if (!restored.isSameKey) print('The signing key is another one than the backup’s: everybody has to sign in again.')
}

function sizes({ tables, files }: Pick<Manifest, 'tables' | 'files'>): string {
  const all = Object.values(tables)
  const rows = all.reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows of ${all.length} tables and ${Object.keys(files).length} files`
}
