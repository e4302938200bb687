/** Byte order marks; they take precedence over any declaration (RFC 7303 section 3). */
const MARKS: readonly [mark: string, encoding: string][] = [
  ['\xef\xbb\xbf', 'utf-8'],
  ['\xff\xfe', 'utf-16le'],
  ['\xfe\xff', 'utf-16be'],
]
const CHARSET = /;\s*charset\s*=\s*"?([\w.:-]+)/i
const DECLARED = /^\s*<\?xml\b[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/

/**
 * The text of a feed, decoded by its byte order mark, else by the header's charset, else by its XML declaration, else
 * as UTF-8. Unknown or impossible charsets are skipped, since hosts label everything utf-8.
 * @param contentType as the host sent it
 */
export function feedText(bytes: Buffer, contentType: string | undefined): string {
  const start = bytes.toString('latin1', 0, 200)
  const marked = MARKS.find(([mark]) => start.startsWith(mark))?.[1]
  const said = [CHARSET.exec(contentType ?? '')?.[1], DECLARED.exec(start)?.[1]]
  // without a mark it is not UTF-16: neither declaration could have been read
  for (const encoding of marked ? [marked] : said.filter((name) => name && !/^utf-?16/i.test(name))) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // the next one
    }
  }
  return new TextDecoder().decode(bytes)
}
