import type { Page } from '@playwright/test'
import { SITE_PORT } from '../hosts/ports.ts'
import { expect, test } from './clean-page.ts'
import { inLargeLetters } from './large-letters.ts'

/** The guest site's pages with what each frame shows; its own edges leave a frame 34 px less than the window has. */
const FRAMES = [
  ['song', 'article h1'],
  ['plain', 'article h1'],
  ['chat', 'form'],
  ['plans-frame', 'main article'],
  ['card-frame', 'main h1'],
  ['portal', 'main section'],
] as const

/** Nothing in a frame has to be scrolled sideways. */
async function framesFit(page: Page) {
  for (const [name, shows] of FRAMES) {
    await page.goto(`http://site.localhost:${SITE_PORT}/${name}`)
    const frame = page.frameLocator('iframe')
    await expect(frame.locator(shows).first()).toBeVisible()
    await expect.poll(() => frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth), name).toBe(0)
  }
}

test.describe('frames of a site on the narrowest phone', { tag: '@sweep' }, () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('are not wider than their column', ({ page }) => framesFit(page))
})

test(
  'frames of a site are not wider than their column at twice the font size',
  { tag: '@sweep' },
  async ({ playwright, launchOptions, locale }) => {
    test.slow()
    await inLargeLetters({ playwright, launchOptions, locale }, framesFit)
  },
)
