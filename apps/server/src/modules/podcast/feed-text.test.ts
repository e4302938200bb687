import { describe, expect, it } from 'vitest'
import { feedText } from './feed-text.ts'

const words = 'Oração, comunhão — “Nós”'
const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>${words}`
/** As Windows writes it: ISO-8859-1 with dashes and quotes, the web's meaning of that label. */
const western = (text: string) =>
  Buffer.from(text.replaceAll('—', '\x97').replaceAll('“', '\x93').replaceAll('”', '\x94'), 'latin1')
const wide = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')

describe('the text of a feed', () => {
  it.each<[string, Buffer, string | undefined]>([
    ['its declaration', western(declared('ISO-8859-1')), undefined],
    ['its declaration, in single quotes', western(declared('windows-1252').replaceAll('"', "'")), 'text/xml'],
    ['its header', western(words), 'application/rss+xml; charset=ISO-8859-1'],
    ['its header, in quotes', western(words), 'text/xml; version=2; Charset="iso-8859-1"'],
    ['its header before its declaration', western(declared('utf-8')), 'text/xml; charset=windows-1252'],
    ['its declaration, where the header cannot be', western(declared('iso-8859-1')), 'text/xml; charset=utf-8'],
    ['its declaration, where nobody knows the header', western(declared('iso-8859-1')), 'text/xml; charset=x-nobody'],
    ['its mark', Buffer.from(`\ufeff${declared('iso-8859-1')}`), 'text/xml; charset=iso-8859-1'],
    ['its mark, two bytes wide', wide(declared('utf-16')), undefined],
    ['its mark, two bytes wide, high first', wide(declared('utf-16')).swap16(), undefined],
    ['nothing, as UTF-8', Buffer.from(words), undefined],
    ['what it is not, as UTF-8', Buffer.from(declared('utf-16')), 'text/xml; charset=utf-16'],
  ])('is decoded by %s', (_what, bytes, type) => {
    expect(feedText(bytes, type).replace(/^<\?xml[^>]*\?>/, '')).toBe(words)
  })

  it('replaces invalid bytes', () => {
    expect(feedText(Buffer.from([0x61, 0xff, 0x62]), undefined)).toBe('a\ufffdb')
  })
})
