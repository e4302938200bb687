import path from 'node:path'
import { parseArgs } from 'node:util'
import { heavyFiles, runsOf } from './find-runs.ts'
import { figureLine, type HeavyResult, jsonLine, notesOf, tableOf } from './heavy-run.ts'
import { runFile } from './run-file.ts'

/** Minutes that the runs of one file may take together: a run that hangs fails, and the next one begins. */
const MAX_MINUTES = 30

const root = path.resolve(import.meta.dirname, '../..')

/**
 * `npm run test:heavy -- [--only name,name] [--long] [--minutes n] [--json]`: everything that is too long for `npm test`;
 * with `--long` also what is too long for every run of this. Each figure is printed as it is had; after so many minutes, or
 * a signal, what runs is ended and the figures so far are reported.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    long: { type: 'boolean', default: false },
    only: { type: 'string' },
    minutes: { type: 'string' },
  },
})
const minutes = Number(values.minutes ?? 24 * 60)
if (!(minutes > 0)) throw new Error(`--minutes takes a number above 0, not ${values.minutes}`)
const only = values.only?.split(',') ?? []
const files = await Promise.all(heavyFiles(root).map(async (file) => ({ file, runs: await runsOf(file) })))
const known = files.flatMap(({ runs }) => runs.map(([name]) => name))
for (const name of only) {
  if (!known.includes(name)) throw new Error(`Unknown: ${name}. There are ${known.join(', ')}.`)
}

const cut = new AbortController()
const cutOff = (why: string) => () => cut.abort(why)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, cutOff(`cut off by ${signal}`))
const late = setTimeout(cutOff(`cut off after ${minutes} minutes`), minutes * 60_000).unref()

const results: HeavyResult[] = []
for (const { file, runs } of files) {
  const asked = runs.filter(([name]) => only.length === 0 || only.includes(name))
  if (asked.length === 0) continue
  const begun = !cut.signal.aborted
  const limits = { patienceMs: MAX_MINUTES * 60_000, signal: cut.signal, long: values.long }
  const outcomes = begun ? await runFile(file, asked, limits) : []
  for (const [name, { run: _run, ...about }] of asked) {
    const error = cut.signal.aborted ? String(cut.signal.reason) : 'its process ended before it'
    const lost: HeavyResult = { name, ...about, value: null, ok: false, seconds: 0, notes: { error } }
    const result = outcomes.find((one) => one.name === name)
    if (!result) for (const line of [figureLine(lost), ...notesOf([lost])]) console.log(line)
    results.push(result ?? lost)
  }
}
clearTimeout(late)
console.table(tableOf(results))
console.log(`All together: ${(performance.now() / 60_000).toFixed(1)} minutes.`)
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
if (values.json) console.log(jsonLine(results))
