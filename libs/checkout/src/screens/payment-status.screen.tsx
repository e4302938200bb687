import { useParams } from 'react-router'
import { loadPaymentWords } from '../i18n/payment/messages.ts'
import { paymentPath } from '../paths.ts'
import { PaymentPage } from '../status/payment-page.tsx'

export const load = loadPaymentWords

/** A member's payment, by its order's code. */
export default function PaymentStatusScreen() {
  const code = useParams()['paymentCode'] ?? ''
  return <PaymentPage code={code} here={paymentPath({ paymentCode: code })} />
}
