import type { Endpoint } from '@atrio/api-client'
import { useApi } from '@atrio/tenant-core'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'

/** The loaded items of a list, and how to load more. */
export function useList<Params extends object, Page extends { items: unknown[]; next: string | null }>(
  list: Endpoint<Params & { after?: string }, Page>,
  params: Params,
) {
  const { data, ...more } = useSuspenseInfiniteQuery(useApi().pages(list, params))
  const pages: Page[] = data.pages
  const items: Page['items'][number][] = pages.flatMap((page) => page.items)
  return { items, first: pages[0]!, more }
}
