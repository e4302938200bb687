import { fileURLToPath } from 'node:url'
import { ensureNode } from './node-version.mjs'
import { memory } from './paths.mjs'

/**
 * The commands of the README: `node tools/run/run.mjs <command> [arguments]`. Plain JavaScript that Node 18 reads,
 * because its first task is to find a newer Node; what needs the installed packages is loaded after they are there.
 */
const commands = {
  start: async () => (await import('./start.mjs')).start(),
  dev: async () => (await import('./start.mjs')).dev(),
  atrio: async (args) => (await import('./start.mjs')).atrio(args),
  test: async (args) => (await import('./test.mjs')).test(args),
  'test:all': async () => (await import('./test.mjs')).testAll(),
  'test:matrix': async () => (await import('./test.mjs')).testMatrix(),
  storybook: async (args) => (await steps()).catalogue(args),
  shots: async (args) => withBrowser('tools/shots/shots.ts', args),
  bench: async (args) => withBrowser('tools/bench/bench.ts', args),
  'test:publish': async () => {
    await (await import('./chromium.mjs')).ensureChromium()
    return (await steps()).steps.publish()
  },
  heavy: async (args) => builtProgram('tools/heavy/heavy.ts', args),
  api: async (args) => (await steps()).program('tools/release/api.ts', args),
  generate,
  nx: async (args) => (await steps()).tool('nx', args),
}
for (const step of ['lint', 'types', 'units', 'build', 'budgets']) {
  commands[step] = async (args) => (await steps()).steps[step](args)
}
for (const step of ['stories', 'journeys', 'matrix', 'catalogue']) {
  commands[step] = async (args) => {
    await (await import('./chromium.mjs')).ensureChromium()
    return (await steps()).steps[step](args)
  }
}

const steps = () => import('./steps.mjs')

async function generate(args) {
  const { program, recordOffers } = await steps()
  const code = await program('tools/generate/generate.ts', args)
  if (code !== 0 || args[0] !== 'feature') return code
  const linked = await (await import('./install.mjs')).linkLibraries()
  return linked === 0 ? recordOffers(['contract', 'api-client', 'tenant-core', args[1]]) : linked
}

async function withBrowser(file, args) {
  await (await import('./chromium.mjs')).ensureChromium()
  return builtProgram(file, args)
}

async function builtProgram(file, args) {
  const code = await (await import('./stale.mjs')).ensureBuilt()
  return code || (await steps()).program(file, args)
}

const [name, ...args] = process.argv.slice(2)
if (!Object.hasOwn(commands, name ?? '')) {
  console.error(`Usage: node tools/run/run.mjs ${Object.keys(commands).join('|')}`)
  process.exit(1)
}
await ensureNode(fileURLToPath(import.meta.url), [name, ...args])
await (await import('./install.mjs')).ensureInstalled()

// Compiled modules are kept, so that tools and servers start sooner; not in the system's folder for temporary files, where
// Node would run what another account of the machine has put there.
process.env.NODE_COMPILE_CACHE ??= memory('compiled')
// Nothing stays behind, nothing is reported home, no screen tricks: the same on a terminal and in CI.
Object.assign(process.env, {
  NX_DAEMON: 'false',
  NX_TUI: 'false',
  NX_NO_CLOUD: 'true',
  STORYBOOK_DISABLE_TELEMETRY: '1',
})
process.exitCode = (await commands[name](args)) ?? 0
