import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { changeBase } from './change-base.mjs'
import { ensureChromium } from './chromium.mjs'
import { reportOf, resultOf, steps, stepsSince } from './steps.mjs'

/**
 * What `npm test` leaves to `npm run test:all`: other devices and languages, every page through axe, the catalogue as a
 * folder, and the libraries as strangers install them.
 */
const SECOND_JOB = ['matrix', 'catalogue', 'publish']

/**
 * `npm test`: every kind of proof in order; with `--changed`, what the change since the main branch can reach.
 * It stops at the first step that fails and ends with one line of figures.
 */
export function test(args = []) {
  const { values } = parseArgs({ args, options: { changed: { type: 'boolean' } } })
  if (values.changed) return runInOrder(stepsSince(changeBase()), PAIRS_SINCE)
  return runInOrder(stepsWhere((name) => !SECOND_JOB.includes(name)))
}

/** `npm run test:all`: `npm test` and the matrix. */
export const testAll = () => runInOrder(steps)

/** `npm run test:matrix`: what `npm run test:all` adds. */
export const testMatrix = () => runInOrder(stepsWhere((name) => SECOND_JOB.includes(name)))

const stepsWhere = (isChosen) => Object.fromEntries(Object.entries(steps).filter(([name]) => isChosen(name)))

/** Steps that run at the same time: neither keeps two cores busy, and neither needs the other. */
const PAIRS = [['lint', 'types']]
const PAIRS_SINCE = [...PAIRS, ['units', 'build'], ['stories', 'house']]

/** Steps in order, those of a pair together in the place of its first. */
const inGroups = (names, pairs) =>
  names
    .filter((name) => !pairs.some(([, second]) => second === name))
    .map((name) => pairs.find(([first]) => first === name) ?? [name])

async function runInOrder(chosen, pairs = PAIRS) {
  const names = Object.keys(chosen)
  for (const name of names) rmSync(reportOf(name), { force: true })
  await ensureChromium()
  const began = performance.now()
  let failedStep
  for (const group of inGroups(names, pairs)) {
    const ended = await Promise.all(group.map(async (name) => ({ name, code: await runStep(name, chosen[name]) })))
    failedStep = ended.find(({ code }) => code !== 0)?.name
    if (failedStep) break
  }
  console.log(`\nAll steps: ${seconds(began)} s`)
  console.log(
    summary(
      names.map((name) => resultOf(name).counts),
      failedStep,
    ),
  )
  return failedStep ? 1 : 0
}

/** Runs a step, prints its slowest files and its time, resolves with its exit code. */
async function runStep(name, step) {
  console.log(`\n── ${name} ──`)
  const started = performance.now()
  const code = await step()
  const { slowest } = resultOf(name)
  if (slowest.length > 0) console.log(`Slowest files of ${name}:\n${slowest.join('\n')}`)
  console.log(`── ${name}: ${code === 0 ? 'ok' : 'failed'}, ${seconds(started)} s`)
  return code
}

const seconds = (since) => ((performance.now() - since) / 1000).toFixed(1)

/** A step that fails without a failed test (lint, types, a file that does not load) counts as one failure. */
export function summary(counts, failedStep) {
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0)
  const failed = failedStep ? Math.max(1, sum('failed')) : sum('failed')
  return `${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`
}
