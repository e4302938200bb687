import { whenInteractive } from '../../bench/portal/when-ready.ts'
import type { PathOf } from '../page-shot.ts'
import { followFirst } from '../steps.ts'
import { submit } from './buying.ts'
import { inPassing } from './people.ts'

/** A path, once another member has asked to join the group of that name. */
export const askedToJoin =
  (name: string, path: string): PathOf =>
  async (stage, { church }) => {
    await stage.once(`request to join ${name}`, () =>
      inPassing(stage, church, 'bia', async (page) => {
        await page.goto(stage.portal.urlOf(church, '/groups'))
        await followFirst(`main a[href^="/groups/"]:has-text("${name}")`)(page)
        await whenInteractive(page)
        await page
          .locator('main textarea')
          .fill('Mudei para a Saúde em outubro e procuro gente da minha idade. Posso levar uma amiga na primeira vez?')
        await submit(page)
        await page.waitForURL(({ pathname }) => pathname === '/groups/request/success')
      }),
    )
    return path
  }
