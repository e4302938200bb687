import type { Browser, Page } from 'playwright'
import type { BenchRun } from '../bench-run.ts'
import { median } from '../median.ts'
import { withPhone } from '../portal/phone.ts'
import type { Portal } from '../portal/start-portal.ts'
import { whenInteractive } from '../portal/when-ready.ts'
import { rounded, type Figures } from '../report.ts'
import { scripts } from './scripted-interactions.ts'

const ROUNDS = 5
/** The browser reports no interaction that is shorter. */
export const SHORTEST_MS = 16

/** P7: 30 scripted interactions on five pages of a phone, and how far what is shown moves by itself meanwhile. */
export async function measureInteractions({ portal, browser }: BenchRun): Promise<Figures> {
  const rounds: Round[] = []
  // the first round warms the server and is not counted
  for (let round = 0; round <= ROUNDS; round++) {
    const taken = await interactOnce(await browser(), portal)
    if (round > 0) rounds.push(taken)
  }
  return interactionFigures(rounds)
}

/** The longest answer to each interaction, by name, and the layout shift of each page. */
export type Round = { milliseconds: Record<string, number>; shifts: number[] }

async function interactOnce(browser: Browser, portal: Portal): Promise<Round> {
  const milliseconds: Record<string, number> = {}
  const shifts: number[] = []
  for (const { name, open, steps } of scripts) {
    await withPhone(browser, async (newPage) => {
      const { page } = await newPage()
      await page.addInitScript(observe, SHORTEST_MS)
      await open(page, (path) => portal.urlOf('demo', path))
      await whenInteractive(page)
      await page.waitForLoadState('networkidle')
      for (const [step, act] of Object.entries(steps)) {
        await page.evaluate(() => void (window.benchLongest = 0))
        await act(page)
        milliseconds[`${name}: ${step}`] = Math.max(SHORTEST_MS, await longest(page))
      }
      shifts.push(await page.evaluate(() => window.benchShift))
    })
  }
  return { milliseconds, shifts }
}

declare global {
  interface Window {
    benchLongest: number
    benchShift: number
  }
}

/** In the page, before its own scripts: notes interactions, and shifts that no interaction excuses. */
function observe(shortest: number): void {
  window.benchLongest = 0
  window.benchShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId) window.benchLongest = Math.max(window.benchLongest, entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: shortest, buffered: true } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) window.benchShift += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The longest interaction since the last one, once the page has painted it and is idle again. */
const longest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // entries come after the paint that they end with
        requestAnimationFrame(() => requestIdleCallback(() => setTimeout(() => resolve(window.benchLongest), 50)))
      }),
  )

/** The value at the given part of all, counted from the smallest. */
function percentile(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0
}

export function interactionFigures(rounds: readonly Round[]) {
  const all = rounds.map(({ milliseconds }) => Object.values(milliseconds))
  const names = Object.keys(rounds[0]?.milliseconds ?? {})
  const medians = names.map((name) => ({
    name,
    value: median(rounds.map(({ milliseconds }) => milliseconds[name] ?? 0)),
  }))
  const worst = medians.reduce((most, one) => (one.value > most.value ? one : most))
  const shifts = rounds.map((round) => rounded(Math.max(...round.shifts), 4))
  return {
    P7: {
      value: worst.value,
      also: {
        worst: worst.name,
        '75th': percentile(
          medians.map(({ value }) => value),
          0.75,
        ),
        interactions: names.length,
      },
      notes: { each: medians.map(({ name, value }) => `${name} ${value}`).join(', ') },
      rounds: {
        'worst, ms': all.map((values) => Math.max(...values)),
        '75th, ms': all.map((values) => percentile(values, 0.75)),
      },
    },
    P7b: { value: median(shifts), rounds: { shift: shifts } },
  } satisfies Figures
}
