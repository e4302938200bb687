import type { Browser, CDPSession } from 'playwright'
import type { BenchRun } from '../bench-run.ts'
import { median } from '../median.ts'
import { slow4g, withPhone } from '../portal/phone.ts'
import { whenInteractive } from '../portal/when-ready.ts'
import { rounded, type Figures } from '../report.ts'
import { largestPaint } from './visit.ts'
import { watchWorker } from './watch-worker.ts'

const ROUNDS = 5

/** P8: home once more, after its service worker has come: what is fetched, and its largest paint ÷ that of the cold visit. */
export async function measureRepeatVisit({ portal, browser }: BenchRun): Promise<Figures> {
  const rounds: RepeatVisit[] = []
  // the first round warms the server and is not counted
  for (let round = 0; round <= ROUNDS; round++) {
    const taken = await visitTwice(await browser(), portal.urlOf('demo', '/'))
    if (round > 0) rounds.push(taken)
  }
  return repeatVisitFigures(rounds)
}

/** Bytes over the network, headers included, and milliseconds to the largest paint. */
export type RepeatVisit = { bytes: number; cold: number; again: number }

const visitTwice = (browser: Browser, url: string): Promise<RepeatVisit> =>
  withPhone(browser, async (open) => {
    const first = await open()
    await first.devtools.send('Network.emulateNetworkConditions', slow4g)
    await first.page.goto(url, { waitUntil: 'load' })
    await whenInteractive(first.page)
    const { largestPaint: cold } = await largestPaint(first.page)
    await first.page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 })
    await first.page.waitForLoadState('networkidle')
    await first.page.close()

    const worker = await watchWorker(browser, url)
    const { page, devtools } = await open()
    await devtools.send('Network.emulateNetworkConditions', slow4g)
    const ofPage = countBytes(devtools)
    await page.goto(url, { waitUntil: 'load' })
    await whenInteractive(page)
    await page.waitForLoadState('networkidle')
    const { largestPaint: again } = await largestPaint(page)
    return { bytes: ofPage() + (await worker.bytes()), cold: Math.round(cold), again: Math.round(again) }
  })

/** Bytes that a page fetched by itself: what its worker answers is counted there. */
function countBytes(devtools: CDPSession): () => number {
  const byWorker = new Set<string>()
  let bytes = 0
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromServiceWorker) byWorker.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!byWorker.has(requestId)) bytes += encodedDataLength
  })
  return () => bytes
}

export function repeatVisitFigures(rounds: readonly RepeatVisit[]) {
  const ratios = rounds.map(({ cold, again }) => rounded(again / cold))
  const bytes = rounds.map((round) => round.bytes)
  return {
    P8: { value: median(bytes) / 1000, rounds: { bytes } },
    P8b: {
      value: median(ratios),
      rounds: {
        ratio: ratios,
        'again, ms': rounds.map(({ again }) => again),
        'cold, ms': rounds.map(({ cold }) => cold),
      },
    },
  } satisfies Figures
}
