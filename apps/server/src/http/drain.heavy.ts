import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import Fastify from 'fastify'
import { type HeavyRun, repeatedly } from '../testing/heavy.ts'
import { addDrain } from './drain.ts'

const DRAINS = 20
const THREADS = 2
/** Clients of each thread; each opens a new connection for every request. */
const CLIENTS_OF_THREAD = 40
const WARM_UP_MS = 300

/** How the requests of a thread's clients ended, until connections are refused. */
type Outcomes = { answered: number; refused: number; reset: number; unanswered: number }

const CLIENTS = `
const { parentPort, workerData: { port, clients } } = require('node:worker_threads')
const net = require('node:net')
const outcomes = { answered: 0, refused: 0, reset: 0, unanswered: 0 }
const ask = () => new Promise((resolve) => {
  let [connected, text] = [false, '']
  const socket = net.connect(port, '127.0.0.1', () => {
    connected = true
    socket.write('GET / HTTP/1.1\\r\\nhost: x\\r\\nconnection: close\\r\\n\\r\\n')
  })
  let failed = false
  socket.on('data', (part) => { text += part })
  socket.on('error', () => { failed = true })
  socket.once('close', () => resolve(text ? 'answered' : !connected ? 'refused' : failed ? 'reset' : 'unanswered'))
})
const client = async () => {
  for (let outcome = ''; outcome !== 'refused'; ) {
    outcome = await ask()
    outcomes[outcome]++
  }
}
Promise.all(Array.from({ length: clients }, client)).then(() => parentPort.postMessage(outcomes))
`

async function drainOnce(): Promise<Outcomes & { ok: boolean }> {
  const app = Fastify({ return503OnClosing: false })
  addDrain(app)
  app.get('/', () => ({ answer: 'x'.repeat(500) }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const threads = Array.from(
    { length: THREADS },
    () => new Worker(CLIENTS, { eval: true, workerData: { port, clients: CLIENTS_OF_THREAD } }),
  )
  const ends = threads.map((thread) => once(thread, 'message') as Promise<[Outcomes]>)
  await sleep(WARM_UP_MS)
  await app.drain()
  const outcomes = (await Promise.all(ends)).map(([one]) => one)
  await Promise.all(threads.map((thread) => thread.terminate()))
  const sum = (name: keyof Outcomes) => outcomes.reduce((total, one) => total + one[name], 0)
  const [answered, refused] = [sum('answered'), sum('refused')]
  const [reset, unanswered] = [sum('reset'), sum('unanswered')]
  return { answered, refused, reset, unanswered, ok: reset + unanswered === 0 }
}

/** open-connections.test.ts fills the accept queue and shows that none of it is reset. */
export const connectionsAtStop: HeavyRun = {
  what: `${THREADS * CLIENTS_OF_THREAD} clients open connections without a pause while a server is stopped, ${DRAINS} times: stops that reset one`,
  must: '≤ 1',
  async run({ progress }) {
    const figure = await repeatedly(
      { times: DRAINS, sums: ['answered', 'refused', 'reset', 'unanswered'], progress },
      drainOnce,
    )
    return { ...figure, ok: figure.value <= 1 }
  },
}
