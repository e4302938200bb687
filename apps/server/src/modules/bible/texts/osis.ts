import { bookOfOsis } from '@atrio/contract/rules'
import { type Collector } from './collect-verses.ts'
import { readXml } from './read-xml.ts'

const SKIPPED = new Set(['note', 'header', 'reference', 'figure'])

/** `Gen.1.1 Gen.1.2` is a verse that joins two. */
const verseNumbers = (id: string) =>
  id
    .split(/\s+/)
    .map((one) => one.split('.')[2] ?? '')
    .filter((_, index, all) => index === 0 || index === all.length - 1)
    .join('-')

/** OSIS: verses are elements, or begin and end at empty ones with `sID` and `eID`. */
export function readOsis(document: string, collector: Collector): void {
  let skipping = 0
  let inTitle = 0
  let book = ''
  /** Of a verse that is an element with its text. */
  let inVerse = false
  const enter = (id: string) => {
    const [name = '', chapter = ''] = id.split('.')
    if (name !== book) {
      book = name
      collector.book(bookOfOsis(name) ?? name)
    }
    if (chapter) collector.chapter(chapter)
  }
  readXml(document, {
    open(name, attributes) {
      const id = attributes['osisID'] ?? ''
      if (SKIPPED.has(name) || skipping > 0) skipping += 1
      else if (name === 'title') inTitle += 1
      else if (name === 'div' && attributes['type'] === 'book') enter(id)
      else if (name === 'chapter' && id) enter(id)
      else if (name === 'verse') {
        inVerse = Boolean(id) && !attributes['sID']
        if (id) collector.verse(verseNumbers(id))
        else if (attributes['eID']) collector.endVerse()
      } else if (name === 'l' || (name === 'lb' && !attributes['type'])) collector.line()
      else if (name === 'p' || (name === 'milestone' && attributes['type'] === 'x-p')) collector.paragraph()
    },
    close(name) {
      if (skipping > 0) skipping -= 1
      else if (name === 'title') inTitle -= 1
      else if (name === 'verse' && inVerse) {
        collector.endVerse()
        inVerse = false
      }
    },
    text(text) {
      if (skipping > 0) return
      if (inTitle > 0) collector.heading(text)
      else collector.text(text)
    },
  })
}
