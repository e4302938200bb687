import type { BudgetId } from './budgets.ts'

/**
 * What pages fetch by themselves once they stand. A static weight sees none of it, so every lazy import that such a
 * page can reach is listed here, by the end of its source's path; an unlisted one is an error, and so is one that
 * is reached no more. A page's own words come with its HTML; others are a folder, whose heaviest language counts.
 */
export type Followed = {
  page: string
  /** What it is held to before it can be filled in. */
  budget: Extract<BudgetId, 'P2' | 'P2b'>
  /** The page's own screen, and what always comes by itself before the page can be filled in. */
  follows: readonly string[]
  /** Comes with the first touch of its form: before anything can be sent, though not before it is filled in. */
  touched: readonly string[]
  /** Comes only where it is asked for, or where something has happened. */
  later: readonly string[]
}

/** Everything is asked of the server by it. */
const client = 'api-client/src/transport/axios-transport.ts'
const formWords = 'forms/src/i18n/'

/**
 * Tickets, paid by card: the method that most take, and asks most. On phones the order's picture is in a closed summary,
 * so that the glazier is not fetched.
 */
const checkout = {
  budget: 'P2b' as const,
  follows: [
    'checkout/src/screens/checkout.screen.tsx',
    'checkout/src/pay/pay-order.tsx',
    'checkout/src/forms/card-fields.tsx',
    formWords,
    'events/src/order/event-order.ts',
    client,
  ],
  touched: ['checkout/src/forms/checkout.schema.ts', 'checkout/src/model/card-brands.ts', 'checkout/src/pay/paying.ts'],
  later: [
    // another method
    'checkout/src/forms/bank-fields.tsx',
    // a page that was reloaded during a payment, and what the server, the bank or the event answers
    'checkout/src/pay/resume.tsx',
    'checkout/src/pay/answer-captcha.ts',
    'checkout/src/pay/challenge-dialog.tsx',
    'events/src/order/refusal.tsx',
    'events/src/order/afterwards.tsx',
    'events/src/data/forget-tickets.ts',
    // when they are opened
    'events/src/order/terms.tsx',
  ],
}
const ofGuest = 'checkout/src/forms/buyer-fields.tsx'
const ofMember = 'checkout/src/data/member-payer.ts'

export const followed: readonly Followed[] = [
  {
    ...checkout,
    page: 'checkout, of a guest',
    follows: [...checkout.follows, ofGuest],
    later: [...checkout.later, ofMember],
  },
  {
    ...checkout,
    page: 'checkout, of a member',
    follows: [...checkout.follows, ofMember],
    later: [...checkout.later, ofGuest],
  },
  {
    page: 'live, with its chat',
    budget: 'P2b',
    follows: [
      'live/src/screens/live.screen.tsx',
      'chat/src/slots/live-chat.slot.tsx',
      'chat/src/socket/socket.ts',
      'chat/src/i18n/',
      formWords,
      client,
    ],
    touched: [],
    later: [
      // words that come with the HTML, and a stream that the browser does not play by itself
      'media-player/src/i18n/',
      'hls.js/dist/hls.light.mjs',
      // with a moment of commitment, and with a moderator
      'chat/src/parts/commitment-card.tsx',
      'chat/src/parts/message-actions.tsx',
      'chat/src/parts/moderation-menu.tsx',
      'chat/src/parts/removal.tsx',
      // on the press of a button
      'chat/src/parts/reporting.tsx',
    ],
  },
  {
    page: 'access',
    budget: 'P2',
    follows: [
      'account/src/screens/access.screen.tsx',
      'account/src/forms/email-step.tsx',
      // its page hangs on the person: the server sends its frame alone, without words
      'account/src/i18n/',
      formWords,
      'ui/src/glass/glass-panes.tsx',
    ],
    touched: ['account/src/forms/email.schema.ts', 'account/src/forms/password-step.tsx', client],
    later: [
      // the other steps
      'account/src/forms/password.schema.ts',
      'account/src/forms/recover-step.tsx',
      'account/src/parts/register-step.tsx',
      'api-client/src/account/send-registration.ts',
      // after some tries, and what few meet
      'account/src/captcha/recaptcha-prompt.tsx',
      'api-client/src/account/solve-altcha.ts',
      'account/src/parts/access-dialog.tsx',
    ],
  },
]
