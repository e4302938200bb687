import { runsOf } from './find-runs.ts'
import type { HeavyResult } from './heavy-run.ts'

/** Runs the runs of one file that are asked for, in a process of their own, and tells each result to who started it. */
const [file = '', ...names] = process.argv.slice(2)
const tell = (result: HeavyResult) => new Promise<void>((told) => process.send?.(result, undefined, {}, () => told()))

for (const [name, { run, ...about }] of await runsOf(file)) {
  if (names.length > 0 && !names.includes(name)) continue
  console.log(`${name}: ${about.what}`)
  const begun = performance.now()
  const seconds = () => Math.round((performance.now() - begun) / 100) / 10
  try {
    const { value, ok, notes = {} } = await run()
    await tell({ name, ...about, value, ok, seconds: seconds(), notes })
  } catch (error) {
    console.error(`${name}:`, error)
    await tell({ name, ...about, value: null, ok: false, seconds: seconds(), notes: { error: String(error) } })
  }
}
process.exit() // processes and timers that a failed run has left would keep this one alive
