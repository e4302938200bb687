import path from 'node:path'
import type { SourceFile } from '../source-file.ts'

/** Names of the query that a screen reads, and lines of its code that read names which cannot be known. */
export type QueryReads = { names: string[]; unreadable: string[] }

/** What holds the page's query: the hook's first result, and the request that a `load` gets. */
const HOOK = String.raw`useSearchParams\(\)\[0\]`
const REQUEST = String.raw`new URL\(request\.url\)\.searchParams`
const LOCATION = String.raw`new URLSearchParams\((?:(?:use)?[lL]ocation(?:\(\))?\.)?search\)`
/** Names of variables and parameters with the type. */
const HOLDERS = [
  /\bconst \[(\w+)(?:, \w+)?\] = useSearchParams\(\)/g,
  /\b(\w+): URLSearchParams\b/g,
  new RegExp(String.raw`\bconst (\w+) = (?:${HOOK}|${REQUEST}|${LOCATION})`, 'g'),
]
const LITERAL = /^'([^']+)'$/

/** What an argument says: a text, or a constant of the same file that holds one. */
const textOf = (argument: string, source: string): string | undefined =>
  LITERAL.exec(argument)?.[1] ?? new RegExp(String.raw`\bconst ${argument} = '([^']+)'`).exec(source)?.[1]

/** The names that one source file asks of the page's query. */
export function queryNamesOf({ path: file, text }: SourceFile): QueryReads {
  const holders = HOLDERS.flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => String.raw`\b${name!}`))
  const query = `(?:${[HOOK, REQUEST, LOCATION, ...holders].join('|')})`
  const reads = [...text.matchAll(new RegExp(String.raw`${query}\s*\.(?:get|has|getAll)\(([^()]*)\)`, 'g'))]
  const all = [
    ...text.matchAll(new RegExp(String.raw`${query}\.(?:keys|values|entries|forEach|toString|size)\b`, 'g')),
    ...text.matchAll(new RegExp(String.raw`(?:\.\.\.|fromEntries\(|String\()${query}(?![.\w(])`, 'g')),
  ]
  // the term of a search, by tenant-core's reader
  const terms = [...text.matchAll(new RegExp(String.raw`\btermOf\(${query}(?:, ([^()]*))?\)`, 'g'))]
  const named = [
    ...reads.map(([whole, argument]) => ({ whole, name: textOf(argument!.trim(), text) })),
    ...terms.map(([whole, argument]) => ({ whole, name: argument ? textOf(argument, text) : 'term' })),
  ]
  return {
    names: named.flatMap(({ name }) => name ?? []),
    unreadable: [...named.filter(({ name }) => name === undefined), ...all.map(([whole]) => ({ whole }))].map(
      ({ whole }) => `${file}: ${whole}`,
    ),
  }
}

const IMPORTS = /\b(?:from |import |import\()'(\.[^']+)'/g
const TYPES = /\b(?:import|export) type \{[^}]*\} from '[^']*'/g

const importsOf = ({ path: file, text }: SourceFile): string[] =>
  [...text.replace(TYPES, '').matchAll(IMPORTS)].map(([, name]) => path.posix.join(path.posix.dirname(file), name!))

/** The names that a screen asks, in its own file and in all files of its library that it imports. */
export function queryReadsOf(screen: SourceFile, files: ReadonlyMap<string, SourceFile>): QueryReads {
  const seen = new Set<SourceFile>()
  const visit = (file: SourceFile | undefined) => {
    if (!file || seen.has(file)) return
    seen.add(file)
    for (const imported of importsOf(file)) visit(files.get(imported))
  }
  visit(screen)
  const reads = [...seen].map(queryNamesOf)
  return {
    names: [...new Set(reads.flatMap(({ names }) => names))].sort(),
    unreadable: reads.flatMap(({ unreadable }) => unreadable),
  }
}

export type QueriedRoute = {
  /** As the manifest has it. */
  path: string
  /** Whether the server draws it with its query: what depends on the person, and what frames show, the browser draws. */
  drawn: boolean
  declared: readonly string[]
  reads: readonly string[]
  /** Names that its screen reads in the browser only. */
  inBrowser: readonly string[]
}

/**
 * The server draws a page with the query that its route declares and nothing else. A screen that reads another name
 * would be drawn differently there and in the browser; a declared name that no screen reads keeps pages from being kept.
 */
export const queriesAreDeclared = (routes: QueriedRoute[]): string[] =>
  routes.flatMap(({ path: route, drawn, declared, reads, inBrowser }) => [
    ...reads
      .filter((name) => drawn && !declared.includes(name) && !inBrowser.includes(name))
      .map((name) => `${route}: reads ?${name}, which the route does not declare`),
    ...declared
      .filter((name) => !drawn || !reads.includes(name))
      .map((name) => `${route}: declares ?${name}, which the server's page does not depend on`),
    ...inBrowser
      .filter((name) => !drawn || !reads.includes(name) || declared.includes(name))
      .map((name) => `${route}: needs no exception for ?${name}`),
  ])
