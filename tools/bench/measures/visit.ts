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
  /** Milliseconds from the start of the navigation to the largest paint. */
  largestPaint: number
  /** Element of the largest paint: its tag, such as `IMG`. */
  largest: string
}

/** One cold visit with an empty cache, as a phone on slow 4G makes it. */
export const visit = (browser: Browser, url: string): Promise<Visit> =>
  withPhone(browser, async (open) => {
    const { page, devtools } = await open()
    await devtools.send('Network.emulateNetworkConditions', slow4g)
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
      scriptBytes: await bytesOfScripts(requests),
    }
  })

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
