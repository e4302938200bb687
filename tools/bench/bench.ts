import type { Browser } from 'playwright'
import type { BenchRun, Take } from './bench-run.ts'
import { addRound, comparisonNotes, comparisonTable, type Pairs } from './compare.ts'
import { measureChat } from './measures/chat.ts'
import { measureFirstHtml } from './measures/first-html.ts'
import { measureInteractions } from './measures/interactions.ts'
import { measureLargestPaint } from './measures/largest-paint.ts'
import { measureNextView } from './measures/next-view.ts'
import { measurePurchases } from './measures/purchases.ts'
import { measureRates } from './measures/rates.ts'
import { measureGrowth, measureStatements } from './measures/reads.ts'
import { measureRelease } from './measures/release.ts'
import { measureRenderedPage } from './measures/rendered-page.ts'
import { measureRepeatVisit } from './measures/repeat-visit.ts'
import { measureScripts } from './measures/scripts.ts'
import { measureSignedIn } from './measures/signed-in.ts'
import { measureThirdParties } from './measures/third-parties.ts'
import { readOptions, type Options } from './options.ts'
import { launchBrowser } from './portal/browser.ts'
import { checkOut } from './portal/check-out.ts'
import { withCleanUp } from './portal/clean-up.ts'
import { startPortal } from './portal/start-portal.ts'
import { jsonLine, notesOf, tableOf, type FigureId, type Figures } from './report.ts'

/** Rounds in which two builds are measured by turns; each has the rounds of the measure itself. */
const ROUNDS_AGAINST = 3

const measures: { gives: FigureId[]; take: Take }[] = [
  { gives: ['P1', 'P2', 'P4', 'P19', 'P19b'], take: measureScripts },
  { gives: ['P3'], take: measureFirstHtml },
  { gives: ['P5'], take: measureLargestPaint },
  { gives: ['P7', 'P7b'], take: measureInteractions },
  { gives: ['P8', 'P8b'], take: measureRepeatVisit },
  { gives: ['P9', 'P9b'], take: measureNextView },
  { gives: ['P11', 'P12'], take: measureRates },
  { gives: ['P13'], take: measureSignedIn },
  { gives: ['P14'], take: measurePurchases },
  { gives: ['P15'], take: measureChat },
  { gives: ['P17'], take: measureGrowth },
  { gives: ['P18'], take: measureStatements },
  { gives: ['P20'], take: measureRelease },
  { gives: ['P21'], take: measureThirdParties },
  { gives: ['P22'], take: measureRenderedPage },
]

type Measured = { figures: Figures; pairs: Pairs; failures: number }

/** The measured figures, and the number of failed measures; each failure is printed as it happens. */
async function measureAll({ only, against }: Options): Promise<Measured> {
  return withCleanUp(async (later, interrupted) => {
    const other = against === undefined ? undefined : await checkOut(against, later)
    console.log('Starting the portal with a database of its own.')
    let browser: Promise<Browser> | undefined
    const runOf = async (root?: string): Promise<BenchRun> => ({
      portal: await startPortal(later, root),
      later,
      browser: () => (browser ??= launchBrowser(later)),
    })
    const ours = await runOf()
    const theirs = other === undefined ? undefined : await runOf(other)
    const figures: Figures = {}
    const pairs: Pairs = {}
    let failures = 0
    for (const { gives, take } of measures) {
      const asked = gives.filter((id) => only.includes(id))
      if (asked.length === 0) continue
      console.log(`Measuring ${asked.join(', ')}.`)
      try {
        for (let round = 0; round < (theirs ? ROUNDS_AGAINST : 1); round++) {
          const taken = pick(await take(ours), asked)
          Object.assign(figures, taken)
          if (theirs) addRound(pairs, taken, pick(await take(theirs), asked))
        }
      } catch (error) {
        interrupted.throwIfAborted()
        failures++
        console.error(`${asked.join(', ')} could not be measured:`, error)
      }
    }
    return { figures, pairs, failures }
  })
}

const pick = (figures: Figures, ids: FigureId[]): Figures => Object.fromEntries(ids.map((id) => [id, figures[id]]))

/** `npm run bench`: what a visit costs. A figure over its must is no failure here; one that can't be had is. */
const options = readOptions(process.argv.slice(2))
const { figures, pairs, failures } = await measureAll(options)
console.table(tableOf(figures))
for (const note of notesOf(figures)) console.log(note)
if (options.against !== undefined) {
  console.table(comparisonTable(pairs))
  for (const note of comparisonNotes(pairs, options.against)) console.log(note)
}
process.exitCode = failures > 0 ? 1 : 0
if (options.json) console.log(jsonLine(figures))
