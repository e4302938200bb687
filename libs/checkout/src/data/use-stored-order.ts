import type { OrderKind } from '@atrio/api-client'
import type { OrderDraft } from '@atrio/tenant-core'
import { useSyncExternalStore } from 'react'
import type { StoredOrder } from '../model/stored-order.ts'
import { orderStore } from './order.store.ts'

/** This tab's order; null without one, undefined on the server and during hydration. */
export const useStoredOrder = (): StoredOrder | null | undefined =>
  useSyncExternalStore(orderStore.subscribe, orderStore.read, () => undefined)

/**
 * This tab's unpaid order, for the feature that started it, so that its choice can be changed. Null without one, and on
 * the server.
 */
export function useOrderDraft<Payload>(kind: OrderKind): OrderDraft<Payload> | null {
  const draft = useStoredOrder()?.draft
  // the feature itself has written the payload of its kind
  return draft?.kind === kind ? (draft as OrderDraft<Payload>) : null
}

/**
 * Code of the order that this tab has placed; null before, and on the server. It stays until the next order is started.
 */
export const usePlacedOrder = (): string | null => useStoredOrder()?.code ?? null
