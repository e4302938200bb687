import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { bookCodes } from '@atrio/contract/rules'
import { collectVerses, type ReadVerse } from './collect-verses.ts'
import type { NewTranslation } from './save-translation.ts'

/** The one text that comes as a package: its words and the package are in the public domain. */
export const KJV: NewTranslation = {
  codigo: 'kjv',
  nome: 'King James Version',
  sigla: 'KJV',
  idioma: 'en',
  licenca: 'King James Version, text of 1769. Public domain.',
}

/** `# ` begins a paragraph, `[was]` is a word that the original does not have. */
const unmarked = (text: string) => text.replace(/^# /, '').replaceAll(/[[\]]/g, '')

/** The verses of the package `kjv`; null where it is not installed. */
export async function readKjv(): Promise<ReadVerse[] | null> {
  let file: string
  try {
    file = fileURLToPath(import.meta.resolve('kjv/json/verses-1769.json'))
  } catch {
    return null
  }
  const verses = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
  const collector = collectVerses()
  let [book, chapter, index] = ['', '', -1]
  for (const [reference, text] of Object.entries(verses)) {
    const [, name = '', number = '', verse = ''] = /^(.+) (\d+):(\d+)$/.exec(reference) ?? []
    // the package has the books in the order of the codes
    if (name !== book) collector.book(bookCodes[(index += 1)] ?? name)
    if (name !== book || number !== chapter) collector.chapter(number)
    if (text.startsWith('# ')) collector.paragraph()
    collector.verse(verse)
    collector.text(unmarked(text))
    ;[book, chapter] = [name, number]
  }
  return collector.result().verses
}
