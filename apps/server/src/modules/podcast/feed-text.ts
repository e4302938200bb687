/** Byte order marks; one outdoes all that is said (RFC 7303 section 3). */
const MARKS: readonly [mark: string, encoding: string][] = [
  ['\xef\xbb\xbf', 'utf-8'],
  ['\xff\xfe', 'utf-16le'],
  ['\xfe\xff', 'utf-16be'],
]
const CHARSET = /;\s*charset\s*=\s*"?([\w.:-]+)/i
const DECLARED = /^\s*<\?xml\b[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/

/**
 * The text of a feed: by its byte order mark, else by the charset of the header, else by its XML declaration, else UTF-8.
 * What its bytes cannot be, or nobody knows, is passed over, since hosts say utf-8 of everything.
 * @param contentType as the host sent it
 */
export function feedText(bytes: Buffer, contentType: string | undefined): string {
  const start = bytes.toString('latin1', 0, 200)
  const marked = MARKS.find(([mark]) => start.startsWith(mark))?.[1]
  const said = [CHARSET.exec(contentType ?? '')?.[1], DECLARED.exec(start)?.[1]]
  // two bytes for each letter without a mark: then neither of these would have been read
  for (const encoding of marked ? [marked] : said.filter((name) => name && !/^utf-?16/i.test(name))) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // the next one
    }
  }
  return new TextDecoder().decode(bytes)
}
