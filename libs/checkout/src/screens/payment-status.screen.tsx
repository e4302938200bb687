import { useParams } from 'react-router'
import { paymentPath } from '../paths.ts'
import { PaymentPage } from '../status/payment-page.tsx'

/** A member's payment, by its order's code. */
export default function PaymentStatusScreen() {
  const code = useParams()['paymentCode'] ?? ''
  return <PaymentPage code={code} here={paymentPath({ paymentCode: code })} />
}
