import { prayerApi, type Api } from '@atrio/api-client'
import { useApi } from '@atrio/tenant-core'
import { useSuspenseQuery } from '@tanstack/react-query'

// A section's load awaits the same options as its hook reads, so data is never undefined.
/** The newest requests of the wall, for home. Apart from the pages' queries, which weigh more. */
export const newestQuery = (api: Api) => api.q(prayerApi.wall, {})
export const useNewest = () => useSuspenseQuery(newestQuery(useApi())).data.prayers
