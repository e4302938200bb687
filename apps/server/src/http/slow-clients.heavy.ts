import { setTimeout as sleep } from 'node:timers/promises'
import { connectingClients } from '../testing/connecting-clients.ts'
import type { HeavyRun } from '../testing/heavy.ts'
import { newDataFolder, removeDataFolder, runServer } from '../testing/running-server.ts'
import { slowClients } from '../testing/slow-clients.ts'

const CLIENTS = 500
const SLOW = 300
const BUSY_MS = 20_000
/** Milliseconds: late bodies are closed after 30 s, and late headers after 60, as Node looks for them every 30 s. */
const LATEST_CLOSE_MS = 75_000

/** slow-clients.test.ts has a few of each. */
export const slowClientsBesideOthers: HeavyRun = {
  what: `${CLIENTS} clients open connections for 20 s beside ${SLOW} that send a byte a second: refused, reset, not answered, or slow ones that are never closed`,
  must: '0',
  async run() {
    const folder = newDataFolder()
    const server = await runServer(folder, { DEMONSTRATION: 'false', LOG_LEVEL: 'silent' })
    const began = performance.now()
    const slow = slowClients(server.port, SLOW)
    try {
      const clients = connectingClients(server.port, { path: '/api/v1/openapi.json', threads: 2, clients: CLIENTS / 2 })
      await sleep(BUSY_MS)
      const openMeanwhile = slow.open()
      clients.stop()
      const { answered, ...lost } = await clients.outcomes
      while (slow.open() > 0 && performance.now() - began < LATEST_CLOSE_MS) await sleep(500)
      const seconds = Math.round((performance.now() - began) / 1_000)
      const value = lost.refused + lost.reset + lost.unanswered + slow.open()
      return {
        value,
        ok: value === 0 && answered > 0,
        notes: { answered, ...lost, openMeanwhile, closedAfterSeconds: seconds },
      }
    } finally {
      slow.close()
      await server.kill()
      await removeDataFolder(folder)
    }
  },
}
