import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { literalsIn } from './literals.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const filesIn = (folder: string, wanted: RegExp): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file.split(path.sep).join('/')))
    .filter((file) => wanted.test(file) && !/\/(?:node_modules|dist)\//.test(file))
    .sort()

/** The rows of a list of the specification, without its comment. */
export const rowsOf = (file: string): string[][] =>
  read(`docs/specification/${file}`)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))

const isVariable = (part: string) => part.startsWith(':') || part.startsWith('{')

/** The parts of a path without its query, what is before it, and slashes at its end. */
const partsOf = (address: string) =>
  address
    .replace(/[?#].*/s, '')
    .split('/')
    .filter(Boolean)

/** Whether a literal's parts are of a path: fixed parts as they are, anything for a variable one, `*` for the rest. */
function isOf(pattern: string[], parts: string[]): boolean {
  const isOpen = pattern.at(-1) === '*'
  const fixed = isOpen ? pattern.slice(0, -1) : pattern
  if (isOpen ? parts.length <= fixed.length : parts.length !== fixed.length) return false
  return fixed.every((part, place) => (isVariable(part) ? parts[place] !== undefined : part === parts[place]))
}

const fixedParts = (pattern: string[]) => pattern.filter((part) => !isVariable(part) && part !== '*').length

/** The most exact of the patterns that a path is of. */
export function patternOf(patterns: string[][], parts: string[]): string[] | undefined {
  return patterns
    .filter((pattern) => isOf(pattern, parts))
    .sort((a, b) => fixedParts(b) - fixedParts(a) || Number(a.at(-1) === '*') - Number(b.at(-1) === '*'))[0]
}

/** The path that a literal opens: behind the portal's address, `*` or `http://…`; undefined for other texts. */
export const pathIn = (text: string): string | undefined => /^(?:\*|https?:\/\/[^/\s]+)?(\/[^\s]*)?$/.exec(text)?.[1]

export type Covered = { row: string[]; by: string[] }

const JOURNEYS = /\.journey\.ts$/
/** Tables of addresses, all of which are opened. */
const OPENED_WHOLE = /(?:\.journey|specified-routes\.test)\.ts$/
const TESTS = /\.(?:test|heavy)\.tsx?$/

/** Every route, with the journeys and tests that open it, journeys first. */
export function routeCoverage(): Covered[] {
  const rows = rowsOf('routes.tsv')
  const patterns = rows.map(([route = '']) => partsOf(route))
  const by = new Map<string[], Set<string>>(patterns.map((pattern) => [pattern, new Set<string>()]))
  const files = [
    ...filesIn('apps/portal-e2e/src/journeys', JOURNEYS),
    ...filesIn('libs', TESTS),
    ...filesIn('apps/portal/src', TESTS),
    ...filesIn('apps/server/src/web', TESTS),
  ]
  for (const file of files) {
    for (const { text, isOpened } of literalsIn(file, read(file))) {
      const at = isOpened || OPENED_WHOLE.test(file) ? pathIn(text) : undefined
      const pattern = at === undefined ? undefined : patternOf(patterns, partsOf(at))
      // most texts that begin with a slash are no route: what opens the error page is a journey's own address
      if (pattern && (pattern[0] !== '*' || isOpened)) by.get(pattern)?.add(file)
    }
  }
  return rows.map((row, place) => ({ row, by: [...by.get(patterns[place]!)!] }))
}

const METHOD_AND_PATH = /^(?:main |card )?(GET|POST|PUT|DELETE) (?:\/api\/v1)?(\/.*)$/

/** Every call, with the stand-in's fixtures, the tables of endpoints and of access, and the wire rows that name it. */
export function callCoverage(): Covered[] {
  const rows = rowsOf('calls.tsv')
  const patterns = rows.map(([, method = '', address = '']) => [method, ...partsOf(address)])
  const by = patterns.map(() => new Set<string>())
  const files = [
    ...filesIn('apps/server/src/testing', /\/(?:access-[\w-]+|specified-rows)\.ts$/),
    ...filesIn('libs/api-client/src/testing/plain-backend', /\.fixtures\.ts$/),
    ...filesIn('libs/api-client/src/testing', /calls?\.ts$/),
  ]
  for (const file of files) {
    for (const { text } of literalsIn(file, read(file))) {
      const [, method = '', address = ''] = METHOD_AND_PATH.exec(text) ?? []
      const parts = method ? [method, ...partsOf(address)] : []
      const best = method ? patternOf(patterns, parts) : undefined
      // calls of one path that differ by their query are named by the same text
      patterns.forEach((pattern, place) => {
        if (best && pattern.join('/') === best.join('/')) by[place]!.add(file)
      })
    }
  }
  return rows.map((row, place) => ({ row, by: [...by[place]!] }))
}
