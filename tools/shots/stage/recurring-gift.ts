import { whenInteractive } from '../../bench/portal/when-ready.ts'
import { cardNumbers, giveCard, submit } from './buying.ts'
import type { PathOf } from '../page-shot.ts'
import { inPassing } from './people.ts'

/** A path, for a person with a monthly gift by a saved card. */
export const recurringGiftAt =
  (path: string): PathOf =>
  async (stage, { church, as: person }) => {
    if (!person) throw new Error('A visitor gives once.')
    await stage.once(`recurring gift of ${person}`, async () => {
      await inPassing(stage, church, person, async (page) => {
        await page.goto(stage.portal.urlOf(church, '/give'))
        await whenInteractive(page)
        await page.locator('main input[type="checkbox"]').first().check()
        await page.locator('main input[inputmode="numeric"]').first().fill('12500')
        await page.locator('main input[name="repeats"]').check()
        await submit(page)
        await page.locator('main input[name="method"][value="card"]').check({ force: true })
        const another = page.locator('main input[name="savedCard"][value=""]')
        if (await another.isVisible()) await another.check({ force: true })
        await giveCard(cardNumbers.approved)(page)
        await submit(page)
        await page.waitForURL(({ pathname }) => pathname === '/checkout/thank-you')
      })
    })
    return path
  }
