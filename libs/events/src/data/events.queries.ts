import { eventsApi, type Api } from '@atrio/api-client'
import { useApi } from '@atrio/tenant-core'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'

/** All events, page by page. */
export const eventPagesQuery = (api: Api) => api.pages(eventsApi.list, {})

export function useEventPages() {
  const query = useSuspenseInfiniteQuery(eventPagesQuery(useApi()))
  return { ...query, events: query.data.pages.flatMap((page) => page.items) }
}
