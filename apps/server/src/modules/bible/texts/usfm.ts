import { toJSON, type UsfmObject } from 'usfm-js'
import { BibleTextError, type Collector } from './collect-verses.ts'

const HEADING = /^(?:s\d?|d)$/
const POETRY = /^(?:q\d?|qr|qc|qm\d?|b|li\d?)$/
const PARAGRAPH = /^(?:p|m|pi\d?|mi|nb|pc|pr|po|pm|pmo|cls)$/
/** Notes, references, chapter labels, headings of parts, figures. */
const LEFT_OUT = /^(?:f|fe|x|fig|r|rq|mr|ms\d?|sr|cl|cp|cd|va|vp|qa|rem|sts)$/

function read({ tag = '', text, content, children = [] }: UsfmObject, collector: Collector): void {
  const name = tag.replace(/^\+/, '')
  if (LEFT_OUT.test(name)) return
  if (HEADING.test(name)) return collector.heading(content ?? text ?? '')
  if (POETRY.test(name)) collector.line()
  if (PARAGRAPH.test(name)) collector.paragraph()
  if (text) collector.text(text)
  for (const child of children) read(child, collector)
}

/** The front matter of a chapter first, then its verses by number: a joined one (`2-3`) comes last in the object. */
const position = (key: string) => (key === 'front' ? 0 : Number.parseInt(key, 10))

/** USFM: one file a book. @throws BibleTextError for a file without an `\id` */
export function readUsfm(document: string, collector: Collector): void {
  const { headers, chapters } = toJSON(document)
  const code = headers.find(({ tag }) => tag === 'id')?.content?.slice(0, 3)
  if (!code) throw new BibleTextError('a USFM file begins with \\id and the code of its book')
  collector.book(code)
  for (const [chapter, verses] of Object.entries(chapters)) {
    collector.chapter(chapter)
    const ordered = Object.entries(verses).sort(([a], [b]) => position(a) - position(b))
    for (const [verse, { verseObjects }] of ordered) {
      if (verse !== 'front') collector.verse(verse)
      for (const object of verseObjects) read(object, collector)
    }
  }
}
