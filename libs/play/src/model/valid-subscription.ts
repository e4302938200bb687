import type { Subscription } from '@atrio/api-client'

/** The subscription that opens closed content, the one that ends last; document 1 section 4: only `active` is valid. */
export const validSubscription = (subscriptions: readonly Subscription[] = []): Subscription | undefined =>
  subscriptions
    .filter(({ status }) => status === 'active')
    .sort((a, b) => (b.endsAt ?? '').localeCompare(a.endsAt ?? ''))[0]
