import type { Static, TSchema } from 'typebox'
import type { FieldProblem } from './format/schema-issues.ts'
import type { ChurchReader, ChurchWriter } from './church-rows.ts'

/** One file of a church as its kind sees it: checked, with its instants resolved and its Markdown turned to HTML. */
export interface ContentEntry<Data = unknown> {
  /** the part of the file's name that tells it from others of its kind (`eventos/<slug>.md`); else empty */
  slug: string
  data: Data
  /** sanitised HTML of the Markdown body; null where there is none */
  html: string | null
  /** the body as it stands, where the kind has a plain one */
  text?: string | null
}

/** One file to write on export. */
export interface ContentFile {
  /** path inside the church's folder */
  path: string
  data: unknown
  html: string | null
  /** a plain body, written as it stands */
  text?: string | null
}

/**
 * One kind of file in a church's folder. A new section of the portal adds one such object to kinds.ts, and nothing
 * else changes.
 */
export interface ContentKind<S extends TSchema = TSchema> {
  /** path inside the church's folder; the first group, if there is one, is the slug */
  path: RegExp
  schema: S
  /** The body is text as it stands: neither Markdown nor HTML, and never shown as such. */
  plainBody?: true
  /** what a schema can't say: ends after starts, names used twice; instants are resolved when it runs */
  check?: (data: Static<S>) => FieldProblem[]
  /** Makes the church's rows of this kind equal to the entries; none means none. */
  write: (church: ChurchWriter, entries: readonly ContentEntry<Static<S>>[]) => Promise<void>
  /** The files that would bring the church's rows of this kind back. */
  read: (church: ChurchReader) => Promise<ContentFile[]>
}

/** Forgets the schema's type, so that kinds fit in one table; entries reach a kind only after its schema took them. */
export const defineKind = <S extends TSchema>(kind: ContentKind<S>): ContentKind => kind as unknown as ContentKind

/** Problems for items of a list that share what must tell them apart. */
export const repeated = <T>(
  items: readonly T[],
  key: (item: T) => string,
  at: (index: number) => string[],
): FieldProblem[] => {
  const seen = new Set<string>()
  return items.flatMap((item, index) => {
    const name = key(item).trim().toLowerCase()
    if (!seen.has(name)) {
      seen.add(name)
      return []
    }
    return [{ path: at(index), message: 'stands here twice: give each its own' }]
  })
}

/** A problem where an end does not come after its start; both ISO instants in UTC. */
export const endsAfter = (start: string, end: string, path: string[], startName: string): FieldProblem[] =>
  Date.parse(end) > Date.parse(start) ? [] : [{ path, message: `must be after ${startName}` }]
