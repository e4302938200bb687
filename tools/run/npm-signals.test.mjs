import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { inRoot } from './paths.mjs'

/** In the place of run.mjs: a server that says when it has started, and drains for a while after the signal to stop. */
const SERVER = `
import { writeFileSync } from 'node:fs'
setInterval(() => {}, 1000)
process.on('SIGTERM', () => setTimeout(() => {
  writeFileSync('drained', String(process.pid))
  process.exit(0)
}, 500))
console.log('pid ' + process.pid)
`

const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
const cleanups = []
afterEach(() => cleanups.splice(0).forEach((cleanup) => cleanup()))

/** Everything that npm starts ends with it; a test that fails must not leave it behind either. */
const kill = (pid) => {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // it has ended
  }
}

it.skipIf(process.platform === 'win32')(
  'npm start waits for the server that it forwards SIGTERM to',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'atrio-npm-'))
    cleanups.push(() => rmSync(folder, { recursive: true }))
    mkdirSync(path.join(folder, 'tools/run'), { recursive: true })
    writeFileSync(path.join(folder, 'tools/run/run.mjs'), SERVER)
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'stand-in', scripts }))
    const npm = spawn('npm', ['start'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
    cleanups.push(() => kill(npm.pid))
    const ended = once(npm, 'exit')
    let text = ''
    const pid = await new Promise((resolve) =>
      npm.stdout.on('data', (part) => {
        text += part
        if (/pid \d+\n/.test(text)) resolve(Number(/pid (\d+)\n/.exec(text)[1]))
      }),
    )
    cleanups.push(() => kill(pid))
    npm.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(readFileSync(path.join(folder, 'drained'), 'utf8')).toBe(String(pid))
  },
  60_000,
)

it('every script of the root replaces the shell that npm starts it with', () => {
  for (const [name, script] of Object.entries(scripts)) expect(script, name).toMatch(/^exec node /)
})
