import { loadFormWords } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { Page, restoringAtom, type FeatureContext } from '@atrio/tenant-core'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { Navigate } from 'react-router'
import { useStoredOrder } from '../data/use-stored-order.ts'
import { CheckoutSkeleton } from '../parts/checkout-skeleton.tsx'
import { NothingToPay } from '../parts/checkout-states.tsx'
import { thanksPath } from '../paths.ts'

// the page is shown before its form has loaded
const loadForm = () => import('../pay/pay-order.tsx')
const PayOrder = lazy(() => loadForm().then((module) => ({ default: module.PayOrder })))

export const load = (ctx: FeatureContext) => {
  // starts together with the page; the component that awaits it handles a failure
  if (!ctx.onServer) void loadForm().catch(() => undefined)
  return loadFormWords(ctx.i18n)
}

/** This tab's order. The server knows neither it nor the person, and renders a skeleton. */
function ThisOrder() {
  const stored = useStoredOrder()
  // the payer is known once an earlier session is restored
  useAtomValue(restoringAtom)
  if (stored === undefined) return <CheckoutSkeleton />
  if (stored?.draft) return <PayOrder key={stored.order} stored={stored} draft={stored.draft} />
  if (stored?.code) return <Navigate to={thanksPath({ order: stored.code })} replace />
  return <NothingToPay />
}

export default function CheckoutScreen() {
  const { t } = useTranslation('checkout')
  return (
    <Page title={t('pay.pageTitle')} noIndex>
      <Suspense fallback={<CheckoutSkeleton />}>
        <ThisOrder />
      </Suspense>
    </Page>
  )
}
