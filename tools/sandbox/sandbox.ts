import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ours = '@atrio'
const apps = ['apps/server', 'apps/portal', 'apps/embed']
const notSource = /(^|[\\/])(node_modules|dist|coverage)$/

/**
 * A copy of some files and folders of the workspace, its libraries among them, that uses the installed packages of `root`:
 * what is generated or edited in it can be built and run without touching the real one. The caller removes it.
 */
export function createSandbox(root: string, copied: readonly string[]): string {
  const sandbox = realpathSync(mkdtempSync(path.join(tmpdir(), 'atrio-workspace-')))
  for (const entry of copied) {
    cpSync(path.join(root, entry), path.join(sandbox, entry), {
      recursive: true,
      filter: (source) => !notSource.test(source),
    })
  }
  linkPackages(path.join(root, 'node_modules'), path.join(sandbox, 'node_modules'))
  const libraries = readdirSync(path.join(sandbox, 'libs'))
  mkdirSync(path.join(sandbox, 'node_modules', ours))
  for (const folder of [...apps, ...libraries.map((library) => `libs/${library}`)]) {
    const nested = path.join(root, folder, 'node_modules')
    if (existsSync(nested) && existsSync(path.join(sandbox, folder)))
      linkPackages(nested, path.join(sandbox, folder, 'node_modules'))
  }
  for (const library of libraries) {
    symlinkSync(path.join(sandbox, 'libs', library), path.join(sandbox, 'node_modules', ours, library), 'junction')
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
