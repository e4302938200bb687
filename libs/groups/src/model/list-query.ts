/** The state of the list of groups, as in its address. */
export type ListQuery = { own: boolean; view: 'list' | 'map'; term: string }

export const readListQuery = (search: URLSearchParams): ListQuery => ({
  own: search.get('mine') === '1',
  view: search.get('view') === 'map' ? 'map' : 'list',
  term: (search.get('term') ?? '').trim().slice(0, 100),
})

/** The query of an address; defaults are left out. */
export function writeListQuery({ own, view, term }: ListQuery): string {
  const search = new URLSearchParams({
    ...(own && { mine: '1' }),
    ...(view === 'map' && { view }),
    ...(term && { term }),
  }).toString()
  return search && `?${search}`
}
