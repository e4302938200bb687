/** The search term of the page's address, cut to the length that the server accepts. */
export const termOf = (query: URLSearchParams): string =>
  (query.get('term') ?? '').replace(/\s+/g, ' ').trim().slice(0, 100)
