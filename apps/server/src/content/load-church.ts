import path from 'node:path'
import type { Temporal } from 'temporal-polyfill'
import type { TSchema } from 'typebox'
import type { Sanitize } from '../platform/sanitize.ts'
import type { ContentEntry, ContentKind } from './content-kind.ts'
import { parseContent, type ContentDocument } from './format/content-document.ts'
import type { ContentIssue } from './format/content-issue.ts'
import { fieldRules, isTimeZone, type FieldContext } from './format/field-rules.ts'
import { markedFields } from './format/marked-fields.ts'
import { schemaProblems, type FieldProblem } from './format/schema-issues.ts'
import { churchKind } from './kinds/church.kind.ts'
import type { ChurchContent } from './kinds/church.schema.ts'
import { contentKinds } from './kinds/kinds.ts'
import { bodyHtml } from './markdown.ts'
import { pictureProblem } from './pictures.ts'
import { contentFiles, readContentFile, type ChurchFolder } from './read-folder.ts'
import { recordingProblem } from './recordings.ts'
import { scoreProblem } from './scores.ts'
import { subtitleProblem } from './subtitles.ts'
import { videoProblem } from './videos.ts'

/** A church's folder, read and validated. */
export interface LoadedChurch extends ChurchFolder {
  content: ChurchContent
  entries: ReadonlyMap<ContentKind, readonly ContentEntry[]>
  /** an issue with a field of `igreja.json` that only the database reveals */
  issue: (problem: FieldProblem) => ContentIssue
}

export interface LoadOptions {
  now: Temporal.Instant
  sanitize: Sanitize
}

type Outcome = { church: LoadedChurch } | { issues: ContentIssue[] }
interface Found {
  kind: ContentKind
  slug: string
  document: ContentDocument
}

/** Reads one church's folder, and reports all its mistakes. */
export const loadChurch = async (place: ChurchFolder, options: LoadOptions): Promise<Outcome> => {
  const issues: ContentIssue[] = []
  const found: Found[] = []
  for (const name of await contentFiles(place.folder)) {
    const file = place.prefix + name
    const wrong = (message: string) => void issues.push({ file, line: 0, field: '', message })
    const read = await readContentFile(path.join(place.folder, name))
    if ('problem' in read) {
      wrong(read.problem)
      continue
    }
    const kind = contentKinds.find((candidate) => candidate.path.test(name))
    if (kind === undefined) {
      wrong('is not a file of the content format (see docs/content-format.md)')
      continue
    }
    const parsed = parseContent(file, read.text)
    if ('issues' in parsed) issues.push(...parsed.issues)
    else found.push({ kind, slug: kind.path.exec(name)?.[1] ?? '', document: parsed.document })
  }
  if (!found.some(({ kind }) => kind === churchKind) && !issues.some(({ file }) => file.endsWith('igreja.json')))
    issues.push({ file: `${place.prefix}igreja.json`, line: 0, field: '', message: 'is missing' })
  const context: FieldContext = {
    now: options.now,
    timeZone: timeZoneOf(found),
    pictureProblem: (file) => pictureProblem(place.folder, file),
    recordingProblem: (file) => recordingProblem(place.folder, file),
    scoreProblem: (file) => scoreProblem(place.folder, file),
    videoProblem: (file) => videoProblem(place.folder, file),
    subtitleProblem: (file) => subtitleProblem(place.folder, file),
  }
  const entries = new Map<ContentKind, ContentEntry[]>()
  for (const { kind, slug, document } of found) {
    const { data, problems } = await checkData(kind, document.data, context)
    issues.push(...problems.map((problem) => issueOf(document, problem)))
    const format = (data as { formato?: string } | null)?.formato
    entries.set(kind, [
      ...(entries.get(kind) ?? []),
      kind.plainBody
        ? { slug, data, html: null, text: document.body?.replace(/\r\n?/g, '\n') || null }
        : { slug, data, html: bodyHtml(document.body, format, options.sanitize) },
    ])
  }
  const church = found.find(({ kind }) => kind === churchKind)
  if (issues.length > 0 || church === undefined) return { issues }
  const content = entries.get(churchKind)?.[0]?.data as ChurchContent
  return { church: { ...place, content, entries, issue: (problem) => issueOf(church.document, problem) } }
}

/** Validates data by its schema and the rules of its fields, and resolves what the rules resolve. */
export const checkData = async (
  kind: { schema: TSchema; check?: ((data: never) => FieldProblem[]) | undefined },
  raw: unknown,
  context: FieldContext,
): Promise<{ data: unknown; problems: FieldProblem[] }> => {
  const data = structuredClone(raw)
  const problems = schemaProblems(kind.schema, data)
  for (const field of markedFields(kind.schema, data)) {
    const outcome = await fieldRules[field.format]?.(field.value, context)
    if (outcome === undefined) throw new Error(`no rule for fields of the format ${field.format}`)
    if ('problem' in outcome) problems.push({ path: field.path, message: outcome.problem })
    else field.replace(outcome.value)
  }
  // The kind's own check needs complete and valid fields.
  return { data, problems: problems.length > 0 ? problems : (kind.check?.(data as never) ?? []) }
}

export const issueOf = (document: ContentDocument, { path: fields, message }: FieldProblem): ContentIssue => ({
  file: document.file,
  line: document.lineOf(fields),
  field: fields.join('.'),
  message,
})

/** Other files' instants can still be checked when the church's zone is invalid, which is its own issue. */
const timeZoneOf = (found: readonly Found[]): string => {
  const data = found.find(({ kind }) => kind === churchKind)?.document.data as
    { fusoHorario?: unknown } | null | undefined
  return typeof data?.fusoHorario === 'string' && isTimeZone(data.fusoHorario) ? data.fusoHorario : 'UTC'
}
