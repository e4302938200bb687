import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { fingerprint } from './stale.mjs'

function workspace() {
  const base = mkdtempSync(path.join(tmpdir(), 'stale-'))
  onTestFinished(() => rmSync(base, { recursive: true }))
  const write = (file, text) => {
    mkdirSync(path.dirname(path.join(base, file)), { recursive: true })
    writeFileSync(path.join(base, file), text)
  }
  write('libs/a/src/a.ts', 'one')
  write('lock.json', '{}')
  return { base, write, state: () => fingerprint(['libs', 'lock.json'], base) }
}

it.each([
  ['a changed source', 'libs/a/src/a.ts', 'two'],
  ['a new source', 'libs/a/src/b.ts', ''],
  ['a changed single file', 'lock.json', '{ }'],
])('%s requires a build', (_what, file, text) => {
  const { write, state } = workspace()
  const before = state()
  write(file, text)
  expect(state()).not.toBe(before)
})

it('a moved source requires a build, but rewriting the same content does not', () => {
  const { base, write, state } = workspace()
  const before = state()
  write('libs/a/src/a.ts', 'one')
  expect(state()).toBe(before)
  rmSync(path.join(base, 'libs/a/src/a.ts'))
  write('libs/a/src/c.ts', 'one')
  expect(state()).not.toBe(before)
})

it.each([
  'libs/a/src/a.test.ts',
  'libs/a/src/a.stories.tsx',
  'libs/a/dist/index.js',
  'libs/a/LICENSE',
  'libs/a/node_modules/x/index.js',
])('%s, which no build contains, requires no build', (file) => {
  const { write, state } = workspace()
  const before = state()
  write(file, 'new')
  expect(state()).toBe(before)
})
