/** One mistake in a content folder, worded for the person who wrote the folder. */
export interface ContentIssue {
  /** path inside the given folder, with forward slashes */
  file: string
  /** line in that file, from 1; 0 where the file itself is missing */
  line: number
  /** levels separated by dots, items counted from 0 (`0.titulo`); empty for the whole file */
  field: string
  message: string
}

/** `eventos/retiro.md:7 dataFim: must be after dataInicio` */
export const formatIssue = ({ file, line, field, message }: ContentIssue): string =>
  `${file}${line > 0 ? `:${line}` : ''} ${field === '' ? '' : `${field}: `}${message}`

/** Lists all mistakes of a folder, by file and line. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly issues: readonly ContentIssue[]
  /** what was imported all the same, and how many mistakes there are */
  readonly outcome: string

  /** @param imported the codes of the churches that were imported before the mistakes came up */
  constructor(issues: readonly ContentIssue[], imported: readonly string[] = []) {
    const sorted = [...issues].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    super(sorted.map(formatIssue).join('\n'))
    this.issues = sorted
    const count = issues.length === 1 ? 'one mistake' : `${issues.length} mistakes`
    this.outcome =
      imported.length === 0
        ? `Nothing was imported: ${count}.`
        : `Imported before: ${imported.join(', ')}. Then ${count}.`
  }
}
