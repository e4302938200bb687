import { fork } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { heavyFiles, runsOf } from './find-runs.ts'
import { jsonLine, notesOf, tableOf, type HeavyResult } from './heavy-run.ts'

/** Minutes that the runs of one file may take together: a run that hangs fails, and the next one begins. */
const PATIENCE = 30

const root = path.resolve(import.meta.dirname, '../..')

/** Runs one file's runs in a process of their own: what one leaves behind, or breaks, is not the next one's. */
function runFile(file: string, names: string[]): Promise<HeavyResult[]> {
  return new Promise((resolve) => {
    const results: HeavyResult[] = []
    const child = fork(path.join(import.meta.dirname, 'run-one.ts'), [file, ...names], {
      execArgv: ['--conditions=@atrio/source'],
    })
    const stop = () => child.kill('SIGKILL')
    const late = setTimeout(stop, PATIENCE * 60_000)
    process.once('exit', stop)
    child.on('message', (result) => results.push(result as HeavyResult))
    child.on('exit', () => {
      clearTimeout(late)
      process.off('exit', stop)
      resolve(results)
    })
  })
}

/** `npm run test:heavy -- [--only name,name] [--json]`: everything that is too long for `npm test`. */
const { values } = parseArgs({ options: { json: { type: 'boolean' }, only: { type: 'string' } } })
const only = values.only?.split(',') ?? []
const files = await Promise.all(heavyFiles(root).map(async (file) => ({ file, runs: await runsOf(file) })))
const known = files.flatMap(({ runs }) => runs.map(([name]) => name))
for (const name of only) {
  if (!known.includes(name)) throw new Error(`Unknown: ${name}. There are ${known.join(', ')}.`)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

const results: HeavyResult[] = []
for (const { file, runs } of files) {
  const asked = runs.filter(([name]) => only.length === 0 || only.includes(name))
  if (asked.length === 0) continue
  const told = await runFile(
    file,
    asked.map(([name]) => name),
  )
  for (const [name, { run: _run, ...about }] of asked) {
    const notes = { error: 'its process ended before it' }
    const lost: HeavyResult = { name, ...about, value: null, ok: false, seconds: 0, notes }
    results.push(told.find((result) => result.name === name) ?? lost)
  }
}
console.table(tableOf(results))
for (const note of notesOf(results)) console.log(note)
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
if (values.json) console.log(jsonLine(results))
