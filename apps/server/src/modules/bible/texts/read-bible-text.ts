import { BibleTextError, collectVerses } from './collect-verses.ts'
import { readOsis } from './osis.ts'
import { readUsfx } from './usfx.ts'
import { readUsfm } from './usfm.ts'

const XML = new Map([
  ['usfx', readUsfx],
  ['osis', readOsis],
])

/** USFM begins with the marker of its book, XML has a root element: comments and declarations begin with no letter. */
function readerOf(text: string) {
  if (text.startsWith('\\id ')) return readUsfm
  const [, root = ''] = /<([a-z]+)/i.exec(text) ?? []
  return text.startsWith('<') ? XML.get(root.toLowerCase()) : undefined
}

/**
 * The verses of a translation. How each file begins decides whether it is USFM, USFX or OSIS.
 * @param files USFM has a file for each book, in any order
 * @throws BibleTextError for another format, or a text that breaks the rules of its own
 */
export function readBibleText(files: readonly { name: string; text: string }[]) {
  const collector = collectVerses()
  for (const { name, text } of files) {
    // trims a byte order mark too
    const content = text.trimStart()
    const read = readerOf(content)
    if (!read) throw new BibleTextError(`${name} is neither USFM nor USFX nor OSIS`)
    try {
      read(content, collector)
    } catch (error) {
      throw error instanceof BibleTextError ? new BibleTextError(`${name}: ${error.message}`) : error
    }
  }
  return collector.result()
}
