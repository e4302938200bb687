import type { OrderKindHandlers } from '../../../payments/payments.ts'
import { giftLines, plansOfGifts } from './gift-lines.ts'
import { giftMailOf } from '../mails/gift-mails.ts'
import { onCardKept, onGiftDisputed, onGiftMoved } from '../recurring/plan-moves.ts'
import { isOffSession } from '../recurring/recurring-claim.ts'

/** A gift holds no places: its moves are mailed, and continue its plan if it repeats. */
export const giftOrders: OrderKindHandlers = {
  onStatus: onGiftMoved,
  onCardKept,
  onDisputed: onGiftDisputed,
  // An immediate refusal is shown on the page; one after a bank's review is mailed.
  isNotified: (order, from) =>
    order.situacao !== 'nao_aprovado' ||
    order.metodoPagamento !== 'cartao_credito' ||
    from === 'em_analise' ||
    isOffSession(order),
  mailOf: giftMailOf,
  linesOf: giftLines,
  plansOf: plansOfGifts,
}
