import { eventDetailApi, type Api } from '@atrio/api-client'
import { useApi } from '@atrio/tenant-core'
import { useSuspenseQuery } from '@tanstack/react-query'

/** @param order a guest's, whose event may have been taken away since */
export const eventQuery = (api: Api, id: number, order?: string) =>
  api.q(eventDetailApi.get, { id, ...(order && { order }) })

export const useEvent = (id: number) => useSuspenseQuery(eventQuery(useApi(), id)).data
