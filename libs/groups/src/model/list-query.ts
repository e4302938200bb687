import { termOf } from '@atrio/tenant-core'

/** What groups are chosen by. */
export type GroupChoice = {
  term: string
  /** 0 is Sunday; null: any day. */
  weekday: number | null
  /** The neighbourhood; empty: anywhere. */
  area: string
}

/** The state of the list of groups, as in its address. */
export type ListQuery = GroupChoice & { own: boolean; view: 'list' | 'map' }

export const readListQuery = (search: URLSearchParams): ListQuery => {
  const day = search.get('day') ?? ''
  return {
    own: search.get('mine') === '1',
    view: search.get('view') === 'map' ? 'map' : 'list',
    term: termOf(search),
    weekday: /^[0-6]$/.test(day) ? Number(day) : null,
    area: termOf(search, 'area'),
  }
}

/** The query of an address; defaults are left out. */
export function writeListQuery({ own, view, term, weekday, area }: ListQuery): string {
  const search = new URLSearchParams({
    ...(own && { mine: '1' }),
    ...(view === 'map' && { view }),
    ...(term && { term }),
    ...(weekday !== null && { day: String(weekday) }),
    ...(area && { area }),
  }).toString()
  return search && `?${search}`
}

/** Whether not all groups are shown. */
export const isChosen = ({ term, weekday, area }: GroupChoice): boolean =>
  term !== '' || weekday !== null || area !== ''

/** The same list with all groups. */
export const withoutChoice = (query: ListQuery): ListQuery => ({ ...query, term: '', weekday: null, area: '' })
