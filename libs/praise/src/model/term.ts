/** What is searched for, from the page's address; longer ones are cut where the server would refuse them. */
export const termOf = (query: URLSearchParams): string =>
  (query.get('term') ?? '').replace(/\s+/g, ' ').trim().slice(0, 100)
