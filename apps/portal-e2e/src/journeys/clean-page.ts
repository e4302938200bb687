import { expect, test as base, type Page } from '@playwright/test'

/** What a page must never do: errors on the console, stopped scripts or styles, a rendering thrown away. */
function watch(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  return faults
}

type Fixtures = {
  /** Faults seen so far; a journey that provokes one empties the list. */
  faults: string[]
}

/** Every journey ends with a clean console: CSP reports and hydration mismatches are console errors in Chromium. */
export const test = base.extend<Fixtures>({
  faults: async ({ page }, use) => {
    const faults = watch(page)
    await use(faults)
    expect(faults).toEqual([])
  },
})
// every test watches, also one that names no fixture
test.beforeEach(({ faults }) => expect(faults).toEqual([]))

export { expect }
