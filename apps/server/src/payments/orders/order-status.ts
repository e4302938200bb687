import { type PaymentStatusCode, paymentStatusCodes } from '@atrio/contract'

/** Allowed moves from each status. An order only moves forward: late or repeated messages can't move it back. */
const NEXT: Record<PaymentStatusCode, readonly PaymentStatusCode[]> = {
  em_aberto: ['em_analise', 'pendente', 'aguardando', 'aprovado', 'nao_aprovado', 'cancelado', 'estornado'],
  pendente: ['em_analise', 'aprovado', 'nao_aprovado', 'cancelado', 'estornado'],
  aguardando: ['em_analise', 'aprovado', 'nao_aprovado', 'cancelado', 'estornado'],
  em_analise: ['aprovado', 'nao_aprovado', 'cancelado', 'estornado'],
  aprovado: ['estornado'],
  // Money that arrives for an ended order is refunded.
  nao_aprovado: ['estornado'],
  cancelado: ['estornado'],
  estornado: [],
}

/** The statuses from which an order may move there. */
export const sourcesOf = (to: PaymentStatusCode): PaymentStatusCode[] =>
  paymentStatusCodes.filter((from) => NEXT[from].includes(to))

/** Statuses of an order whose payment is not decided. */
export const UNDECIDED: readonly PaymentStatusCode[] = ['em_aberto', 'em_analise', 'pendente', 'aguardando']

export const isUndecided = (status: PaymentStatusCode): boolean => UNDECIDED.includes(status)
