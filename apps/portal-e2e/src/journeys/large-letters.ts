import { devices, type BrowserContextOptions, type BrowserType, type LaunchOptions, type Page } from '@playwright/test'

type Launch = { playwright: { chromium: BrowserType }; launchOptions: LaunchOptions; locale: string | undefined }

const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 }
export const desktop = { viewport: { width: 1440, height: 900 } }

/** A browser with a default font of twice the size, which media queries in em respond to. */
export async function inLargeLetters(
  { playwright, launchOptions, locale }: Launch,
  act: (page: Page) => Promise<void>,
  device: BrowserContextOptions = phone,
): Promise<void> {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32']
  const browser = await playwright.chromium.launch({ ...launchOptions, args })
  const page = await browser.newPage({
    ...device,
    serviceWorkers: 'block',
    ...(locale && { locale }),
  })
  // scripts arrive late, so that every skeleton is drawn
  await page.route(/\.js$/, async (route) => {
    await new Promise((arrive) => setTimeout(arrive, 200))
    await route.continue()
  })
  await act(page)
  await browser.close()
}

/** Words of usual length that a column is too narrow for, so that they are broken between any two letters. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
      const parent = node.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue
      if (parent.closest('[inert], .visually-hidden, script, style, svg, [popover]:not(:popover-open)')) continue
      for (const { 0: word, index } of node.data.matchAll(/(?<![^\s])\p{L}{3,12}(?![^\s.,;:!?])/gu)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(`${word} in ${node.data.trim().slice(0, 60)}`)
      }
    }
    return broken
  })
