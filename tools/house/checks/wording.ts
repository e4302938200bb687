import type { SourceFile } from '../source-file.ts'

/** The old style of the house; docs/style.md has the words that replace these. */
const AVOIDED = /\b(?:whoever|whomever|somebody|anew|told|stands|reckon(?:s|ed)?|nobody['’]s)\b/i

/** Comments: whole lines of them, and those at the end of a line of code. Titles: of tests and of groups of tests. */
const WRITTEN = [
  /^\s*(?:\/\/|\/\*|\* )(.*)$/,
  /[^:'"`]\/\/ (.*)$/,
  /^\s*(?:(?:it|test|describe)\b.*|\]?\)?)\(\s*(['"`].*)$/,
]

/**
 * Avoided words in comments and in titles of tests: readers search for the words of the field.
 *
 * @returns `path:line: word`
 */
export const wordingIsPlain = (files: SourceFile[]): string[] =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const words = WRITTEN.map((pattern) => AVOIDED.exec(pattern.exec(line)?.[1] ?? '')?.[0])
      const word = words.find((found) => found !== undefined)
      return word === undefined ? [] : [`${path}:${index + 1}: ${word}`]
    }),
  )
