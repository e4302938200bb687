import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { rememberNode } from './node-version.mjs'
import { inRoot, memory } from './paths.mjs'
import { run, runNode } from './processes.mjs'

const lockfile = inRoot('package-lock.json')
const npmsRecord = inRoot('node_modules/.package-lock.json')
// A dry or interrupted run of npm leaves its record without the packages; this one is needed by every command.
const witness = inRoot('node_modules/vite/package.json')
const stamp = memory('installed')

const lockHash = () => createHash('sha256').update(readFileSync(lockfile)).digest('hex')

/**
 * Installs exactly what the lockfile says, when nothing is installed or the lockfile has changed since.
 * An installation by hand that is younger than the lockfile counts.
 */
export async function ensureInstalled() {
  const hash = lockHash()
  if (isInstalled(hash)) return
  console.log(existsSync(npmsRecord) ? 'The lockfile has changed: installing.' : 'Installing the dependencies.')
  const code = await npm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) {
    console.error('The dependencies could not be installed: npm says why above.')
    process.exit(code)
  }
  writeStamp(hash)
  rememberNode()
}

function isInstalled(hash) {
  if (!existsSync(npmsRecord) || !existsSync(witness)) return false
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true
  if (statSync(npmsRecord).mtimeMs < statSync(lockfile).mtimeMs) return false
  writeStamp(hash)
  return true
}

function writeStamp(hash) {
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
}

/** Links the libraries that are in the workspace now, and records them in the lockfile. */
export const linkLibraries = () => npm(['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'])

/** npm names its own program to the scripts that it runs; outside of them it is looked for on the PATH. */
export function npm(args, more = {}) {
  const program = process.env.npm_execpath
  return program && /npm-cli\.c?js$/.test(program) ? runNode([program, ...args], more) : run('npm', args, more)
}
