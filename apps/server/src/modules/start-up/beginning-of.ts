/** Document 1 section 9: a page's description takes 160 characters; written as HTML some of them are entities. */
const ENOUGH = 320

/** The first paragraphs of a text, as many as a page's description may need. It is cut for reading, not for showing. */
export function beginningOf(html: string): string {
  let length = 0
  let from = 0
  for (const { 0: closing, index } of html.matchAll(/<\/(?:p|h[1-6]|li)>/g)) {
    const end = index + closing.length
    length += html.slice(from, end).replace(/<[^<>]*>/g, '').length
    if (length >= ENOUGH) return html.slice(0, end)
    from = end
  }
  return html
}
