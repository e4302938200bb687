import { searchApi, type Api, type SearchKind } from '@atrio/api-client'
import { loadFinds, useApi, useFeatureContext, type FeatureContext } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'

export const resultsQuery = (api: Api, term: string, kind: SearchKind | undefined) =>
  api.q(searchApi.find, { term, ...(kind && { kind }) })

/** Nothing is asked for without a term. */
export const useResults = (term: string, kind: SearchKind | undefined) =>
  useQuery({ ...resultsQuery(useApi(), term, kind), enabled: term !== '', retry: false, retryOnMount: false })

/** How the features of this church show what is found. */
export const findsQuery = (ctx: FeatureContext) => ({
  queryKey: ['search.finds', ctx.locale] as const,
  queryFn: () => loadFinds(ctx),
  staleTime: Infinity,
})
export const useFinds = (enabled: boolean) => useQuery({ ...findsQuery(useFeatureContext()), enabled, retry: false })
