import { bookCodes } from '@atrio/contract/rules'
import type { versiculoBiblia } from '../bible.tables.ts'

/** A verse as a file has it, before it belongs to a translation. */
export type ReadVerse = Pick<
  typeof versiculoBiblia.$inferInsert,
  'livro' | 'capitulo' | 'numero' | 'numeroFinal' | 'titulo' | 'flagParagrafo' | 'texto'
>

/** A file that is not what its format says; the message is for the operator. */
export class BibleTextError extends Error {
  override name = 'BibleTextError'
}

/** Verse numbers as files write them: `16`, `16-17`, `16a`, `16,17`. */
const NUMBERS = /^(\d{1,3})[a-z]?(?:[-–,](\d{1,3})[a-z]?)?$/

const tidy = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')

/**
 * Makes verses of what a reader of a format meets, in its order. A heading and the beginning of a paragraph or line
 * belong to the verse that follows; text outside a verse, and books outside the canon of 66, are left out.
 */
export function collectVerses() {
  const verses: ReadVerse[] = []
  const left = new Set<string>()
  let book: string | null = null
  let chapter = 0
  let verse: ReadVerse | null = null
  let heading = ''
  let paragraph = false
  let line = false

  const endVerse = () => {
    const texto = tidy(verse?.texto ?? '')
    if (verse && texto) {
      verses.push({ ...verse, texto: verse.texto.startsWith('\n') ? `\n${texto}` : texto })
      line = verse.texto.slice(verse.texto.trimEnd().length).includes('\n')
    }
    verse = null
  }
  return {
    book(code: string) {
      endVerse()
      const known = bookCodes.includes(code.toUpperCase())
      if (!known) left.add(code)
      book = known ? code.toUpperCase() : null
      chapter = 0
      heading = ''
    },
    chapter(number: string) {
      endVerse()
      chapter = Number.parseInt(number, 10) || 0
      paragraph = true
    },
    verse(numbers: string) {
      endVerse()
      const [, from, to] = NUMBERS.exec(numbers.trim()) ?? []
      if (!from) throw new BibleTextError(`${book} ${chapter}: "${numbers}" is no number of a verse`)
      if (!book || !chapter) return
      verse = {
        livro: book,
        capitulo: chapter,
        numero: Number(from),
        numeroFinal: to && Number(to) > Number(from) ? Number(to) : null,
        titulo: tidy(heading).replaceAll('\n', ' ') || null,
        flagParagrafo: paragraph,
        texto: line && !paragraph ? '\n' : '',
      }
      heading = ''
      paragraph = false
      line = false
    },
    endVerse,
    text(text: string) {
      if (verse) verse.texto += text.replace(/\s+/g, ' ')
    },
    /** A line of poetry begins. */
    line() {
      if (verse?.texto.trim()) verse.texto += '\n'
      else line ||= !verse
    },
    paragraph() {
      if (verse?.texto.trim()) verse.texto += '\n'
      paragraph = true
    },
    heading(text: string) {
      heading += ` ${text}`
    },
    /** @throws BibleTextError for a text without verses */
    result: (): { verses: ReadVerse[]; leftOut: string[] } => {
      endVerse()
      if (verses.length === 0) throw new BibleTextError('no verse of a known book was found')
      return { verses, leftOut: [...left] }
    },
  }
}
export type Collector = ReturnType<typeof collectVerses>
