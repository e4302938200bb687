import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { scratchFolder } from '../../testing/processes.ts'

const ROOT = path.resolve(import.meta.dirname, '../../../../..')
const MIGRATIONS = 'apps/server/src/database/migrations'
const MAIN_BRANCHES = ['main', 'origin/main', 'master', 'origin/master']

/** Two versions of the server: the paths of their `main.ts`, and the commit of the former one. */
export type Versions = { former: string; present: string; commit: string; close(): void }

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 30 })

function commitOf(ref: string): string | undefined {
  try {
    return git('rev-parse', '--verify', '--short', `${ref}^{commit}`).toString().trim()
  } catch {
    return undefined
  }
}

/**
 * Copies a former version, at `ATRIO_FORMER` or the newest commit of the main branch, and the present sources with a
 * migration more.
 * @returns why there are none, where git does not know the former
 */
export function copyVersions(added: { name: string; sql: string }): Versions | string {
  const refs = process.env['ATRIO_FORMER'] ? [process.env['ATRIO_FORMER']] : MAIN_BRANCHES
  const commit = refs.map(commitOf).find((found) => found !== undefined)
  if (commit === undefined) return `git knows no commit ${refs.join(', ')}: ATRIO_FORMER names one`
  const folder = scratchFolder('versions')
  const close = () => rmSync(folder, { recursive: true, force: true })
  try {
    const former = path.join(folder, 'former')
    const present = path.join(folder, 'present')
    unpack(former, git('archive', commit))
    unpack(present, packSources())
    writeFileSync(path.join(present, MIGRATIONS, added.name), added.sql)
    for (const copy of [former, present]) provide(copy)
    return { former: mainOf(former), present: mainOf(present), commit, close }
  } catch (error) {
    close()
    throw error
  }
}

const mainOf = (copy: string) => path.join(copy, 'apps/server/src/main.ts')

function unpack(folder: string, archive: Buffer): void {
  mkdirSync(folder)
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
}

/** All files that are committed or could be. */
function packSources(): Buffer {
  const names = git('ls-files', '-z', '--cached', '--others', '--exclude-standard').toString().split('\0')
  const input = names.filter((name) => name && existsSync(path.join(ROOT, name))).join('\0')
  return execFileSync('tar', ['-c', '--null', '-T', '-'], { cwd: ROOT, input, maxBuffer: 2 ** 30 })
}

/** Gives a copy its packages, and the pages that are built here, by which both versions render. */
function provide(copy: string): void {
  const lock = (root: string) => readFileSync(path.join(root, 'package-lock.json'), 'utf8')
  if (lock(copy) === lock(ROOT)) linkPackages(copy)
  else execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: copy, stdio: 'ignore' })
  const built = path.join(ROOT, 'apps/portal/dist')
  if (existsSync(built)) cpSync(built, path.join(copy, 'apps/portal/dist'), { recursive: true })
}

/** Links all packages of others; the workspace's own are those of the copy. */
function linkPackages(copy: string): void {
  const from = path.join(ROOT, 'node_modules')
  const to = path.join(copy, 'node_modules')
  mkdirSync(path.join(to, '@atrio'), { recursive: true })
  for (const name of readdirSync(from)) {
    if (name !== '@atrio' && !name.startsWith('.')) symlinkSync(path.join(from, name), path.join(to, name))
  }
  for (const name of readdirSync(path.join(from, '@atrio'))) {
    symlinkSync(readlinkSync(path.join(from, '@atrio', name)), path.join(to, '@atrio', name))
  }
  for (const group of ['apps', 'libs']) {
    for (const name of readdirSync(path.join(copy, group))) {
      const own = path.join(ROOT, group, name, 'node_modules')
      if (existsSync(own)) symlinkSync(own, path.join(copy, group, name, 'node_modules'))
    }
  }
}
