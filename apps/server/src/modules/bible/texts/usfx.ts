import { type Collector } from './collect-verses.ts'
import { readXml } from './read-xml.ts'

/** Notes, cross references and matter before and after the text. */
const SKIPPED = new Set(['f', 'x', 'fig', 'toc', 'id', 'h', 'ide', 'languageCode', 'rem', 'ref', 'table', 'cl', 'cp'])
const HEADINGS = new Set(['s', 'd'])

/** USFX: one XML document with the whole translation; verses begin at `v` and end at `ve`. */
export function readUsfx(document: string, collector: Collector): void {
  let skipping = 0
  let inHeading = 0
  readXml(document, {
    open(name, attributes) {
      if (SKIPPED.has(name) || skipping > 0) skipping += 1
      else if (HEADINGS.has(name)) inHeading += 1
      else if (name === 'book') collector.book(attributes['id'] ?? '')
      else if (name === 'c') collector.chapter(attributes['id'] ?? '')
      else if (name === 'v') collector.verse(attributes['id'] ?? '')
      else if (name === 've') collector.endVerse()
      else if (name === 'q' || name === 'b') collector.line()
      else if (name === 'p') collector.paragraph()
    },
    close(name) {
      if (skipping > 0) skipping -= 1
      else if (HEADINGS.has(name)) inHeading -= 1
    },
    text(text) {
      if (skipping > 0) return
      if (inHeading > 0) collector.heading(text)
      else collector.text(text)
    },
  })
}
