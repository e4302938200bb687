import { setTimeout as sleep } from 'node:timers/promises'
import type { HeavyRun } from '../testing/heavy.ts'
import { client } from '../testing/hostile/client.ts'
import { startCrowd } from '../testing/hostile/crowd.ts'
import { probedServer } from '../testing/hostile/probed-server.ts'

const CONNECTIONS = 100
const MAX_RATIO = 2
/** Requests per call, before, during and after the flood. */
const SAMPLES = 150
const PAUSE_MS = 20

/** Calls answered from memory, or computed from it: a visitor's first ones, at any church. */
const calls = { 'start-up': '/bff/v1/start-up?codigo=demo', 'kept home': '/', 'openapi.json': '/api/v1/openapi.json' }
type Name = keyof typeof calls
const names = Object.keys(calls) as Name[]

const median = (times: readonly number[]) => [...times].sort((a, b) => a - b)[times.length >> 1] ?? 0

/** Decision 0021; render-queue.test.ts and rendering.test.ts count turns. */
export const callsUnderPageFlood: HeavyRun = {
  what: `${CONNECTIONS} connections ask for pages with made-up queries: the largest of three calls' medians ÷ its quiet one`,
  must: `≤ ${MAX_RATIO}`,
  async run() {
    const server = await probedServer()
    const flood = { port: server.port, people: CONNECTIONS, paceMs: 0, role: 'flood' } as const
    const nobody = client(server.port, '10.0.0.1')
    const sample = async () => {
      const times: Record<Name, number[]> = { 'start-up': [], 'kept home': [], 'openapi.json': [] }
      for (let count = 0; count < SAMPLES; count++) {
        for (const name of names) {
          const { status, ms } = await nobody.ask({ url: calls[name] })
          if (status !== 200) throw new Error(`${calls[name]} was answered with ${status}`)
          times[name].push(ms)
          await sleep(PAUSE_MS)
        }
      }
      return times
    }
    try {
      await sample() // warm-up
      const before = await sample()
      const crowd = startCrowd(flood)
      // until the flood has begun and the queue is full
      while (Object.keys((await crowd.report()).outcomes).length < 2) await sleep(500)
      const during = await sample().finally(() => crowd.stop())
      const after = await sample()
      const ratios = names.map((name) => {
        const quiet = median([...before[name], ...after[name]])
        return { name, quiet, flooded: median(during[name]), ratio: median(during[name]) / quiet }
      })
      const value = Number(Math.max(...ratios.map(({ ratio }) => ratio)).toFixed(2))
      const notes = Object.fromEntries(
        ratios.map(({ name, quiet, flooded, ratio }) => [
          name,
          `${quiet.toFixed(2)} ms quiet, ${flooded.toFixed(2)} ms under the flood: ${ratio.toFixed(2)}`,
        ]),
      )
      return { value, ok: value <= MAX_RATIO, notes }
    } finally {
      nobody.close()
      await server.close()
    }
  },
}
