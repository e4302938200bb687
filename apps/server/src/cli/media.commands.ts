import { readFileSync } from 'node:fs'
import { parseArgs, parseEnv } from 'node:util'
import { copyFiles } from '../backup/copy-files.ts'
import { removeUnused, unusedFiles } from '../backup/unused-files.ts'
import { openStorage } from '../platform/media/open-storage.ts'
import { readConfig } from '../runtime/config.ts'
import { type Command, type SettingsCommand, UsageError, words } from './command.ts'

const DAY_MS = 86_400_000
const MAX_DAYS = 3_650
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/
/** A storage's clock may be behind ours: what it has stored in between would be left out by both runs. */
const CLOCKS_MS = 60_000

export const mediaUnusedCommand: Command = {
  name: 'media unused',
  usage: '[--days <n>] [--remove]',
  summary: 'list stored files that no row names, older than a day or n days; --remove deletes them',
  run: async (args, { database, media: { storage }, clock, print }) => {
    const { days, remove } = options(args)
    const before = new Date(clock().getTime() - days * DAY_MS)
    const unused = await unusedFiles(database.owner, storage, before)
    let [files, bytes] = [0, 0]
    for (const file of unused) {
      if (remove && !(await removeUnused(storage, file, before))) continue
      files++
      bytes += file.size
      print(`${file.name}  ${file.size} bytes, stored ${file.modifiedAt.toISOString()}`)
    }
    const all = `${files === 1 ? 'one file' : `${files} files`}, ${bytes} bytes`
    print(remove ? `removed: ${all}` : `not named by any row: ${all}`)
  },
}

export const mediaCopyCommand: SettingsCommand = {
  name: 'media copy',
  usage: '<settings file> [--since <time>]',
  summary:
    'copy stored files to the bucket or DATA_DIR of another settings file, written like .env; only those stored since a time',
  runWith: async (args, { config, print }) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { since: { type: 'string' } },
      allowPositionals: true,
    })
    const { file } = words(positionals, ['file'])
    const since = values.since === undefined ? undefined : moment(values.since)
    const target = readConfig(parseEnv(readFileSync(file, 'utf8')))
    const begun = new Date(Date.now() - CLOCKS_MS)
    const { copied, kept } = await copyFiles(openStorage(config), openStorage(target), since)
    print(`copied ${copied} files; ${kept} were there already`)
    if (!since) print(`what is stored meanwhile: once more with --since ${begun.toISOString()}`)
  },
}

/** A moment in a zone. @throws UsageError */
function moment(text: string): Date {
  const found = new Date(MOMENT.test(text) ? text : Number.NaN)
  if (Number.isNaN(found.getTime())) throw new UsageError('--since is a time such as 2026-01-31T12:00:00Z')
  return found
}

function options(args: readonly string[]): { days: number; remove: boolean } {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { days: { type: 'string', default: '1' }, remove: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  words(positionals, [])
  const days = /^\d{1,4}$/.test(values.days) ? Number(values.days) : 0
  if (days < 1 || days > MAX_DAYS) throw new UsageError(`--days is a whole number from 1 to ${MAX_DAYS}`)
  return { days, remove: values.remove }
}
