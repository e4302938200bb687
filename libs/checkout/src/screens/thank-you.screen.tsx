import { useSearchParams } from 'react-router'
import { useStoredOrder } from '../data/use-stored-order.ts'
import { loadPaymentWords } from '../i18n/payment/messages.ts'
import { paths, thanksPath } from '../paths.ts'
import { PaymentPage } from '../status/payment-page.tsx'

export const load = loadPaymentWords

/** The outcome of a purchase; a guest returns to it by the order's code. */
export default function ThankYouScreen() {
  const [search] = useSearchParams()
  const stored = useStoredOrder()
  const code = search.get('order') ?? stored?.code ?? undefined
  return <PaymentPage code={code} here={code ? thanksPath({ order: code }) : paths.thanks} />
}
