import { churchApi, type Api, type Banner } from '@atrio/api-client'
import { useApi } from '@atrio/tenant-core'
import { useSuspenseQuery } from '@tanstack/react-query'

/** A failure sets the banners to null (document 2 section 7.1): home renders without them. */
export const bannersQuery = (api: Api) => {
  const { queryKey, queryFn } = api.q(churchApi.banners, {})
  return {
    queryKey,
    queryFn: (context: { signal?: AbortSignal }): Promise<Banner[] | null> => queryFn(context).catch(() => null),
  }
}

export const useBanners = () => useSuspenseQuery(bannersQuery(useApi())).data
