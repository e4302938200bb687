import type { PageShot } from '../page-shot.ts'
import { bank, cardNumbers, payment, psalms, thanks } from '../stage/buying.ts'

const concert = { church: 'demo', event: 'Cantata de Natal', ticket: 'Cadeira', by: 'free' }
const weekend = { church: 'grace', event: 'Marriage weekend in Lake Geneva', ticket: 'Garden room' }
const byCard = { ...psalms, by: 'card', card: cardNumbers.approved }
const ofLeo = { ...byCard, as: 'leo' } as const
const QR = 'main svg[role="img"]'
const TITLE = 'main h1'
const ACTION = 'button[name="action"]'

/** The outcome of a purchase, and its later states. */
export const paymentPages: readonly PageShot[] = [
  { name: 'thanks-card', church: 'demo', path: thanks(byCard), shows: QR, take: 'whole' },
  { name: 'thanks-free', church: 'demo', path: thanks(concert), shows: QR, take: 'whole' },
  {
    name: 'thanks-grace',
    church: 'grace',
    as: 'john',
    take: 'whole',
    shows: TITLE,
    path: thanks({ ...weekend, by: 'card', card: cardNumbers.approved, as: 'john' }),
  },
  {
    name: 'thanks-pix',
    church: 'demo',
    path: thanks({ ...psalms, by: 'pix' }),
    shows: '[role="timer"]',
    take: 'whole',
  },
  { name: 'thanks-boleto', church: 'demo', path: thanks({ ...psalms, by: 'boleto' }), shows: QR, take: 'whole' },
  ...(['cash', 'manualPix', 'wallet', 'paypal'] as const).map((by): PageShot => ({
    name: `thanks-${by.toLowerCase()}`,
    church: 'demo',
    path: thanks({ ...psalms, by }),
    shows: TITLE,
    take: 'whole',
  })),
  {
    name: 'thanks-review',
    church: 'demo',
    shows: TITLE,
    take: 'whole',
    path: thanks({ ...psalms, by: 'card', card: cardNumbers.underReview }),
  },
  { name: 'thanks-unknown', church: 'demo', path: '/checkout/thank-you?order=nobody', shows: TITLE, take: 'view' },
  { name: 'payment-success', church: 'demo', as: 'leo', path: payment(ofLeo), shows: TITLE, take: 'whole' },
  {
    name: 'payment-refunded',
    church: 'demo',
    as: 'leo',
    shows: TITLE,
    take: 'whole',
    path: payment({ ...ofLeo, then: 'refund' }),
  },
  ...(
    [
      ['payment-part-refunded', 'refundPart'],
      ['payment-disputed', 'dispute'],
    ] as const
  ).map(([name, then]): PageShot => ({
    name,
    church: 'demo',
    as: 'leo',
    shows: TITLE,
    take: 'whole',
    path: payment({ ...ofLeo, then }),
  })),
  {
    name: 'payment-review',
    church: 'demo',
    as: 'leo',
    shows: TITLE,
    take: 'whole',
    path: payment({ ...ofLeo, card: cardNumbers.underReview }),
  },
  {
    name: 'payment-declined',
    church: 'demo',
    as: 'leo',
    shows: TITLE,
    take: 'whole',
    path: payment({ ...psalms, as: 'leo', by: 'boleto', then: 'refuse' }),
  },
  {
    name: 'payment-canceled',
    church: 'demo',
    as: 'leo',
    shows: TITLE,
    take: 'whole',
    path: payment({ ...psalms, as: 'leo', by: 'pix', then: 'expire' }),
  },
  {
    name: 'payment-awaiting',
    church: 'demo',
    as: 'leo',
    shows: '[role="timer"]',
    take: 'whole',
    path: payment({ ...psalms, as: 'leo', by: 'pix' }),
  },
  { name: 'bank-awaiting', church: 'demo', path: bank({ ...psalms, by: 'pix' }), shows: ACTION, take: 'view' },
  { name: 'bank-paid', church: 'demo', path: bank(ofLeo), shows: ACTION, take: 'view' },
  {
    name: 'bank-part-refunded',
    church: 'demo',
    path: bank({ ...ofLeo, then: 'refundPart' }),
    shows: ACTION,
    take: 'view',
  },
  { name: 'bank-disputed', church: 'demo', path: bank({ ...ofLeo, then: 'dispute' }), shows: ACTION, take: 'view' },
  { name: 'payment-unknown', church: 'demo', as: 'leo', path: '/user/payment/nobody', shows: TITLE, take: 'view' },
]
