import type { PlanOrder } from '../play/play.types.ts'

/** A member's order of a month. */
export const planOrder: PlanOrder = {
  userId: 8,
  planId: 2,
  total: 2212,
  buyer: null,
  payment: { method: 'card', installments: 1, token: 'tok_12345678', savedCardId: null, saveCard: false },
  idempotencyKey: 'key-0123456789abcdef',
}
