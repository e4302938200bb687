import { execFile } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const PROGRAM = `
import { getCompileCacheDir } from 'node:module'
import { loadModulesQuickly } from './module-loading.ts'
loadModulesQuickly()
console.log(JSON.stringify([getCompileCacheDir() ?? '', process.env.NODE_COMPILE_CACHE ?? '']))
`
const NAME = `atrio-compiled-${process.getuid?.()}`
const NOBODY = 65_534

let temporary: string
beforeEach(() => (temporary = mkdtempSync(path.join(tmpdir(), 'atrio-compile-cache-'))))
afterEach(() => rmSync(temporary, { recursive: true }))

/** Runs a program of ours with a system folder for temporary files. @returns the cache's folder, that of its child processes, and warnings */
async function start(env: Record<string, string> = {}) {
  const { NODE_COMPILE_CACHE: _, ...inherited } = process.env
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module-typescript', '-e', PROGRAM],
    { cwd: import.meta.dirname, env: { ...inherited, TMPDIR: temporary, ...env } },
  )
  const [used, ofChildren] = JSON.parse(stdout) as [string, string]
  return { used, ofChildren, warnings: stderr }
}

describe.skipIf(process.platform === 'win32')('the compile cache', () => {
  it('is in a folder that no other account can write', async () => {
    const folder = path.join(temporary, NAME)
    const { used, ofChildren, warnings } = await start()
    expect(path.dirname(used)).toBe(folder)
    expect(ofChildren).toBe(folder)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(readdirSync(temporary)).toEqual([NAME])
    expect(warnings).toBe('')
  })

  it('is where NODE_COMPILE_CACHE says', async () => {
    const chosen = path.join(temporary, 'chosen')
    const { used, ofChildren } = await start({ NODE_COMPILE_CACHE: chosen })
    expect(path.dirname(used)).toBe(chosen)
    expect(ofChildren).toBe(chosen)
    expect(existsSync(path.join(temporary, NAME))).toBe(false)
  })

  const taken: [string, boolean, (folder: string) => void][] = [
    ['a folder that others can write', true, (folder) => (mkdirSync(folder), chmodSync(folder, 0o777))],
    ['a link', true, (folder) => symlinkSync(mkdtempSync(path.join(temporary, 'elsewhere-')), folder)],
    [
      "another account's folder",
      process.getuid?.() === 0,
      (folder) => (mkdirSync(folder), chownSync(folder, NOBODY, NOBODY)),
    ],
  ]
  for (const [what, possible, make] of taken)
    it.skipIf(!possible)(`is off, with a warning, where ${what} has its name`, async () => {
      const folder = path.join(temporary, NAME)
      make(folder)
      const { used, ofChildren, warnings } = await start()
      expect([used, ofChildren]).toEqual(['', ''])
      expect(warnings).toContain(folder)
      expect(readdirSync(folder)).toEqual([])
    })
})
