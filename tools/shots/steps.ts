import type { Page } from 'playwright'

/** Brings a page into the state that is to be seen. */
export type Step = (page: Page) => Promise<void>

/** One after the other. */
export const inTurn =
  (...steps: Step[]): Step =>
  async (page) => {
    for (const step of steps) await step(page)
  }

/** As after a release, or without network: a part whose code does not come. */
export const withoutCode =
  (code: RegExp): Step =>
  async (page) => {
    await page.route(code, (route) => route.abort())
  }

/** A page of its own, as a link opens it in a new tab. Throws where nothing matches. */
export const followFirst =
  (selector: string): Step =>
  async (page) => {
    const href = await page.locator(selector).first().getAttribute('href')
    if (!href) throw new Error(`${selector} leads nowhere.`)
    await page.goto(new URL(href, page.url()).href, { waitUntil: 'load' })
  }

/** Moves within the portal, as a link does that one clicks. */
export const clickFirst =
  (selector: string): Step =>
  async (page) =>
    page.locator(selector).first().click()

/** A selector of the page's buttons by their words, in each language that pictures are taken in. */
export const button = (...words: string[]) =>
  `main button:is(${words.map((text) => `:has-text(${JSON.stringify(text)})`).join(', ')})`

/** Waits, for what a later step takes away. */
export const inSight =
  (selector: string): Step =>
  async (page) =>
    page.locator(selector).first().waitFor()

/** The More menu: the bottom bar's button on phones, the header's on desktops. */
export const openMore: Step = async (page) => {
  await page.locator('button[aria-expanded]:visible').first().click()
  await page.locator('#more').waitFor()
}

/** The dialog with the organisation's other churches; the footer's button is on every screen. */
export const openSelector: Step = async (page) => {
  await page.locator('footer button').first().click()
  await page.locator('dialog[open], [role="dialog"]').first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** The header's menu of the signed-in person. */
export const openUserMenu: Step = async (page) => page.locator('header [data-member] button:has([data-name])').click()

/** The header's bell, beside the signed-in person's menu. */
export const BELL = 'header [data-member="true"] button[aria-label]:visible'

/** What the bell opens: a panel, on phones a sheet. */
export const openBell: Step = async (page) => page.locator(BELL).first().click()

/** The bar that says that there is no network. */
export const OFFLINE_BAR = 'div[role="status"][data-print="no"] > button'

export const goOffline: Step = async (page) => {
  // a part that is on its way would say that it did not come
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

/** The broadcast's chat, as a visitor who says a name. */
export const joinChat: Step = async (page) => {
  await page.locator('[data-chat="joined"] input[name="name"]').fill('Rute')
  await page.locator('[data-chat="joined"] form button[type="submit"]').click()
}

/** Watches until the picture moves. */
export const watch: Step = async (page) => {
  await page.locator('main button:has(.window)').first().click()
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.3)
}

/** Listens to the first episode until its clock has moved. */
export const listen: Step = async (page) => {
  await page.locator('main article button').first().click()
  await page.waitForFunction(
    () => Number(document.querySelector<HTMLInputElement>('section input[type="range"]')?.value) >= 1,
  )
}
