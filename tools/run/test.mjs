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
  if (values.changed) return runInOrder(stepsSince(changeBase()), BESIDE_SINCE)
  return runInOrder(stepsWhere((name) => !SECOND_JOB.includes(name)))
}

/** `npm run test:all`: `npm test` and the matrix. */
export const testAll = () => runInOrder(steps)

/** `npm run test:matrix`: what `npm run test:all` adds. */
export const testMatrix = () => runInOrder(stepsWhere((name) => SECOND_JOB.includes(name)))

const stepsWhere = (isChosen) => Object.fromEntries(Object.entries(steps).filter(([name]) => isChosen(name)))

/** What runs beside a step, one after the other: neither keeps two cores busy, and neither needs the other. */
const BESIDE = { lint: ['types', 'build'] }
const BESIDE_SINCE = { lint: ['types'], units: ['build'], stories: ['house'] }

/** Steps in groups, one after the other; each group is of lists that run at the same time, in the place of the first step. */
export function inGroups(names, beside) {
  const others = new Set(Object.values(beside).flat())
  return names.filter((name) => !others.has(name)).map((name) => [[name], beside[name] ?? []])
}

async function runInOrder(chosen, beside = BESIDE) {
  const names = Object.keys(chosen)
  for (const name of names) rmSync(reportOf(name), { force: true })
  await ensureChromium()
  const began = performance.now()
  let failedStep
  for (const group of inGroups(names, beside)) {
    const ended = await Promise.all(group.map((list) => firstFailed(list, chosen)))
    failedStep = ended.find((name) => name !== undefined)
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

/** Runs steps in order up to the first that fails; resolves with its name, or undefined. */
async function firstFailed(names, chosen) {
  for (const name of names) if ((await runStep(name, chosen[name])) !== 0) return name
  return undefined
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
