import type { Browser } from 'playwright'
import type { BenchRun } from './bench-run.ts'
import { measureChat } from './measures/chat.ts'
import { measureFirstHtml } from './measures/first-html.ts'
import { measureLargestPaint } from './measures/largest-paint.ts'
import { measurePurchases } from './measures/purchases.ts'
import { measureRates } from './measures/rates.ts'
import { measureGrowth, measureStatements } from './measures/reads.ts'
import { measureScripts } from './measures/scripts.ts'
import { measureSignedIn } from './measures/signed-in.ts'
import { readOptions, type Options } from './options.ts'
import { launchBrowser } from './portal/browser.ts'
import { withCleanUp } from './portal/clean-up.ts'
import { startPortal } from './portal/start-portal.ts'
import { jsonLine, notesOf, tableOf, type FigureId, type Figures } from './report.ts'

type Measure = { gives: FigureId[]; take: (run: BenchRun) => Promise<Figures> }

const measures: Measure[] = [
  { gives: ['P1', 'P2', 'P4'], take: measureScripts },
  { gives: ['P3'], take: measureFirstHtml },
  { gives: ['P5'], take: measureLargestPaint },
  { gives: ['P11', 'P12'], take: measureRates },
  { gives: ['P13'], take: measureSignedIn },
  { gives: ['P14'], take: measurePurchases },
  { gives: ['P15'], take: ({ later }) => measureChat(later) },
  { gives: ['P17'], take: measureGrowth },
  { gives: ['P18'], take: measureStatements },
]

/** The measured figures, and the number of failed measures; each failure is printed as it happens. */
async function measureAll({ only }: Options): Promise<{ figures: Figures; failures: number }> {
  return withCleanUp(async (later, interrupted) => {
    console.log('Starting the portal with a database of its own.')
    const portal = await startPortal(later)
    let browser: Promise<Browser> | undefined
    const run: BenchRun = { portal, later, browser: () => (browser ??= launchBrowser(later)) }
    const figures: Figures = {}
    let failures = 0
    for (const { gives, take } of measures) {
      const asked = gives.filter((id) => only.includes(id))
      if (asked.length === 0) continue
      console.log(`Measuring ${asked.join(', ')}.`)
      try {
        const taken = await take(run)
        for (const id of asked) figures[id] = taken[id]!
      } catch (error) {
        interrupted.throwIfAborted()
        failures++
        console.error(`${asked.join(', ')} could not be measured:`, error)
      }
    }
    return { figures, failures }
  })
}

/** `npm run bench`: what a visit costs. A figure over its must is no failure here; one that can't be had is. */
const options = readOptions(process.argv.slice(2))
const { figures, failures } = await measureAll(options)
console.table(tableOf(figures))
for (const note of notesOf(figures)) console.log(note)
process.exitCode = failures > 0 ? 1 : 0
if (options.json) console.log(jsonLine(figures))
