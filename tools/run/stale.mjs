import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withLock } from './lock.mjs'
import { inRoot } from './paths.mjs'
import { runNode } from './processes.mjs'

/** What is built, each of its own folder and all that it may import, by Vite with these arguments in turn. */
const shared = ['libs', 'tools/vite', 'package-lock.json', 'tsconfig.base.json']
const builds = [
  {
    name: 'portal',
    sources: ['apps/portal', ...shared],
    outputs: { client: [], server: ['--ssr'], 'client/service-worker.js': ['--config', 'vite.worker.config.ts'] },
  },
  {
    name: 'embed',
    sources: ['apps/embed', ...shared],
    outputs: { client: [], server: ['--ssr'], loader: ['--config', 'vite.loader.config.ts'] },
  },
]
const notSource = new Set(['node_modules', 'dist', 'coverage', 'test-results'])
const notBuilt = /\.(test|stories)\.tsx?$|(^|\/)testing\/|\.md$|\.tsbuildinfo$|\/LICENSE$/

const vite = inRoot('node_modules/vite/bin/vite.js')

/**
 * Builds the portal and the embeds where a source has changed since their last build; starts nothing otherwise. Resolves
 * with 0, or with the exit code of the build that failed, which has said why.
 */
export async function ensureBuilt(names = builds.map(({ name }) => name)) {
  for (const build of builds.filter(({ name }) => names.includes(name))) {
    if (isFresh(build, fingerprint(build.sources))) continue
    const code = await withLock('build', () => runBuild(build))
    if (code !== 0) return code
  }
  return 0
}

async function runBuild(build) {
  const { name, sources, outputs } = build
  const state = fingerprint(sources)
  // The process that held the lock may have built it.
  if (isFresh(build, state)) return 0
  console.log(`Building the ${name}.`)
  rmSync(stampOf(build), { force: true })
  for (const options of Object.values(outputs)) {
    const code = await runNode([vite, 'build', ...options, '--logLevel', 'warn'], {
      cwd: inRoot('apps', name),
      env: { ...process.env, NODE_ENV: 'production' },
    })
    if (code !== 0) {
      console.error(`The ${name} could not be built: Vite says why above.`)
      return code
    }
  }
  writeFileSync(stampOf(build), state)
  return 0
}

const stampOf = ({ name }) => inRoot('apps', name, 'dist/.sources')

const isFresh = (build, state) =>
  Object.keys(build.outputs).every((output) => existsSync(inRoot('apps', build.name, 'dist', output))) &&
  existsSync(stampOf(build)) &&
  readFileSync(stampOf(build), 'utf8') === state

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
