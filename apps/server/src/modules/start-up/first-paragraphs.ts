/** Document 1 section 9: a page's description has 160 characters; in HTML some of them are entities. */
const MIN_LENGTH = 320

/** The first paragraphs of a text, enough for a page's description. For reading, not for display. */
export function firstParagraphs(html: string): string {
  let length = 0
  let from = 0
  for (const { 0: closing, index } of html.matchAll(/<\/(?:p|h[1-6]|li)>/g)) {
    const end = index + closing.length
    length += html.slice(from, end).replace(/<[^<>]*>/g, '').length
    if (length >= MIN_LENGTH) return html.slice(0, end)
    from = end
  }
  return html
}
