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

/** Nothing was imported: lists all mistakes of the folder, by file and line. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly issues: readonly ContentIssue[]

  constructor(issues: readonly ContentIssue[]) {
    const sorted = [...issues].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    super(sorted.map(formatIssue).join('\n'))
    this.issues = sorted
  }
}
