/** What the server accepts as a search term. */
export const MAX_TERM_LENGTH = 100

/** The search term of a page's address, cut to the length that the server accepts and never within a character. */
export const termOf = (query: URLSearchParams, name = 'term'): string =>
  (query.get(name) ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_TERM_LENGTH)
    .replace(/[\ud800-\udbff]$/, '')
