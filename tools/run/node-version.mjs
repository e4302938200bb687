import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { memory } from './paths.mjs'
import { answerOf, run } from './processes.mjs'

const oldest = [22, 22]
export const pinned = '24.21.0'

const [major, minor] = process.versions.node.split('.').map(Number)
const newEnough = major > oldest[0] || (major === oldest[0] && minor >= oldest[1])

const systems = { linux: 'linux', darwin: 'darwin', win32: 'win' }
const nodePackage = `node-${systems[process.platform]}-${process.arch}@${pinned}`
const remembered = memory('node')

/**
 * Makes sure that what follows runs on a Node that our tools accept. On an older one the same command starts again
 * under the pinned Node of the package registry, and this process only waits for it.
 */
export async function ensureNode(script, args) {
  if (newEnough) return
  const node = rememberedNode() ?? fetchNode()
  process.exit(await run(node, [script, ...args], { env: envFor(node) }))
}

/** Keeps the pinned Node's place for the next start. Called again after an installation, which clears the memory. */
export function rememberNode(node = process.env.ATRIO_NODE) {
  if (!node) return
  mkdirSync(path.dirname(remembered), { recursive: true })
  writeFileSync(remembered, node)
}

function rememberedNode() {
  if (!existsSync(remembered)) return undefined
  const node = readFileSync(remembered, 'utf8').trim()
  return existsSync(node) && answerOf(node, ['--version']) === `v${pinned}` ? node : undefined
}

function fetchNode() {
  console.log(
    `Node ${process.versions.node} is older than ${oldest.join('.')}: using Node ${pinned} from the registry.`,
  )
  const node = answerOf('npx', ['-y', '-p', nodePackage, '-c', 'node -p process.execPath'], {
    timeout: 600_000,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (node && existsSync(node)) {
    rememberNode(node)
    return node
  }
  console.error(`Node ${pinned} could not be fetched. Install Node ${oldest.join('.')} or newer: https://nodejs.org/`)
  process.exit(1)
}

function envFor(node) {
  const pathName = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  const folders = [path.dirname(node), process.env[pathName]].filter(Boolean)
  return { ...process.env, ATRIO_NODE: node, [pathName]: folders.join(path.delimiter) }
}
