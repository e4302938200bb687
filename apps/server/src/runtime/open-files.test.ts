import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { connectionsWithin, maxOpenFiles } from './open-files.ts'

it.each([
  [25_000, Infinity, 25_000],
  [25_000, 65_536, 25_000],
  [25_000, 20_000, 19_488],
  [25_000, 256, 128],
])('allows of %i wanted connections within %d open files %i', (wanted, openFiles, allowed) => {
  expect(connectionsWithin(openFiles, wanted)).toBe(allowed)
})

it('reads the limit that the process was started with', () => {
  const file = new URL('open-files.ts', import.meta.url).href
  const script = `import('${file}').then(({ maxOpenFiles }) => console.log(maxOpenFiles()))`
  const args = ['-c', 'ulimit -n 300; exec "$0" -e "$1"', process.execPath, script]
  expect(execFileSync('sh', args, { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } }).trim()).toBe('300')
  expect(maxOpenFiles()).toBeGreaterThan(300)
})
