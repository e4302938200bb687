/** Document 1 section 9: a page's description takes 160 characters; written as HTML some of them are entities. */
const ENOUGH = 320

/** The first paragraphs of a text, as many as a page's description may need. It is cut for reading, not for showing. */
export function beginningOf(html: string): string {
  let length = 0
  for (const { 0: paragraph, index } of html.matchAll(/.*?<\/(?:p|h[1-6]|li)>/gs)) {
    length += paragraph.replace(/<[^<>]*>/g, '').length
    if (length >= ENOUGH) return html.slice(0, index + paragraph.length)
  }
  return html
}
