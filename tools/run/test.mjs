import { rmSync } from 'node:fs'
import { ensureChromium } from './chromium.mjs'
import { countsOf, reportOf, steps } from './steps.mjs'

/** `npm test`: every check in order. It stops at the first that fails and ends with one line of figures. */
export async function test() {
  const names = Object.keys(steps)
  for (const name of names) rmSync(reportOf(name), { force: true })
  await ensureChromium()
  let failedStep
  for (const name of names) {
    console.log(`\n── ${name} ──`)
    const started = performance.now()
    const code = await steps[name]()
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`── ${name}: ${code === 0 ? 'ok' : 'failed'}, ${seconds} s`)
    if (code !== 0) {
      failedStep = name
      break
    }
  }
  console.log(`\n${summary(names.map(countsOf), failedStep)}`)
  return failedStep ? 1 : 0
}

/** A step that fails without a failed test (lint, types, a file that does not load) counts as one failure. */
export function summary(counts, failedStep) {
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
  const failed = failedStep ? Math.max(1, sum('failed')) : sum('failed')
  return `${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`
}
