import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { endOf, lastWords } from './child.ts'
import type { Later } from './clean-up.ts'

const program = fileURLToPath(new URL('./constant-host.ts', import.meta.url))

/** Starts the yardstick's server in a process of its own; resolves with its port on loopback. */
export async function startConstantHost(later: Later, folder?: string): Promise<number> {
  const host = fork(program, folder ? [folder] : [], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: ['--conditions=@atrio/source'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const words = lastWords(host)
  later(() => endOf(host))
  return new Promise((resolve, reject) => {
    host.once('message', (port) => resolve(Number(port)))
    host.once('exit', () => reject(new Error(`The constant host did not start:\n${words()}`)))
  })
}
