/** One thing that is wrong in a content folder, as the person who wrote the folder needs to hear it. */
export interface ContentIssue {
  /** path inside the folder that was given, with forward slashes */
  file: string
  /** line in that file, counted from 1; 0 where the file itself is missing */
  line: number
  /** dots between levels, items counted from 0 (`0.titulo`); empty where the whole file is meant */
  field: string
  message: string
}

/** `eventos/retiro.md:7 dataFim: must be after dataInicio` */
export const formatIssue = ({ file, line, field, message }: ContentIssue): string =>
  `${file}${line > 0 ? `:${line}` : ''} ${field === '' ? '' : `${field}: `}${message}`

/** Nothing was imported: the folder has mistakes, all of which are listed, in the order of files and lines. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly issues: readonly ContentIssue[]

  constructor(issues: readonly ContentIssue[]) {
    const sorted = [...issues].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
    super(sorted.map(formatIssue).join('\n'))
    this.issues = sorted
  }
}
