import { eventsApi, type Api } from '@atrio/api-client'
import { useApi } from '@atrio/tenant-core'
import { useSuspenseQuery } from '@tanstack/react-query'

// A page's load awaits the same options as its hook reads, so data is never undefined.
export const eventsQuery = (api: Api) => api.q(eventsApi.list, {})

export const useEvents = () => useSuspenseQuery(eventsQuery(useApi())).data
