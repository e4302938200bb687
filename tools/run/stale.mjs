import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { alone } from './lock.mjs'
import { inRoot } from './paths.mjs'
import { runNode } from './processes.mjs'

const sources = ['apps/portal', 'libs', 'tools/vite', 'package-lock.json', 'tsconfig.base.json']
const notSource = new Set(['node_modules', 'dist', 'coverage', 'test-results'])
const notBuilt = /\.(test|stories)\.tsx?$|(^|\/)testing\/|\.md$|\.tsbuildinfo$/

const output = inRoot('apps/portal/dist')
const stamp = path.join(output, '.sources')
const outputs = [path.join(output, 'client'), path.join(output, 'server')]
const vite = inRoot('node_modules/vite/bin/vite.js')

/** Builds the portal for browser and server when a source has changed since the last build; starts nothing otherwise. */
export async function ensurePortalBuilt() {
  if (!isFresh(fingerprint(sources))) await alone('build', buildPortal)
}

async function buildPortal() {
  const state = fingerprint(sources)
  // Whom we waited for may have built it.
  if (isFresh(state)) return
  console.log('Building the portal.')
  rmSync(stamp, { force: true })
  for (const target of [[], ['--ssr']]) {
    const code = await runNode([vite, 'build', ...target, '--logLevel', 'warn'], {
      cwd: inRoot('apps/portal'),
      env: { ...process.env, NODE_ENV: 'production' },
    })
    if (code !== 0) {
      console.error('The portal could not be built: Vite says why above.')
      process.exit(code)
    }
  }
  writeFileSync(stamp, state)
}

const isFresh = (state) =>
  outputs.every((folder) => existsSync(folder)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === state

/** One hash over the names and contents of all that goes into a build. */
export function fingerprint(entries, base = inRoot()) {
  const hash = createHash('sha256')
  for (const file of entries.flatMap((entry) => [...filesOf(base, entry)])) {
    const content = readFileSync(path.join(base, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}

function* filesOf(base, entry) {
  const folder = path.join(base, entry)
  let children
  try {
    children = readdirSync(folder, { withFileTypes: true })
  } catch (error) {
    if (error.code !== 'ENOTDIR') throw error
    yield entry
    return
  }
  for (const child of children.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const name = `${entry}/${child.name}`
    if (notSource.has(child.name) || notBuilt.test(name)) continue
    if (child.isDirectory()) yield* filesOf(base, name)
    else if (child.isFile()) yield name
  }
}
