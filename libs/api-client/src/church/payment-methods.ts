import type { PaymentMethodCode } from '@atrio/contract'
import type { PaymentMethodKind } from './church.types.ts'

export const PAYMENT_METHODS = {
  cartao_credito: 'card',
  boleto: 'boleto',
  pix: 'pix',
  pix_manual: 'manualPix',
  dinheiro: 'cash',
  paypal: 'paypal',
  picpay: 'wallet',
  ach: 'ach',
} as const satisfies Record<PaymentMethodCode, PaymentMethodKind>
