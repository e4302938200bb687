import type { RenewalMailWords } from './renewal-mail-kinds.ts'

export const english: RenewalMailWords = {
  remind: {
    subject: '{church}: your subscription ends on {end}',
    lines: [
      'Hello {person}, your subscription “{plan}” is valid until {end} and does not renew automatically.',
      'If you would like to go on, pay for the next period on the page of your subscription. You lose no days: it begins when this one ends.',
    ],
  },
  ahead: {
    subject: '{church}: your subscription renews on {day}',
    lines: [
      'Hello {person}, as you asked, your subscription “{plan}” renews automatically: on {day} we will charge {total} to the card ending in {card}.',
      'Until then you can change the card or cancel. What you have paid for lasts until {end} in any case.',
    ],
  },
  price: {
    subject: '{church}: the price of your subscription has changed',
    lines: [
      'Hello {person}, you agreed to renew “{plan}” for {agreed}, and the terms have changed: one period now costs {total}.',
      'We charge nothing without your consent. To go on, look at the new terms and agree to them on the page of your subscription. Otherwise it ends on {end}.',
    ],
  },
  noCard: {
    subject: '{church}: choose a card for your subscription',
    lines: [
      'Hello {person}, the renewal of your subscription “{plan}” is off: its card has expired or is no longer saved. Nothing was charged.',
      'What you have paid for lasts until {end}. To go on, choose another card or pay for the next period on the page of your subscription.',
    ],
  },
  gone: {
    subject: '{church}: your subscription will not be renewed',
    lines: [
      'Hello {person}, the church no longer offers the plan “{plan}”, so your subscription will not be renewed. Nothing was charged.',
      'What you have paid for lasts until {end}. The portal shows the plans there are now.',
    ],
  },
  ended: {
    subject: '{church}: your subscription has ended',
    lines: [
      'Hello {person}, your subscription “{plan}” ended on {end} without being renewed. Nothing was charged, and nothing will be.',
      'If you would like to go on, choose a plan on the portal.',
    ],
  },
  failed: {
    subject: '{church}: your card was declined for the renewal',
    lines: [
      'Hello {person}, the card ending in {card} declined the renewal of your subscription “{plan}” for {total}. Nothing was charged.',
      'We will try again on {day}. You can change the card before that, or cancel. What you have paid for lasts until {end}.',
    ],
  },
  failedByBank: {
    subject: '{church}: your bank asks for your confirmation',
    lines: [
      'Hello {person}, your bank wanted you to confirm the renewal of your subscription “{plan}” for {total}, and you were not on the page. Nothing was charged.',
      'Pay for the next period on the page of your subscription and confirm on the screen, or choose another card. We will try again on {day}.',
    ],
  },
  stopped: {
    subject: '{church}: your subscription has ended',
    lines: [
      'Hello {person}, we tried a few times, and the card declined the renewal of your subscription “{plan}” for {total}. Nothing was charged, and we will not try again.',
      'What you paid for lasted until {end}. If you would like to go on, subscribe again on the portal.',
    ],
  },
  stoppedByBank: {
    subject: '{church}: your subscription has ended',
    lines: [
      'Hello {person}, your bank asks you to confirm every charge, so the renewal of your subscription “{plan}” has stopped. Nothing was charged.',
      'What you paid for lasted until {end}. If you would like to go on, subscribe again on the portal and confirm on the screen.',
    ],
  },
  missed: {
    subject: '{church}: renewal not charged',
    lines: [
      'Hello {person}, the renewal of your subscription “{plan}” for {total} was not charged, because the card declined it.',
    ],
  },
  button: 'See my subscription',
  plans: 'See the plans',
  footer: 'You received this message because you subscribe to Play on the portal of {church}.',
  endsThere: 'It ends on that day and does not renew automatically.',
  renews: 'As you asked, it renews automatically with your saved card. We will tell you before each charge.',
}
