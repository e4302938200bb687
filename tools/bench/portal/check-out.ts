import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { endOf, lastWords } from './child.ts'
import type { Later } from './clean-up.ts'
import { ownRoot } from './start-portal.ts'

const run = promisify(execFile)

/**
 * Lays a commit, branch or tag into a folder of its own, with its own packages, and builds it. Resolves with that folder,
 * which is gone afterwards. On disk: packages would take much memory.
 */
export async function checkOut(ref: string, later: Later): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'atrio-bench-'))
  later(() => rmSync(folder, { recursive: true, force: true }))
  const root = path.join(folder, 'checkout')
  const git = (...args: string[]) => run('git', args, { cwd: ownRoot })
  const { stdout } = await git('rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`)
  await git('worktree', 'add', '--detach', root, stdout.trim())
  later(() => git('worktree', 'remove', '--force', root))
  const build = spawn(process.execPath, [path.join(root, 'tools/run/run.mjs'), 'build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const words = lastWords(build)
  later(() => endOf(build))
  const [code] = (await once(build, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${ref} could not be built:\n${words()}`)
  return root
}
