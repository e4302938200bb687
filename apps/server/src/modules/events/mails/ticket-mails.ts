import type { PaymentStatusCode } from '@atrio/contract'
import type { Services } from '../../../services.ts'
import type { Order } from '../../payments/payments.ts'

export async function mailOfStatus(_services: Services, _order: Order, _to: PaymentStatusCode): Promise<void> {}
