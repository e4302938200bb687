import { eventDetailApi, type Api } from '@atrio/api-client'
import { useApi } from '@atrio/tenant-core'
import { useSuspenseQuery } from '@tanstack/react-query'

/** @param order code of a guest's order: its event may have been withdrawn since */
export const eventQuery = (api: Api, id: number, order?: string) =>
  api.q(eventDetailApi.get, { id, ...(order && { order }) })

export const useEvent = (id: number) => useSuspenseQuery(eventQuery(useApi(), id)).data
