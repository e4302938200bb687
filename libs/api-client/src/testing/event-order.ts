import type { EventOrder } from '../events/purchase.endpoints.ts'

/** A guest's order of one ticket. */
export const eventOrder: EventOrder = {
  userId: 0,
  eventId: 7,
  tickets: [{ kindId: 3, holder: 'Ana Lima', answers: [{ questionId: 5, value: 'vegetariana' }] }],
  version: 'v1',
  total: 15750,
  termsAccepted: true,
  buyer: { name: 'Ana Lima', email: 'ana@a.test', phone: null, cpf: null, country: 'BR' },
  payment: { method: 'pix', installments: 1, token: null, savedCardId: null, saveCard: false },
  idempotencyKey: 'key-0123456789abcdef',
}
