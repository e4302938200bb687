import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inRoot } from './paths.mjs'

const WATCHER = `
import { watch } from ${JSON.stringify(pathToFileURL(inRoot('tools/run/watch.mjs')).href)}
process.exitCode = await watch([], process.argv[1])
`
const MAIN = `
import { part } from './part.ts'
import { other } from 'other'
console.log('shows ' + part + ', process ' + process.pid)
setInterval(() => {}, 1000)
`

let folder
let watcher
let output
const file = (name) => path.join(folder, name)
const write = (name, text) => writeFileSync(file(name), text)
/** As many editors save. */
function replace(name, text) {
  write('replacement', text)
  renameSync(file('replacement'), file(name))
}
/** A limit for a busy machine, not a measure. */
const prints = (text) => vi.waitUntil(() => output.includes(text), { timeout: 60_000, interval: 50 })
const starts = () => output.match(/process \d+/g) ?? []

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'atrio-watch-'))
  output = ''
  mkdirSync(file('node_modules/other'), { recursive: true })
  write('package.json', '{ "type": "module" }')
  write('node_modules/other/package.json', '{ "type": "module", "exports": "./index.js" }')
  write('node_modules/other/index.js', 'export const other = 1')
  write('part.ts', `export const part: string = 'one'`)
  write('main.ts', MAIN)
  watcher = spawn(process.execPath, ['--input-type=module', '-e', WATCHER, file('main.ts')])
  for (const stream of [watcher.stdout, watcher.stderr]) stream.on('data', (chunk) => void (output += chunk))
  await prints('shows one')
})

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

afterEach(async () => {
  const pid = Number(starts().at(-1)?.slice('process '.length))
  if (watcher.exitCode === null) {
    const ended = once(watcher, 'exit')
    watcher.kill('SIGKILL')
    await ended
  }
  await vi.waitUntil(() => !pid || !isAlive(pid), { timeout: 60_000, interval: 50 })
  rmSync(folder, { recursive: true, force: true })
})

it('restarts for each change of a loaded file, also of one that was replaced', async () => {
  for (const text of ['two', 'three']) {
    replace('part.ts', `export const part: string = '${text}'`)
    await prints(`shows ${text}`)
  }
  write('part.ts', `export const part: string = 'four'`)
  await prints('shows four')
})

it('starts again when the file is mended that made a start fail', async () => {
  write('part.ts', 'export const = 1')
  await prints('Waiting for a change')
  write('part.ts', `export const part: string = 'mended'`)
  await prints('shows mended')
})

it('does not restart for packages and files that are not loaded', async () => {
  write('node_modules/other/index.js', 'export const other = 2')
  write('unused.ts', 'export {}')
  // in one step: a file that is emptied and then written may have started the program twice
  replace('part.ts', `export const part: string = 'after them'`)
  await prints('shows after them')
  expect(starts()).toHaveLength(2)
})

it('ends with the program when it is signalled', async () => {
  const ended = once(watcher, 'exit')
  watcher.kill('SIGTERM')
  expect(await ended).toEqual([143, null])
})
