import type { OrderKind } from '@atrio/api-client'
import type { OrderDraft } from '@atrio/tenant-core'
import { useSyncExternalStore } from 'react'
import type { StoredOrder } from '../model/stored-order.ts'
import { orderStore } from './order.store.ts'

/** This tab's order; null where there is none, undefined on the server and while its page is taken over. */
export const useStoredOrder = (): StoredOrder | null | undefined =>
  useSyncExternalStore(orderStore.subscribe, orderStore.read, () => undefined)

/**
 * What this tab is about to pay, for the feature that has begun it: a choice that was made is shown again where
 * somebody comes back to change it. Null where nothing waits to be paid, and on the server.
 */
export function useOrderDraft<Payload>(kind: OrderKind): OrderDraft<Payload> | null {
  const draft = useStoredOrder()?.draft
  // the feature itself has written what its kind carries
  return draft?.kind === kind ? (draft as OrderDraft<Payload>) : null
}

/**
 * Code of the order that this tab's choice has become; null where it has become none, and on the server. It stays until
 * the next choice is begun.
 */
export const usePlacedOrder = (): string | null => useStoredOrder()?.code ?? null
