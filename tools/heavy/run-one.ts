import { parseArgs } from 'node:util'
import { runsOf } from './find-runs.ts'
import type { HeavyOptions, HeavyResult } from './heavy-run.ts'

/** Runs the runs of one file that are asked for, in a process of their own, and sends each result to its parent. */
const { values, positionals } = parseArgs({ options: { long: { type: 'boolean' } }, allowPositionals: true })
const [file = '', ...names] = positionals
const send = (result: HeavyResult) => new Promise<void>((sent) => process.send?.(result, undefined, {}, () => sent()))

for (const [name, { run, ...about }] of await runsOf(file)) {
  if (names.length > 0 && !names.includes(name)) continue
  console.log(`${name}: ${about.what}`)
  const begun = performance.now()
  const resultOf = (known: Partial<HeavyResult>): HeavyResult => {
    const seconds = Math.round((performance.now() - begun) / 100) / 10
    return { name, ...about, value: null, ok: false, seconds, notes: {}, ...known }
  }
  let last: Partial<HeavyResult> = {}
  const progress: HeavyOptions['progress'] = ({ value, notes = {} }) => {
    // cut off, it has not shown what it must, whatever it had by then
    last = { value, ok: false, partial: true, notes }
    void send(resultOf(last))
  }
  try {
    const { value, ok, notes = {} } = await run({ progress, long: values.long === true })
    await send(resultOf({ value, ok, notes }))
  } catch (error) {
    console.error(`${name}:`, error)
    await send(resultOf({ ...last, partial: false, notes: { ...last.notes, error: String(error) } }))
  }
}
process.exit() // processes and timers that a failed run has left would keep this one alive
