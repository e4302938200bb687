import type { PageShot } from '../page-shot.ts'
import {
  cardNumbers,
  choose,
  choosing,
  giveCard,
  nameBuyer,
  pay,
  payBy,
  psalms,
  submit,
  toCheckout,
  toHolders,
  type CardNumber,
} from '../stage/buying.ts'
import { button, clickFirst, goOffline, inTurn, OFFLINE_BAR, type Step, withoutCode } from '../steps.ts'

const family = { church: 'demo', event: 'A mesa posta' }
const retreat = { church: 'demo', event: 'Retiro de jovens em Ibiúna' }
const weekend = { church: 'grace', event: 'Marriage weekend in Lake Geneva' }
const concert = { church: 'demo', event: 'Cantata de Natal' }

const atCheckout = toCheckout(psalms.ticket)
const withCard = (number: CardNumber) => inTurn(atCheckout, nameBuyer, payBy('card'), giveCard(number))
const refused = (code: string): Step => inTurn(toCheckout('Cadeira', code), nameBuyer, pay)

/** From the choice of tickets to the button that pays. */
export const buyingPages: readonly PageShot[] = [
  { name: 'buy-tickets', church: 'demo', path: choosing(family), shows: 'output', take: 'whole' },
  // a single kind begins with one
  { name: 'buy-tickets-single', church: 'demo', path: choosing(concert), shows: 'output', take: 'whole' },
  {
    name: 'buy-tickets-chosen',
    church: 'demo',
    path: choosing(family),
    step: inTurn(choose('Inteira', 3), choose('Estudante')),
    shows: 'output',
    take: 'whole',
  },
  {
    name: 'buy-tickets-grace',
    church: 'grace',
    path: choosing(weekend),
    step: choose('Lake room', 2),
    shows: 'output',
    take: 'whole',
  },
  {
    name: 'buy-holders',
    church: 'demo',
    path: choosing(retreat),
    step: inTurn(choose('Sem ônibus', 2), toHolders),
    shows: 'input[name="holder"]',
    take: 'whole',
  },
  {
    name: 'buy-holders-wrong',
    church: 'demo',
    path: choosing(retreat),
    step: inTurn(choose('Sem ônibus', 2), toHolders, submit),
    shows: '[aria-invalid="true"]',
    take: 'whole',
  },
  {
    name: 'buy-holders-member',
    church: 'demo',
    as: 'ana',
    path: choosing(retreat),
    // it comes with the session: until then the first button of the form is the one that sends it
    step: inTurn(
      choose('Sem ônibus'),
      toHolders,
      clickFirst(button('Usar meus dados', 'Use my details', 'Usar mis datos')),
    ),
    shows: 'main form span[role="status"]:not(:empty)',
    take: 'whole',
  },
  {
    name: 'checkout-pix',
    church: 'demo',
    path: choosing(psalms),
    step: inTurn(atCheckout, payBy('pix')),
    shows: 'input[name="cpf"]',
    take: 'whole',
  },
  {
    name: 'checkout-card',
    church: 'demo',
    path: choosing(psalms),
    step: withCard(cardNumbers.approved),
    shows: 'input[name="cvv"]',
    take: 'whole',
  },
  {
    name: 'checkout-card-missing',
    church: 'demo',
    path: choosing(psalms),
    step: inTurn(withoutCode(/\/card-fields-/), atCheckout, nameBuyer, payBy('card')),
    shows: 'fieldset [role="alert"] button',
    tellsFailure: true,
    take: 'whole',
  },
  {
    name: 'checkout-wrong',
    church: 'demo',
    path: choosing(psalms),
    step: inTurn(atCheckout, payBy('card'), submit),
    shows: '[aria-invalid="true"]',
    take: 'whole',
  },
  {
    name: 'checkout-declined',
    church: 'demo',
    path: choosing(psalms),
    step: inTurn(withCard(cardNumbers.declined), pay),
    shows: '[name="cardNumber"][aria-invalid="true"]',
    take: 'whole',
  },
  {
    name: 'checkout-challenge',
    church: 'demo',
    path: choosing(psalms),
    step: inTurn(withCard(cardNumbers.challenge), pay),
    shows: 'button[name="answer"]',
    take: 'view',
  },
  {
    name: 'checkout-member',
    church: 'demo',
    as: 'ana',
    path: choosing(psalms),
    step: inTurn(atCheckout, payBy('card')),
    shows: 'input[name="saveCard"], input[name="savedCard"]',
    take: 'whole',
  },
  {
    name: 'checkout-ach',
    church: 'grace',
    as: 'john',
    path: choosing(weekend),
    step: inTurn(toCheckout('Garden room'), payBy('ach')),
    shows: 'input[name="routing"]',
    take: 'whole',
  },
  {
    name: 'checkout-free',
    church: 'demo',
    path: choosing(concert),
    step: toCheckout('Cadeira'),
    shows: 'input[name="email"]',
    take: 'whole',
  },
  {
    name: 'checkout-refused',
    church: 'demo',
    path: choosing(concert),
    step: refused('EVT_REG_021'),
    shows: 'dialog[open] h2',
    tellsFailure: true,
    take: 'view',
  },
  {
    name: 'checkout-offline',
    church: 'demo',
    path: choosing(psalms),
    step: inTurn(atCheckout, payBy('pix'), goOffline),
    shows: OFFLINE_BAR,
    take: 'view',
  },
  { name: 'checkout-nothing', church: 'demo', path: '/checkout', shows: 'main .window', take: 'view' },
]
