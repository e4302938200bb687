import type { SourceFile } from '../source-file.ts'

/** The old style of the house; docs/style.md has the words that replace these. */
const AVOIDED = /\b(?:whoever|whomever|somebody|anew|told|stands|reckon(?:s|ed)?|nobody['’]s)\b/i

/** Comments: whole lines of them, and those at the end of a line of code. Titles: of tests and of groups of tests. */
const WRITTEN = [
  /^\s*(?:\/\/|\/\*|\* )(.*)$/,
  /[^:'"`]\/\/ (.*)$/,
  /^\s*(?:(?:it|test|describe)\b.*|\]?\)?)\(\s*(['"`].*)$/,
  /\bdescription: (['"`].*)$/,
]

/** Where all texts are messages: the command line, the import of content, and the summaries of calls. */
const MESSAGES = /^apps\/server\/src\/(?:(?:cli|content)\/(?!.*\.test\.ts$)|.*\bsummaries\.ts$)/
const STRING = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`\n]*`?/g

const EACH = /^\s*(?:it|test|describe)\.each(?:<.*>)?\(/
const EACH_END = /^\s*\][^,]*\)\(/
/** The first text of a row. */
const ROW = /^\s*\[?(['"`].*)$/

function textsOf({ path, text }: SourceFile): [line: number, text: string][] {
  let isInRows = false
  return text.split('\n').flatMap((line, index) => {
    if (EACH.test(line)) isInRows = true
    if (EACH_END.test(line)) isInRows = false
    const texts = WRITTEN.map((pattern) => pattern.exec(line)?.[1])
    if (isInRows) texts.push(ROW.exec(line.replace(EACH, ''))?.[1])
    if (MESSAGES.test(path)) texts.push(...(line.match(STRING) ?? []))
    return texts.flatMap((found): [number, string][] => (found === undefined ? [] : [[index + 1, found]]))
  })
}

/**
 * Avoided words in comments, titles of tests, descriptions of schemas and messages: readers search for the words of the
 * field.
 *
 * @returns `path:line: word`
 */
export const wordingIsPlain = (files: readonly SourceFile[]): string[] =>
  files.flatMap((file) => {
    const found = textsOf(file).flatMap(([line, text]) => {
      const word = AVOIDED.exec(text)?.[0]
      return word === undefined ? [] : [`${file.path}:${line}: ${word}`]
    })
    return [...new Set(found)]
  })

/** Avoided words anywhere in documents. @returns `path:line: word` */
export const documentsArePlain = (documents: readonly SourceFile[]): string[] =>
  documents.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const word = AVOIDED.exec(line)?.[0]
      return word === undefined ? [] : [`${path}:${index + 1}: ${word}`]
    }),
  )
