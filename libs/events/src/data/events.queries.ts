import { eventsApi, type Api } from '@atrio/api-client'
import { useApi } from '@atrio/tenant-core'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'

/** All events, or those that a search finds, page by page. */
export const eventPagesQuery = (api: Api, search: string) => api.pages(eventsApi.list, { ...(search && { search }) })

export function useEventPages(search: string) {
  const query = useSuspenseInfiniteQuery(eventPagesQuery(useApi(), search))
  return { ...query, events: query.data.pages.flatMap((page) => page.items) }
}
