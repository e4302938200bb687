import type { Static, TSchema } from 'typebox'
import type { FieldProblem } from './format/schema-issues.ts'
import type { ChurchReader, ChurchWriter } from './church-rows.ts'

/** One file of a church: validated, with its instants resolved and its Markdown converted to HTML. */
export interface ContentEntry<Data = unknown> {
  /** the variable part of the file's name (`eventos/<slug>.md`); empty for a single file */
  slug: string
  data: Data
  /** sanitised HTML of the Markdown body; null without a body */
  html: string | null
  /** the body as written, where the kind has a plain one */
  text?: string | null
}

/** One file of an export. */
export interface ContentFile {
  /** path inside the church's folder */
  path: string
  data: unknown
  html: string | null
  /** a plain body, written as it is */
  text?: string | null
}

/** One kind of file in a church's folder. A new section of the portal only adds one such object to kinds.ts. */
export interface ContentKind<S extends TSchema = TSchema> {
  /** path inside the church's folder; the first capture group, if any, is the slug */
  path: RegExp
  schema: S
  /** The body is plain text: neither Markdown nor HTML, and never rendered as such. */
  plainBody?: true
  /** Whether its files, pictures aside, are not for all: `ChurchWriter.closed` has them. By default they are for all. */
  isClosed?: (entries: ReadonlyMap<ContentKind, readonly ContentEntry[]>) => boolean
  /** what a schema can't express: ends after starts, repeated names; runs with resolved instants */
  check?: (data: Static<S>) => FieldProblem[]
  /** Makes the church's rows of this kind match the entries; without entries it deletes all. */
  write: (church: ChurchWriter, entries: readonly ContentEntry<Static<S>>[]) => Promise<void>
  /** The files from which an import restores the church's rows of this kind. */
  read: (church: ChurchReader) => Promise<ContentFile[]>
}

/** Erases the schema's type, so that kinds fit in one list; entries reach a kind only after validation. */
export const defineKind = <S extends TSchema>(kind: ContentKind<S>): ContentKind => kind as unknown as ContentKind

/** A name as people compare it: without capitals, and without spaces around it. */
export const comparable = (name: string): string => name.trim().toLowerCase()

/** Problems for list items with the same key. */
export const repeated = <T>(
  items: readonly T[],
  key: (item: T) => string,
  at: (index: number) => string[],
): FieldProblem[] => {
  const seen = new Set<string>()
  return items.flatMap((item, index) => {
    const name = comparable(key(item))
    if (!seen.has(name)) {
      seen.add(name)
      return []
    }
    return [{ path: at(index), message: 'is used twice: make it unique' }]
  })
}

/** A problem unless the end is after its start; both are ISO instants in UTC. */
export const endsAfter = (start: string, end: string, path: string[], startName: string): FieldProblem[] =>
  Date.parse(end) > Date.parse(start) ? [] : [{ path, message: `must be after ${startName}` }]
