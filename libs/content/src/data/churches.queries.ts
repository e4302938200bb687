import { churchApi, startUpApi, type Api, type Congregation, type Coordinates } from '@atrio/api-client'
import { useApi, useChurch } from '@atrio/tenant-core'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'

// A page's load awaits the same options as its hook reads, so data is never undefined.
export const churchesQuery = (api: Api, slug: string) => api.q(churchApi.ofOrganization, { slug })
export const churchQuery = (api: Api, code: string) => api.q(startUpApi.byCode, { code })
export const organizationQuery = (api: Api, slug: string) => api.q(churchApi.organization, { slug })

/** A failure is null: the church's page renders without its congregations. */
export const congregationsQuery = (api: Api) => {
  const { queryKey, queryFn } = api.q(churchApi.congregations, {})
  return {
    queryKey,
    queryFn: (context: { signal?: AbortSignal }): Promise<Congregation[] | null> => queryFn(context).catch(() => null),
  }
}

export const useChurches = (slug: string) => useSuspenseQuery(churchesQuery(useApi(), slug)).data
/** The church with its full history. */
export const useWholeChurch = () => useSuspenseQuery(churchQuery(useApi(), useChurch().code)).data
export const useOrganization = (slug: string) => useSuspenseQuery(organizationQuery(useApi(), slug)).data
export const useCongregations = () => useSuspenseQuery(congregationsQuery(useApi()))

/** The same churches, nearest first; makes no request until a place is known. */
export function useChurchesNear(slug: string, near: Coordinates | undefined) {
  const api = useApi()
  return useQuery({
    ...api.q(churchApi.ofOrganization, near ? { slug, near } : { slug }),
    enabled: near !== undefined,
    placeholderData: keepPreviousData,
  })
}
