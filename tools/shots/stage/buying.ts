import type { Page } from 'playwright'
import { whenInteractive } from '../../bench/portal/when-ready.ts'
import type { Step } from '../steps.ts'
import { inPassing, type Person } from './people.ts'
import type { Stage } from './stage.ts'

/** Card numbers of the sandbox, by what becomes of them (README of the demonstration). */
export const cardNumbers = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  underReview: '4000000000009235',
  challenge: '4000002760003184',
} as const
export type CardNumber = (typeof cardNumbers)[keyof typeof cardNumbers]

/** What is bought: an event of the church's content by its name there, and one of its tickets. */
export type Purchase = { church: string; event: string; ticket: string }

export const psalms: Purchase = { church: 'demo', event: 'Salmos de subida', ticket: 'Curso' }

/** An event's own page, found as people find it. */
export const eventPath = (stage: Stage, { church, event }: Pick<Purchase, 'church' | 'event'>) =>
  stage
    .once(`events of ${church}`, () =>
      inPassing(stage, church, undefined, async (page) => {
        await page.goto(stage.portal.urlOf(church, '/event'))
        const links = page.locator('main a[href^="/event/"]')
        return links.evaluateAll((all) => all.map((link) => [link.textContent.trim(), link.getAttribute('href')!]))
      }),
    )
    .then((events) => {
      const found = events.find(([name]) => name === event)?.[1]
      if (!found) throw new Error(`${church} has no event ${event}.`)
      return found
    })

/** Where the tickets of an event are chosen. */
export const choosing = (purchase: Pick<Purchase, 'church' | 'event'>) => async (stage: Stage) =>
  `${await eventPath(stage, purchase)}?buyingStep=tickets`

/** Chooses so many of a ticket; of a single kind one is chosen already. */
export const choose =
  (ticket: string, count = 1): Step =>
  async (page) => {
    const quantity = page.locator(`main [role="group"][aria-label="${ticket}"]`)
    const begun = Number(await quantity.locator('output').textContent())
    for (let chosen = begun; chosen < count; chosen++) await quantity.locator('button').last().click()
  }

/** From the tickets to the questions about who comes. */
export const toHolders: Step = async (page) => {
  await page.locator('main [data-print="no"] > button').click()
  await page.locator('main input[name="holder"]').waitFor()
}

/** Submits a form unchanged. */
export const submit: Step = async (page) => page.locator('main form button[type="submit"]').click()

/** From the choice of tickets to the ways to pay, with one ticket and its holder. */
export const toCheckout =
  (ticket: string, holder = 'Rute Alves'): Step =>
  async (page) => {
    await choose(ticket)(page)
    await toHolders(page)
    await page.locator('main input[name="holder"]').fill(holder)
    const phone = page.locator('main input[type="tel"]')
    if (await phone.isVisible()) await phone.fill('+1 615 555 0142')
    await submit(page)
    await page.waitForURL(({ pathname }) => pathname === '/checkout')
    await page.locator('main form button[type="submit"]').waitFor()
  }

export const nameBuyer: Step = async (page) => {
  await page.locator('main input[name="name"]').fill('Rute Alves')
  await page.locator('main input[name="email"]').fill('rute@shots.test')
}

/** A way to pay, by the portal's own word for it. */
export const payBy =
  (method: string): Step =>
  async (page) => {
    const way = page.locator(`main input[name="method"][value="${method}"]`)
    await way.check()
    // a method's own fields appear once it is chosen
    const cpf = page.locator('main input[name="cpf"]')
    if (['pix', 'boleto'].includes(method) && (await cpf.isVisible())) await cpf.fill('52998224725')
  }

export const giveCard =
  (number: CardNumber): Step =>
  async (page) => {
    // with a saved card, a new one is chosen
    const saved = page.locator('main input[name="savedCard"][value=""]')
    await saved.or(page.locator('main input[name="cardNumber"]')).first().waitFor()
    if (await saved.isVisible()) await saved.check()
    const fill = (name: string, text: string) => page.locator(`main input[name="${name}"]`).fill(text)
    await fill('cardNumber', number)
    await fill('dueDate', '08/39')
    await fill('cvv', '123')
    await fill('holder', 'RUTE ALVES')
    if (!(await page.locator('main input[name="holderCpf"]').isVisible())) return
    await fill('holderCpf', '52998224725')
    await fill('holderBirthDate', '01/02/1990')
  }

export const pay: Step = async (page) => {
  const terms = page.locator('main input[name="terms"]')
  if (await terms.isVisible()) await terms.check()
  await page.locator('main form button[type="submit"]:not([aria-disabled])').click()
}

/** What the bank, or the church, does with an order after it was placed. */
export type Afterwards = 'pay' | 'refuse' | 'refund' | 'refundPart' | 'dispute' | 'expire'

type Order = Purchase & { by: string; card?: CardNumber; as?: Person; then?: Afterwards; holder?: string }

/** Buys, once, and tells the code of the order that came of it. */
export const orderOf = (stage: Stage, order: Order): Promise<string> =>
  stage.once(`order ${JSON.stringify(order)}`, async () => {
    const { church, by, as, card, then, ticket, holder } = order
    return inPassing(stage, church, as, async (page) => {
      await page.goto(stage.portal.urlOf(church, await choosing(order)(stage)))
      await whenInteractive(page)
      await toCheckout(ticket, holder)(page)
      if (!as) await nameBuyer(page)
      if (by !== 'free') await payBy(by)(page)
      if (card) await giveCard(card)(page)
      await pay(page)
      await page.waitForURL(({ searchParams }) => searchParams.has('order'))
      const code = new URL(page.url()).searchParams.get('order')!
      if (then) await playBank(page, stage, code, then)
      return code
    })
  })

/** The sandbox's page, on which a tester plays the bank. */
async function playBank(page: Page, stage: Stage, code: string, action: Afterwards): Promise<void> {
  await page.goto(bankOf(stage, code))
  // some actions may be repeated: their button is there afterwards as well
  const answered = page.waitForEvent('load')
  await page.locator(`button[value="${action}"]`).click()
  await answered
}

const bankOf = ({ portal }: Stage, code: string) => portal.urlOf('pay', `/sandbox/${code}`)

/** The sandbox's page of an order. */
export const bank = (order: Order) => async (stage: Stage) => bankOf(stage, await orderOf(stage, order))

/** Where a guest comes back to an order. */
export const thanks = (order: Order) => async (stage: Stage) =>
  `/checkout/thank-you?order=${await orderOf(stage, order)}`

/** A member's page of a payment. */
export const payment = (order: Order & { as: Person }) => async (stage: Stage) =>
  `/user/payment/${await orderOf(stage, order)}`
