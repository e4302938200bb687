import { SaxesParser } from 'saxes'
import { BibleTextError } from './collect-verses.ts'

type Handlers = {
  open: (name: string, attributes: Record<string, string>) => void
  close: (name: string) => void
  text: (text: string) => void
}

/**
 * Reads a document from its beginning to its end. Entities that it defines itself stay as they are written: nothing
 * expands, nothing is fetched.
 */
export function readXml(document: string, { open, close, text }: Handlers): void {
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false })
  parser.on('opentag', ({ name, attributes }) => open(name, attributes))
  parser.on('closetag', ({ name }) => close(name))
  parser.on('text', text)
  parser.on('error', ({ message }) => {
    throw new BibleTextError(message)
  })
  parser.write(document).close()
}
