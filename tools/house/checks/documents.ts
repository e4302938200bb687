import type { SourceFile } from '../source-file.ts'

/** A document for people; its path from the root. */
export type Document = { path: string; text: string }

export type Known = {
  /** Scripts of the root's package.json. */
  npmScripts: ReadonlySet<string>
  /** Commands of `npm run atrio --`, such as `staff add`. */
  cliCommands: readonly string[]
  /** Commands of `node tools/run/run.mjs`. */
  runCommands: ReadonlySet<string>
  isThere: (path: string) => boolean
}

const NPM_RUN = /\bnpm run ([a-z][\w:-]*)/g
const CLI = /\bnpm run atrio -- ([a-z]+(?: [a-z]+)*)/g
const RUN = /\bnode tools\/run\/run\.mjs ([a-z][\w:-]*)/g
const NODE_FILE = /\bnode (?:--[\w=@/-]+ )*([\w./-]+\.(?:ts|mjs|js))\b/g
const LINK = /\]\(([^)\s#:]+)(?:#[^)\s]*)?\)/g
/** A setting of the environment or a constant: `SMTP_URL`. */
const SETTING = /\b([A-Z][A-Z\d]*(?:_[A-Z\d]+)+)\b/g

/** Constants of the operating system. */
const NOT_OURS = new Set(['SO_REUSEPORT'])

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!)

/** `path` in a document at `from`, from the root. */
const resolve = (from: string, path: string) => new URL(path, `file:///${from}`).pathname.slice(1)

/** Commands, programs and links of documents that lead nowhere. */
export function documentsLeadSomewhere(documents: readonly Document[], known: Known): string[] {
  const isCommand = (words: string) =>
    words === 'help' || known.cliCommands.some((name) => `${words} `.startsWith(`${name} `))
  return documents.flatMap(({ path, text }) => {
    const missing = [
      ...all(text, NPM_RUN).filter((name) => !known.npmScripts.has(name)),
      ...all(text, CLI).filter((words) => !isCommand(words)),
      ...all(text, RUN).filter((name) => !known.runCommands.has(name)),
      ...all(text, NODE_FILE).filter((file) => !known.isThere(file)),
      ...all(text, LINK).filter((link) => !known.isThere(resolve(path, link))),
    ]
    return missing.map((name) => `${path}: ${name}`)
  })
}

/** Settings and constants of documents that no source reads. */
export function settingsAreRead(documents: readonly Document[], sources: readonly SourceFile[]): string[] {
  const known = new Set(sources.flatMap(({ text }) => text.match(SETTING) ?? []))
  return documents.flatMap(({ path, text }) =>
    all(text, SETTING)
      .filter((name) => !known.has(name) && !NOT_OURS.has(name))
      .map((name) => `${path}: ${name}`),
  )
}
