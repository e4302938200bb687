import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What `docker` and `podman` understand alike. */
export type ContainerEngine = {
  name: string
  /** Its output without the last line break. Rejects when the command fails. */
  ask(...args: string[]): Promise<string>
  /** Whether a command succeeds. */
  can(...args: string[]): Promise<boolean>
  /** A command that takes minutes: its output is shown. Rejects when it fails. */
  show(args: string[], cwd: string): Promise<void>
}

const engineOf = (name: string): ContainerEngine => ({
  name,
  ask: async (...args) => (await run(name, args)).stdout.trimEnd(),
  can: (...args) =>
    run(name, args).then(
      () => true,
      () => false,
    ),
  async show(args, cwd) {
    const child = spawn(name, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
    const [code] = (await once(child, 'close')) as [number | null]
    if (code !== 0) throw new Error(`${name} ${args[0]} ended with ${code}`)
  },
})

/** The engine that answers here. Rejects where none does. */
export async function containerEngine(): Promise<ContainerEngine> {
  for (const name of ['docker', 'podman']) {
    const engine = engineOf(name)
    if (await engine.can('info')) return engine
  }
  throw new Error('neither docker nor podman answers here')
}
