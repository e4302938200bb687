import type { PlayFilter } from '@atrio/api-client'
import { termOf } from '@atrio/tenant-core'
import { searchTypes, type SearchType } from '../page-paths.ts'

/** The search of an address. `filter` is null for the own list, which has a call of its own. */
export type Search = { type: SearchType; term: string; filter: PlayFilter | null }

/** Reads the search of an address; all videos by default. */
export function searchOf(query: URLSearchParams): Search {
  const asked = query.get('type')
  const term = termOf(query)
  const type = searchTypes.find((one) => one === asked) ?? 'video'
  if (type === 'mylist') return { type, term: '', filter: null }
  if (type === 'query') return { type, term, filter: term ? { term } : {} }
  return { type, term: '', filter: { kind: type } }
}
