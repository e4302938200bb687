import { prayerApi, type Api } from '@atrio/api-client'
import { useApi } from '@atrio/tenant-core'
import { useSuspenseQuery } from '@tanstack/react-query'

// A section's load awaits the same options as its hook reads, so data is never undefined.
export const wallQuery = (api: Api) => api.q(prayerApi.wall, {})

export const useWall = () => useSuspenseQuery(wallQuery(useApi())).data
