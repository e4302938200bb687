import { whenInteractive } from '../../bench/portal/when-ready.ts'
import { cardNumbers, giveCard, submit } from './buying.ts'
import type { PathOf } from '../page-shot.ts'
import { inPassing } from './people.ts'

/** A path, for a person with a saved card. */
export const savedCardAt =
  (path: string): PathOf =>
  async (stage, { church, as: person }) => {
    if (!person) throw new Error('A visitor keeps no card.')
    await stage.once(`card of ${person}`, async () => {
      await inPassing(stage, church, person, async (page) => {
        await page.goto(stage.portal.urlOf(church, '/user/addcard'))
        await whenInteractive(page)
        await giveCard(cardNumbers.approved)(page)
        await submit(page)
        await page.waitForURL(({ pathname }) => pathname === '/user/cards')
      })
    })
    return path
  }
