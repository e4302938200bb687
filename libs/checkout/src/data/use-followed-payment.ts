import type { Payment } from '@atrio/api-client'
import { sessionAtom, useFeatureContext } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { nextLook } from '../model/outcome.ts'
import { paymentQuery } from './checkout.queries.ts'

/**
 * An order's payment, looked at again and again, ever more rarely, until it has come to an end; only while the page is
 * in sight. @param code null asks for nothing
 */
export function useFollowedPayment(code: string | null) {
  const ctx = useFeatureContext()
  const payer = useAtomValue(sessionAtom).clientAccount?.id ?? null
  return useQuery({
    ...paymentQuery(ctx, code ?? '', payer),
    enabled: code !== null,
    refetchInterval: ({ state }) => nextLook(state.data as Payment | undefined, state.dataUpdateCount),
    refetchOnWindowFocus: ({ state }) => nextLook(state.data, 0) !== false,
  })
}
