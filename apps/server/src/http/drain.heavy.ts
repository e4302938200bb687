import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { connectingClients, type Outcomes } from '../testing/connecting-clients.ts'
import { type HeavyRun, repeatedly } from '../testing/heavy.ts'
import { heldSocket } from '../testing/held-socket.ts'
import { newDataFolder, removeDataFolder } from '../testing/running-server.ts'
import { addDrain } from './drain.ts'

const DRAINS = 20
const CLIENTS = 80
const WARM_UP_MS = 300

async function drainOnce(): Promise<Outcomes & { ok: boolean }> {
  const app = Fastify({ return503OnClosing: false })
  addDrain(app)
  app.get('/', () => ({ answer: 'x'.repeat(500) }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const clients = connectingClients(port, { threads: 2, clients: CLIENTS / 2 })
  await sleep(WARM_UP_MS)
  await app.drain()
  const outcomes = await clients.outcomes
  return { ...outcomes, ok: outcomes.reset + outcomes.unanswered === 0 }
}

/** open-connections.test.ts fills the accept queue and shows that none of it is reset. */
export const connectionsAtStop: HeavyRun = {
  what: `${CLIENTS} clients open connections without a pause while a server is stopped, ${DRAINS} times: stops that reset one`,
  must: '≤ 1',
  async run({ progress }) {
    const figure = await repeatedly(
      { times: DRAINS, sums: ['answered', 'refused', 'reset', 'unanswered'], progress },
      drainOnce,
    )
    return { ...figure, ok: figure.value <= 1 }
  },
}

const restarts = (what: string, env: Record<string, string>): HeavyRun => ({
  what: `the same while ${what} restarted ${DRAINS} times on a socket that another process holds: connections refused, reset or not answered`,
  must: '0',
  async run({ progress }) {
    const folder = newDataFolder()
    const server = await heldSocket(folder, { LOG_LEVEL: 'silent', ...env })
    const clients = connectingClients(server.port, { path: '/api/v1/openapi.json', threads: 2, clients: CLIENTS / 2 })
    try {
      const figure = await repeatedly({ times: DRAINS, progress }, async () => {
        const code = await server.restart()
        await sleep(WARM_UP_MS)
        return { ok: code === 0, code }
      })
      clients.stop()
      const { answered, ...lost } = await clients.outcomes
      const value = lost.refused + lost.reset + lost.unanswered
      return { value, ok: value === 0 && figure.ok, notes: { ...figure.notes, answered, ...lost } }
    } finally {
      await server.close()
      await removeDataFolder(folder)
    }
  },
})

/** start.test.ts restarts once. */
export const connectionsAtRestart = restarts('the whole server is', {})

/** workers.test.ts restarts once. */
export const connectionsAtRestartOfWorkers = restarts('two workers and their parent are', { WORKERS: '2' })
