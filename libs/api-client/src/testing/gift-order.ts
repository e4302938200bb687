import type { GiftOrder } from '../giving/gift.endpoints.ts'

/** A guest's gift to two reasons. */
export const giftOrder: GiftOrder = {
  userId: null,
  gifts: [
    { reasonId: 3, amount: 10_000 },
    { reasonId: 5, amount: 2_500 },
  ],
  coversFees: false,
  total: 12_500,
  buyer: { name: 'Ana Lima', email: 'ana@a.test', phone: null, cpf: null, country: 'BR' },
  payment: { method: 'pix', installments: 1, token: null, savedCardId: null, saveCard: false },
  everyDays: null,
  idempotencyKey: 'key-0123456789abcdef',
}
