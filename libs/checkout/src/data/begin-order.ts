import type { OrderKind } from '@atrio/api-client'
import { linkTo, type FeatureContext } from '@atrio/tenant-core'
import { begin } from '../model/stored-order.ts'
import { paths } from '../paths.ts'
import { makeKey, orderStore } from './order.store.ts'

/**
 * Makes a feature's choice this tab's order and returns the address of checkout. The same choice keeps its key, so that
 * going back and forth is one payment. `payload` is plain JSON and holds no card data.
 */
export function beginOrder<Payload>(ctx: FeatureContext, kind: OrderKind, payload: Payload): string {
  orderStore.write(begin(orderStore.read(), kind, payload, makeKey))
  return linkTo(ctx, 'checkout.pay') ?? paths.pay
}
