import { NOBODY, ownPaymentsApi, type Api } from '@atrio/api-client'
import { useApi, useViewer } from '@atrio/tenant-core'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'

/** @param year null: all years */
export const ownPaymentsQuery = (api: Api, year: number | null) =>
  api.pages(ownPaymentsApi.list, year === null ? {} : { year })
export const giftSumsQuery = (api: Api, year: number) => api.q(ownPaymentsApi.gifts, { year })

/** The page's load has fetched already: its failure is shown with a retry, not repeated on mount. */
const ofPage = { retryOnMount: false }

export function useOwnPayments(year: number | null) {
  const enabled = useViewer() !== NOBODY
  return useInfiniteQuery({ ...ownPaymentsQuery(useApi(), year), ...ofPage, enabled })
}

export function useGiftSums(year: number) {
  const enabled = useViewer() !== NOBODY
  return useQuery({ ...giftSumsQuery(useApi(), year), ...ofPage, enabled })
}
