import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { fill, namesOf, type Names } from './names.ts'
import { unfitName, type Template } from './unfit-names.ts'

const templates = path.join(import.meta.dirname, 'templates')
const migrations = 'apps/server/src/database/migrations'

/** A line in a table of the workspace: an import, an entry of the list that begins with `list`, or else the last line. */
type Entry = { file: string; line: string; list?: string }

const portal = 'apps/portal/src/features.ts'
const server = 'apps/server/src/start/features.ts'
const access = 'apps/server/src/testing/access-table.ts'

/** What makes the new feature known. */
const entries: Entry[] = [
  { file: 'libs/contract/src/index.ts', line: "export * from './__kebab__/__kebab__.schemas.ts'" },
  {
    file: 'libs/api-client/src/index.ts',
    line: "export { __camel__Api, type __Pascal__Entry } from './__kebab__/__kebab__.endpoints.ts'",
  },
  {
    file: 'libs/tenant-core/src/links/link-roles.ts',
    line: "'__camel__.list': undefined",
    list: 'export interface LinkRoles {',
  },
  { file: 'apps/portal/package.json', line: '"@atrio/__kebab__": "__version__",', list: '  "dependencies": {' },
  { file: portal, line: "import { __camel__Feature } from '@atrio/__kebab__'" },
  { file: portal, line: '__camel__Feature,', list: 'export const features: readonly Feature[] = [' },
  { file: server, line: "import { __camel__Routes } from '../modules/__kebab__/__kebab__.plugin.ts'" },
  { file: server, line: '__camel__Routes,', list: 'export const apiRoutes: readonly Feature[] = [' },
  {
    file: 'apps/server/src/content/tables.ts',
    line: "export * from '../modules/__kebab__/__kebab__.tables.ts'",
  },
  { file: access, line: "import { __camel__Access } from './access-__kebab__.ts'" },
  { file: access, line: '...__camel__Access,', list: 'export const accessTable: Record<string, AccessRow> = {' },
]

/**
 * Writes a whole feature into the workspace at `root`: the library with one list screen, its wire schema and endpoint,
 * the server's module with its table, and the entries that make them known. Returns the files it wrote, from the root.
 * @throws Error, having written nothing, for an unfit name or one that is taken
 */
export async function generateFeature(root: string, kebab: string): Promise<string[]> {
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  const names = namesOf(kebab, version, nextMigration(root))
  const sources = readTemplates(names)
  const folders = [`libs/${kebab}`, `apps/server/src/modules/${kebab}`]
  const taken = [...folders, ...sources.map(({ file }) => file)].find((file) => existsSync(path.join(root, file)))
  if (taken) throw new Error(`${taken} is there already.`)
  const fault = unfitName(root, names, sources)
  if (fault) throw new Error(`"${kebab}" is no name for a feature: ${fault}.`)

  // all in memory before the first is written: a failure leaves nothing behind
  const made = new Map<string, string>()
  for (const { file, text } of sources) made.set(file, await pretty(file, fill(text, names)))
  for (const entry of entries) {
    const text = made.get(entry.file) ?? readFileSync(path.join(root, entry.file), 'utf8')
    made.set(entry.file, await pretty(entry.file, enter(text, entry, names)))
  }
  for (const [file, text] of made) {
    const target = path.join(root, file)
    mkdirSync(path.dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  return [...made.keys()]
}

const readTemplates = (names: Names): Template[] =>
  readdirSync(templates, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tmpl'))
    .map((template) => ({
      file: fill(template.replace(/\.tmpl$/, ''), names),
      text: readFileSync(path.join(templates, template), 'utf8'),
    }))

function nextMigration(root: string): string {
  const numbers = readdirSync(path.join(root, migrations)).map((name) => Number.parseInt(name))
  return String(Math.max(...numbers) + 1).padStart(4, '0')
}

/** A file's text with the feature's line in its place. */
function enter(text: string, { file, line, list }: Entry, names: Names): string {
  const lines = text.trimEnd().split('\n')
  const filled = fill(line, names)
  const at = list === undefined ? endOf(lines, filled) : endOfList(lines, list, filled)
  if (at === undefined) throw new Error(`${file} has no list "${list}"`)
  lines.splice(at, 0, filled)
  return `${lines.join('\n')}\n`
}

/** An import goes before the others, anything else to the end of the file. */
const endOf = (lines: string[], line: string) =>
  line.startsWith('import ') ? lines.findIndex((one) => one.startsWith('import ')) : lines.length

/** The end of a list, or the place of a property among the sorted ones of a JSON file. */
function endOfList(lines: string[], list: string, line: string): number | undefined {
  const start = lines.indexOf(list)
  if (start < 0) return undefined
  const indent = ' '.repeat(list.search(/\S/))
  const isLater = (one: string) => line.startsWith('"') && one.trim() > line
  const length = lines
    .slice(start + 1)
    .findIndex((one) => one.startsWith(`${indent}]`) || one.startsWith(`${indent}}`) || isLater(one))
  return length < 0 ? undefined : start + 1 + length
}

const pretty = async (file: string, text: string) =>
  path.extname(file) === '.sql'
    ? text
    : format(text, { ...(await resolveConfig(path.join(templates, 'any.ts'))), filepath: file })
