import type { Browser, Page, Request } from 'playwright'
import { INTERACTIVE, whenInteractive } from '../portal/when-ready.ts'

/** A mid-range phone on slow 4G. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const slow4g = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const CPU_SLOWER = 4

export type Visit = {
  /** Paths requested before the page was interactive, including the page but not the favicon. */
  requests: string[]
  /** Paths requested afterwards, without any interaction. */
  later: string[]
  /** Milliseconds from the start of the navigation to the largest paint. */
  largestPaint: number
  /** Element of the largest paint: its tag, such as `IMG`. */
  largest: string
}

/** One cold visit with an empty cache, as a phone on slow 4G makes it. */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ ...phone, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slow4g })
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER })
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    await page.goto(url, { waitUntil: 'load' })
    await whenInteractive(page)
    await page.waitForLoadState('networkidle')
    const interactive = await instantOf(page, INTERACTIVE)
    const isEarly = (request: Request) => request.timing().startTime <= interactive
    return {
      ...(await largestPaint(page)),
      requests: pathsOf(requests.filter(isEarly)),
      later: pathsOf(requests.filter((request) => !isEarly(request))),
    }
  } finally {
    await context.close()
  }
}

/** Milliseconds since the epoch at which the page set a mark; a page without scripts never does. */
const instantOf = (page: Page, mark: string): Promise<number> =>
  page.evaluate((name) => {
    const [entry] = performance.getEntriesByName(name)
    return entry ? performance.timeOrigin + entry.startTime : Number.MAX_SAFE_INTEGER
  }, mark)

const pathsOf = (requests: Request[]) =>
  requests
    .filter((request) => /^https?:/.test(request.url()))
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => !path.startsWith('/favicon'))

const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Pick<Visit, 'largestPaint' | 'largest'>>((resolve, reject) => {
        setTimeout(() => reject(new Error('The page reported no largest paint.')), 10_000)
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as (PerformanceEntry & { element?: Element }) | undefined
          if (last) resolve({ largestPaint: last.startTime, largest: last.element?.tagName ?? 'none' })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
