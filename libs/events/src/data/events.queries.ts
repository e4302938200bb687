import { eventsApi, type Api } from '@atrio/api-client'
import { useApi } from '@atrio/tenant-core'
import { useSuspenseQuery } from '@tanstack/react-query'

// A page's load awaits the same options as its hook reads, so data is never undefined.
export const eventsQuery = (api: Api) => api.q(eventsApi.list, {})
/** @param order a guest's, whose event may have been taken away since */
export const eventQuery = (api: Api, id: number, order?: string) =>
  api.q(eventsApi.get, { id, ...(order && { order }) })

export const useEvents = () => useSuspenseQuery(eventsQuery(useApi())).data
export const useEvent = (id: number) => useSuspenseQuery(eventQuery(useApi(), id)).data
