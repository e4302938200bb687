import type { Page } from 'playwright'

/** Brings a page into the state that is to be seen. */
export type Step = (page: Page) => Promise<void>

/** A page of its own, as a link opens it in a new tab. Throws where nothing matches. */
export const followFirst =
  (selector: string): Step =>
  async (page) => {
    const href = await page.locator(selector).first().getAttribute('href')
    if (!href) throw new Error(`${selector} leads nowhere.`)
    await page.goto(new URL(href, page.url()).href, { waitUntil: 'load' })
  }

/** The More menu: the bottom bar's button on phones, the header's on desktops. */
export const openMore: Step = async (page) => {
  await page.locator('button[aria-expanded]:visible').first().click()
  await page.locator('#more').waitFor()
}

/** The dialog with the organisation's other churches; the footer's button stands on every screen. */
export const openSelector: Step = async (page) => {
  await page.locator('footer button').first().click()
  await page.locator('dialog[open], [role="dialog"]').first().waitFor()
  await page.waitForLoadState('networkidle')
}

export const goOffline: Step = async (page) => {
  await page.context().setOffline(true)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}
