import { whenInteractive } from '../../bench/portal/when-ready.ts'
import type { PathOf } from '../page-shot.ts'
import { followFirst } from '../steps.ts'
import { submit } from './buying.ts'
import { inPassing } from './people.ts'

const LISTS = '/user/set-lists'

/** The path of a list's page, or of one under it, for a person who has made a list of one song. */
export const setListAt =
  (rest: string): PathOf =>
  async (stage, { church, as: person }) => {
    if (!person) throw new Error('A visitor keeps no set list.')
    const list = await stage.once(`set list of ${person}`, () =>
      inPassing(stage, church, person, async (page) => {
        await page.goto(stage.portal.urlOf(church, '/songs'))
        await followFirst('main a[href^="/songs/"]:has-text("Castelo forte")')(page)
        await whenInteractive(page)
        await page.locator('main article header button[aria-haspopup="dialog"]').click()
        await page.locator('dialog[open] input').first().fill('Culto de domingo')
        await submit(page)
        await page.locator('dialog[open]').waitFor({ state: 'detached' })
        await page.goto(stage.portal.urlOf(church, LISTS))
        return await page.locator(`main li a[href^="${LISTS}/"]`).first().getAttribute('href')
      }),
    )
    return `${String(list)}${rest}`
  }
