import type { OrderKindHandlers } from '../../../payments/payments.ts'
import { giftMailOf } from '../mails/gift-mails.ts'
import { onCardKept, onGiftDisputed, onGiftMoved } from '../recurring/plan-moves.ts'
import { isOffSession } from '../recurring/recurring-claim.ts'

/** A gift takes nobody's place: its moves are told, and one that repeats goes on by them. */
export const giftOrders: OrderKindHandlers = {
  onStatus: onGiftMoved,
  onCardKept,
  onDisputed: onGiftDisputed,
  // A card that is declined while the giver is there is told on the page; one that a bank has looked at first, by mail.
  isTold: (order, from) =>
    order.situacao !== 'nao_aprovado' ||
    order.metodoPagamento !== 'cartao_credito' ||
    from === 'em_analise' ||
    isOffSession(order),
  mailOf: giftMailOf,
}
