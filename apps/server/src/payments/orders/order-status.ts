import { type PaymentStatusCode, paymentStatusCodes } from '@atrio/contract'

/** Where an order may go from each status. It only moves forward: what came late or twice finds no way back. */
const NEXT: Record<PaymentStatusCode, readonly PaymentStatusCode[]> = {
  em_aberto: ['em_analise', 'pendente', 'aguardando', 'aprovado', 'nao_aprovado', 'cancelado', 'estornado'],
  pendente: ['em_analise', 'aprovado', 'nao_aprovado', 'cancelado', 'estornado'],
  aguardando: ['em_analise', 'aprovado', 'nao_aprovado', 'cancelado', 'estornado'],
  em_analise: ['aprovado', 'nao_aprovado', 'cancelado', 'estornado'],
  aprovado: ['estornado'],
  // Money that arrives for an order that is over goes back.
  nao_aprovado: ['estornado'],
  cancelado: ['estornado'],
  estornado: [],
}

/** The statuses that an order may come from. */
export const sourcesOf = (to: PaymentStatusCode): PaymentStatusCode[] =>
  paymentStatusCodes.filter((from) => NEXT[from].includes(to))

/** Statuses of an order whose payment is not decided. */
export const UNDECIDED: readonly PaymentStatusCode[] = ['em_aberto', 'em_analise', 'pendente', 'aguardando']

export const isUndecided = (status: PaymentStatusCode): boolean => UNDECIDED.includes(status)
