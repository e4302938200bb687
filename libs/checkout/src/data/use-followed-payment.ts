import type { Payment } from '@atrio/api-client'
import { sessionAtom, useFeatureContext } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { nextPollMs } from '../model/outcome.ts'
import { paymentQuery } from './checkout.queries.ts'

/**
 * Polls an order's payment at growing intervals until it is final, only while the page is visible. @param code null
 * makes no request
 */
export function useFollowedPayment(code: string | null) {
  const ctx = useFeatureContext()
  const payer = useAtomValue(sessionAtom).clientAccount?.id ?? null
  return useQuery({
    ...paymentQuery(ctx, code ?? '', payer),
    enabled: code !== null,
    refetchInterval: ({ state }) => nextPollMs(state.data as Payment | undefined, state.dataUpdateCount),
    refetchOnWindowFocus: ({ state }) => nextPollMs(state.data, 0) !== false,
  })
}
