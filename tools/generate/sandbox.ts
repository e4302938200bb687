import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ours = '@atrio'
const notSource = /(^|[\\/])(node_modules|dist|coverage)$/

/**
 * A copy of the workspace's libraries that uses the installed packages of `root`, so that what is generated into it can
 * be built and tested without touching the real one. The caller removes it.
 */
export function createSandbox(root: string): string {
  const sandbox = realpathSync(mkdtempSync(path.join(tmpdir(), 'atrio-workspace-')))
  for (const entry of ['package.json', 'tsconfig.base.json', 'libs', 'tools/vite', 'tools/declarations']) {
    cpSync(path.join(root, entry), path.join(sandbox, entry), {
      recursive: true,
      filter: (source) => !notSource.test(source),
    })
  }
  linkPackages(path.join(root, 'node_modules'), path.join(sandbox, 'node_modules'))
  const libraries = readdirSync(path.join(sandbox, 'libs'))
  mkdirSync(path.join(sandbox, 'node_modules', ours))
  for (const library of libraries) {
    symlinkSync(path.join(sandbox, 'libs', library), path.join(sandbox, 'node_modules', ours, library), 'junction')
    const nested = path.join(root, 'libs', library, 'node_modules')
    if (existsSync(nested)) linkPackages(nested, path.join(sandbox, 'libs', library, 'node_modules'))
  }
  return sandbox
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to)
  for (const name of readdirSync(from)) {
    if (name === ours || name.startsWith('.')) continue
    symlinkSync(path.join(from, name), path.join(to, name), 'junction')
  }
}
