import type { SearchKind } from '@atrio/api-client'
import { termOf } from '@atrio/tenant-core'
import { useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'

export type SearchAddress = { term: string; kind: SearchKind | undefined }

/** @param query of the page's address; whether there is such a kind only the features know */
export const searchOf = (query: URLSearchParams): SearchAddress => ({
  term: termOf(query, 'q'),
  kind: (query.get('kind') ?? undefined) as SearchKind | undefined,
})

const never = () => () => undefined

/** The search of the address; undefined until hydration, since the server draws one page for all terms. */
export function useSearchAddress(): SearchAddress | undefined {
  const [query] = useSearchParams()
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return inBrowser ? searchOf(query) : undefined
}
