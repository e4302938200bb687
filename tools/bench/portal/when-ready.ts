import type { Page } from 'playwright'

/** The performance mark that the portal's entry sets once the page is interactive. */
export const INTERACTIVE = 'atrio:interactive'

/** Resolves when a page with scripts is interactive; at once for one that has none (no church to start). */
export async function whenInteractive(page: Page): Promise<void> {
  await page.waitForFunction(
    (mark) => performance.getEntriesByName(mark).length > 0 || !document.querySelector('script[src], #boot'),
    INTERACTIVE,
    { timeout: 60_000 },
  )
}
