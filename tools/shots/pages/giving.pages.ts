import type { PageShot } from '../page-shot.ts'
import { submit } from '../stage/buying.ts'
import { recurringGiftAt } from '../stage/recurring-gift.ts'
import { button, clickFirst, inTurn, type Step } from '../steps.ts'

/** Types an amount for the first reason that is chosen. */
const amount =
  (digits: string): Step =>
  async (page) =>
    page.locator('main input[inputmode="numeric"]').first().fill(digits)
const check =
  (selector: string): Step =>
  async (page) =>
    page.locator(selector).check()
const chosen = inTurn(clickFirst('main input[type="checkbox"]'), amount('12500'))

/** From what one gives to, up to checkout. */
export const givingPages: readonly PageShot[] = [
  { name: 'give-demo', church: 'demo', path: '/give', shows: 'main h1', take: 'whole' },
  {
    name: 'give-chosen',
    church: 'demo',
    path: '/give',
    step: chosen,
    shows: 'main button[aria-pressed]',
    take: 'whole',
  },
  {
    name: 'give-wrong',
    church: 'demo',
    path: '/give',
    step: inTurn(clickFirst('main input[type="checkbox"]'), submit),
    shows: '[aria-invalid="true"]',
    take: 'whole',
  },
  {
    name: 'give-grace',
    church: 'grace',
    path: '/give',
    step: chosen,
    shows: 'main button[aria-pressed]',
    take: 'whole',
  },
  { name: 'give-hope', church: 'hope', path: '/give', shows: 'main button[aria-pressed]', take: 'whole' },
  {
    name: 'give-repeats',
    church: 'demo',
    as: 'ana',
    path: '/give',
    step: inTurn(chosen, check('main input[name="repeats"]')),
    shows: 'main select',
    take: 'whole',
  },
  {
    name: 'give-recurring',
    church: 'demo',
    as: 'ana',
    path: recurringGiftAt('/user/giving'),
    shows: 'main li h2',
    take: 'whole',
  },
  {
    name: 'give-recurring-change',
    church: 'demo',
    as: 'ana',
    path: recurringGiftAt('/user/giving'),
    step: clickFirst(button('Alterar', 'Change', 'Cambiar')),
    shows: 'dialog[open] input',
    take: 'view',
  },
  {
    name: 'give-checkout',
    church: 'demo',
    path: '/give',
    step: inTurn(chosen, submit),
    shows: 'main input[name="method"]',
    take: 'whole',
  },
]
