import { LineCounter, isMap, isSeq, parseDocument, type Document, type Node } from 'yaml'
import type { ContentIssue } from './content-issue.ts'

/** One parsed file of a content folder, which maps fields to their lines. */
export interface ContentDocument {
  file: string
  data: unknown
  /** the text below the front matter; null in JSON files */
  body: string | null
  /** The line of a field, or of its nearest parent where the field is missing. */
  lineOf: (path: readonly string[]) => number
}

export type ParsedContent = { document: ContentDocument } | { issues: ContentIssue[] }

const FRONT_MATTER = /^---[ \t]*\r?\n((?:[\s\S]*?\r?\n)?)---[ \t]*(?:\r?\n|$)/

/** Parses the text of a `.json` or `.md` file. A syntax error is an issue, never an exception. */
export const parseContent = (file: string, text: string): ParsedContent => {
  const clean = text.replace(/^\uFEFF/, '')
  return file.endsWith('.json') ? parseJson(file, clean) : parseMarkdown(file, clean)
}

/** The YAML parser also reads JSON and keeps positions, which JSON.parse does not; JSON.parse then validates. */
const parseJson = (file: string, text: string): ParsedContent => {
  const parsed = parseYaml(file, text, 0)
  if ('issues' in parsed) return parsed
  try {
    return { document: { ...parsed.document, data: JSON.parse(text) as unknown } }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const line = Number(/line (\d+)/.exec(message)?.[1] ?? 1)
    return { issues: [{ file, line, field: '', message: `is not valid JSON: ${message}` }] }
  }
}

const parseMarkdown = (file: string, text: string): ParsedContent => {
  const matter = FRONT_MATTER.exec(text)
  if (matter === null) return { document: { file, data: {}, body: text.trim(), lineOf: () => 1 } }
  const parsed = parseYaml(file, matter[1] ?? '', 1)
  if ('issues' in parsed) return parsed
  const { document } = parsed
  return { document: { ...document, data: document.data ?? {}, body: text.slice(matter[0].length).trim() } }
}

const parseYaml = (file: string, text: string, linesAbove: number): ParsedContent => {
  const lines = new LineCounter()
  const yaml = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineAt = (offset: number) => lines.linePos(offset).line + linesAbove
  const issues = [...yaml.errors, ...yaml.warnings].map((problem) => ({
    file,
    line: lineAt(problem.pos[0]),
    field: '',
    message: problem.code === 'DUPLICATE_KEY' ? 'the same field is used twice' : problem.message,
  }))
  if (issues.length > 0) return { issues }
  try {
    // Aliases have no use here, and a few lines of them can expand to gigabytes.
    const data = yaml.toJS({ maxAliasCount: 0 }) as unknown
    return { document: { file, data, body: null, lineOf: (path) => lineAt(offsetOf(yaml, path)) } }
  } catch (error) {
    return { issues: [{ file, line: 1 + linesAbove, field: '', message: (error as Error).message }] }
  }
}

const offsetOf = (yaml: Document, path: readonly string[]): number => {
  let node = yaml.contents as Node | null | undefined
  let offset = node?.range?.[0] ?? 0
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => String(item.key) === step)
      if (pair === undefined) return offset
      offset = (pair.key as Node).range?.[0] ?? offset
      node = pair.value as Node | null
    } else if (isSeq(node)) {
      node = node.items[Number(step)] as Node | undefined
      if (node === undefined) return offset
      offset = node.range?.[0] ?? offset
    } else return offset
  }
  return offset
}
