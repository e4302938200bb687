import type { Browser, Page, Request } from 'playwright'
import { slow4g, withPhone } from '../portal/phone.ts'
import { INTERACTIVE, whenInteractive } from '../portal/when-ready.ts'

export type Visit = {
  /** Paths requested before the page was interactive, including the page but not the favicon. */
  requests: string[]
  /** Paths requested afterwards, without any interaction. */
  later: string[]
  /** Bytes of all scripts of both, headers included, as they came over the network. */
  scriptBytes: number
  /** Paths of all requests once the page has been read to its end. */
  readToEnd: string[]
  /** Milliseconds from the start of the navigation to the largest paint. */
  largestPaint: number
  /** Element of the largest paint: its tag, such as `IMG`. */
  largest: string
}

/**
 * Milliseconds without a request after which a page is at rest. A busy processor has nothing idle to give for longer
 * than the half second of Playwright's `networkidle`.
 */
const REST_MS = 2_000

/** One cold visit with an empty cache, as a phone on slow 4G makes it. */
export const visit = (browser: Browser, url: string): Promise<Visit> =>
  withPhone(browser, async (open) => {
    const { page, devtools } = await open()
    await devtools.send('Network.emulateNetworkConditions', slow4g)
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    await page.goto(url, { waitUntil: 'load' })
    await whenInteractive(page)
    await atRest(page, requests)
    const interactive = await instantOf(page, INTERACTIVE)
    const isEarly = (request: Request) => request.timing().startTime <= interactive
    const untouched = {
      ...(await largestPaint(page)),
      requests: pathsOf(requests.filter(isEarly)),
      later: pathsOf(requests.filter((request) => !isEarly(request))),
      scriptBytes: await bytesOfScripts(requests),
    }
    await readToEnd(page)
    await atRest(page, requests)
    return { ...untouched, readToEnd: pathsOf(requests) }
  })

async function atRest(page: Page, requests: readonly Request[]): Promise<void> {
  for (let seen = -1; seen < requests.length;) {
    seen = requests.length
    await page.waitForTimeout(REST_MS)
  }
  await page.waitForLoadState('networkidle')
}

/** Scrolls window by window: a jump would leave out what is passed. */
async function readToEnd(page: Page): Promise<void> {
  const windows = await page.evaluate(() => Math.ceil(document.documentElement.scrollHeight / innerHeight))
  for (let at = 0; at < windows; at++) {
    await page.evaluate(() => scrollBy(0, innerHeight))
    await page.waitForTimeout(200)
  }
}

/** Milliseconds since the epoch at which the page set a mark; a page without scripts never does. */
const instantOf = (page: Page, mark: string): Promise<number> =>
  page.evaluate((name) => {
    const [entry] = performance.getEntriesByName(name)
    return entry ? performance.timeOrigin + entry.startTime : Number.MAX_SAFE_INTEGER
  }, mark)

async function bytesOfScripts(requests: Request[]): Promise<number> {
  const scripts = requests.filter((request) => new URL(request.url()).pathname.endsWith('.js'))
  const sizes = await Promise.all(scripts.map((request) => request.sizes()))
  return sizes.reduce(
    (sum, { responseHeadersSize, responseBodySize }) => sum + responseHeadersSize + responseBodySize,
    0,
  )
}

const pathsOf = (requests: Request[]) =>
  requests
    .filter((request) => /^https?:/.test(request.url()))
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => !path.startsWith('/favicon'))

export const largestPaint = (page: Page) =>
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
