import { lazyForm, type LazyFormFailedProps } from '@atrio/tenant-core'
import { CheckoutSkeleton } from '../parts/checkout-skeleton.tsx'
import { CheckoutFailed } from '../parts/checkout-states.tsx'

/** Needed only after a reload during payment. */
export const Resume = lazyForm({
  name: 'checkout.resume',
  load: async () => (await import('./resume.tsx')).Resume,
  loading: <CheckoutSkeleton />,
  failed: Failed,
})

function Failed({ busy, retry }: LazyFormFailedProps) {
  return <CheckoutFailed busy={busy} onRetry={retry} />
}
