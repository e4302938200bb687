import type { Api, Endpoint } from '@atrio/api-client'
import { useApi } from '@atrio/tenant-core'
import { infiniteQueryOptions, useSuspenseInfiniteQuery } from '@tanstack/react-query'

type List<Params, Page> = Endpoint<Params & { after?: string }, Page>

/** An infinite list: each page starts at the cursor of the one before. */
export const listQuery = <Params extends object, Page extends { next: string | null }>(
  api: Api,
  list: List<Params, Page>,
  params: Params,
) =>
  infiniteQueryOptions({
    queryKey: [list.name, params],
    queryFn: ({ pageParam, signal }) => api.run(list, { ...params, ...(pageParam && { after: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  })

export type More = {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

/** The loaded items of a list, and how to load more. */
export function useList<Params extends object, Page extends { items: unknown[]; next: string | null }>(
  list: List<Params, Page>,
  params: Params,
) {
  const { data, ...more } = useSuspenseInfiniteQuery(listQuery(useApi(), list, params))
  const pages: Page[] = data.pages
  const items: Page['items'][number][] = pages.flatMap((page) => page.items)
  return { items, first: pages[0]!, more: more satisfies More }
}
