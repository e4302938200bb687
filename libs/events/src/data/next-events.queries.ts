import { eventsApi, type Api } from '@atrio/api-client'
import { useApi } from '@atrio/tenant-core'
import { useSuspenseQuery } from '@tanstack/react-query'

// Home shows the beginning of the list alone: infinite queries would be code that its first paint waits for.
export const nextEventsQuery = (api: Api) => api.q(eventsApi.list, {})

export const useNextEvents = () => useSuspenseQuery(nextEventsQuery(useApi())).data
