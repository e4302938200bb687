import type { OrderKindHandlers } from '../../payments/payments.ts'
import { giftMailOf } from '../mails/gift-mails.ts'

/** A gift takes nobody's place: all that its moves do is to be told. */
export const giftOrders: OrderKindHandlers = {
  onStatus: async () => {},
  // A card that is declined while the giver is there is told on the page; one that a bank has looked at first, by mail.
  isTold: ({ situacao, metodoPagamento }, from) =>
    situacao !== 'nao_aprovado' || metodoPagamento !== 'cartao_credito' || from === 'em_analise',
  mailOf: giftMailOf,
}
