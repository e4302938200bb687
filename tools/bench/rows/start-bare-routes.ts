import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { endOf, lastWords } from '../portal/child.ts'
import type { Later } from '../portal/clean-up.ts'
import type { Portal } from '../portal/start-portal.ts'

const program = fileURLToPath(new URL('./bare-routes.ts', import.meta.url))

/** Starts the yardstick of what lies on PostgreSQL in a process of its own; resolves with its port on loopback. */
export async function startBareRoutes(later: Later, { database: of }: Pick<Portal, 'database'>): Promise<number> {
  const { host, user, database } = of()
  const routes = fork(program, [host, user, database], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: ['--conditions=@atrio/source'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const words = lastWords(routes)
  later(() => endOf(routes))
  return new Promise((resolve, reject) => {
    routes.once('message', (port) => resolve(Number(port)))
    routes.once('exit', () => reject(new Error(`The bare routes did not start:\n${words()}`)))
  })
}
