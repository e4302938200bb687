import type { Browser, Locator, Page } from 'playwright'
import type { BenchRun } from '../bench-run.ts'
import { median } from '../median.ts'
import { slow4g, withPhone } from '../portal/phone.ts'
import { whenInteractive } from '../portal/when-ready.ts'
import { rounded, type Figures } from '../report.ts'

const ROUNDS = 5
/** Milliseconds from the moment that a mouse is above a link to its press. */
const HOVER_MS = 300

const ways = {
  hover: async (link: Locator) => {
    await link.hover()
    await link.page().waitForTimeout(HOVER_MS)
    await link.click()
  },
  touch: (link: Locator) => link.tap(),
}
type Way = keyof typeof ways

/** Milliseconds for which a person looks at a list that they have scrolled. */
const READING_MS = 2_000

/**
 * P9: from the press of a link in the list of events to the event's page, on slow 4G, by mouse and by finger. The press
 * follows a first scroll, as a person looks before they choose.
 */
export async function measureNextView({ portal, browser }: BenchRun): Promise<Figures> {
  const seen: Record<Way, View[]> = { hover: [], touch: [] }
  // the first round warms the server and is not counted
  for (let round = 0; round <= ROUNDS; round++) {
    for (const way of Object.keys(ways) as Way[]) {
      const view = await goTo(await browser(), portal.urlOf('demo', '/event'), ways[way])
      if (round > 0) seen[way].push(view)
    }
  }
  return nextViewFigures(seen)
}

/** How long the next page took, and whether a skeleton of it was shown meanwhile. */
export type View = { milliseconds: number; hasWaited: boolean }

const goTo = (browser: Browser, url: string, press: (link: Locator) => Promise<void>): Promise<View> =>
  withPhone(browser, async (open) => {
    const { page, devtools } = await open()
    await page.goto(url, { waitUntil: 'load' })
    await whenInteractive(page)
    await page.waitForLoadState('networkidle')
    await devtools.send('Network.emulateNetworkConditions', slow4g)
    const link = page.locator('main a[href^="/event/"]').first()
    await page.evaluate(() => scrollBy(0, 100))
    await page.waitForTimeout(READING_MS)
    await link.scrollIntoViewIfNeeded()
    const view = untilNextView(page)
    await press(link)
    return view
  })

/** In the page: from the next press of a link until another heading is painted. */
const untilNextView = (page: Page): Promise<View> =>
  page.evaluate(
    () =>
      new Promise<View>((resolve) => {
        const heading = () => document.querySelector('h1')?.textContent
        const before = heading()
        addEventListener(
          'click',
          ({ timeStamp }) => {
            let hasWaited = false
            // the line at the top has no width until it has something to say
            const isSeen = (part: Element) => part.getBoundingClientRect().width > 0
            const look = () => {
              hasWaited ||= [...document.querySelectorAll('[data-pending]')].some(isSeen)
              const now = heading()
              if (!now || now === before) requestAnimationFrame(look)
              else resolve({ milliseconds: performance.now() - timeStamp, hasWaited })
            }
            requestAnimationFrame(look)
          },
          { capture: true, once: true },
        )
      }),
  )

export function nextViewFigures(seen: Record<Way, View[]>) {
  const of = (way: Way) => seen[way].map(({ milliseconds }) => Math.round(milliseconds))
  const waits = (way: Way) => seen[way].filter(({ hasWaited }) => hasWaited).length
  return {
    P9: { value: waits('hover') + waits('touch'), notes: { navigations: seen.hover.length + seen.touch.length } },
    P9b: {
      value: Math.max(median(of('hover')), median(of('touch'))),
      also: { hover: rounded(median(of('hover'))), touch: rounded(median(of('touch'))) },
      rounds: { 'hover, ms': of('hover'), 'touch, ms': of('touch') },
    },
  } satisfies Figures
}
