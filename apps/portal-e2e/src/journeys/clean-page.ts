import {
  expect,
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type Response,
} from '@playwright/test'
import { churches, portal, type Church } from './churches.ts'
import { languageOf, words, type Language } from './words.ts'

/** Faults that a journey's pages had: console errors, blocked scripts or styles, exceptions. */
export class Faults {
  seen: string[] = []
  /** Faults that a journey causes on purpose, such as the console's error about a call that it blocks. */
  allowed: RegExp[] = []

  allow(...patterns: RegExp[]) {
    this.allowed.push(...patterns)
  }

  get left() {
    return this.seen.filter((fault) => !this.allowed.some((pattern) => pattern.test(fault)))
  }
}

/**
 * The browser's line about an order that the server answered with a question for proof of work: journeys are guests of
 * one address, and the page gives the proof by itself.
 */
const asksForProof = (message: ConsoleMessage) =>
  /status of 403/.test(message.text()) && /\/(inscricao|pagamento)\/?(\?|$)/.test(message.location().url)

async function watch(context: BrowserContext, faults: Faults) {
  context.on('console', (message) => {
    if (message.type() === 'error' && !asksForProof(message)) faults.seen.push(`console: ${message.text()}`)
  })
  // a hydration mismatch is thrown at the window, too
  context.on('weberror', (error) => faults.seen.push(`error: ${error.error().message}`))
  await context.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`policy: ${violatedDirective} stopped ${blockedURI}`),
    ),
  )
}

/** Resolves when the page and its footer, whose code is later, listen: buttons of the server's markup do nothing before. */
export const awake = (page: Page) =>
  page.waitForFunction(() => {
    const footer = document.querySelector('body footer[data-print]')
    const isHydrated = !footer || Object.keys(footer).some((key) => key.startsWith('__reactProps'))
    return isHydrated && performance.getEntriesByName('atrio:interactive').length > 0
  })

type Fixtures = {
  faults: Faults
  language: Language
  /** The project's church: pairwise with its language, theme and device. */
  church: Church
  say: (typeof words)[Language]
  /** The address of the project's church, or of another one. */
  at: (path: string, code?: string) => string
  /** Opens a page and waits until it is interactive, if it has scripts. */
  visit: (url: string) => Promise<Response | null>
}

/** Every journey ends with a clean console, on all pages that it opened. */
export const test = base.extend<Fixtures>({
  faults: async ({ context }, use) => {
    const faults = new Faults()
    await watch(context, faults)
    await use(faults)
    expect(faults.left).toEqual([])
  },
  language: ({ locale }, use) => use(languageOf(locale)),
  church: ({ language }, use) => use(churches[language]),
  say: ({ language }, use) => use(words[language]),
  at: ({ church }, use) => use((path, code = church.code) => portal(code) + path),
  visit: ({ page }, use) =>
    use(async (url) => {
      const response = await page.goto(url)
      if ((await page.locator('#boot').count()) > 0) await awake(page)
      return response
    }),
})
// every journey is watched, also one that does not ask for its faults
test.beforeEach(({ faults }) => expect(faults.seen).toEqual([]))

export { expect }
