import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** How requests ended, each on a connection of its own; not counted: those that were late since the clients were not running. */
export type Outcomes = { answered: number; refused: number; reset: number; unanswered: number }

type ConnectingClients = {
  /** Resolves once every client was refused, or was stopped. */
  outcomes: Promise<Outcomes>
  /** Each client ends after its request in progress. */
  stop(): void
}

const CLIENTS = `
const { parentPort, workerData: { port, path, clients } } = require('node:worker_threads')
const net = require('node:net')
const outcomes = { answered: 0, refused: 0, reset: 0, unanswered: 0, late: 0 }
let stopped = false
// moments at which this thread had not run for a while
let [ticked, stalled] = [performance.now(), 0]
const tick = () => {
  const now = performance.now()
  if (now - ticked > 300) stalled = now
  ticked = now
}
const ticking = setInterval(tick, 50)
parentPort.once('message', () => { stopped = true })
const ask = () => new Promise((resolve) => {
  let [connected, text, late] = [false, '', false]
  const began = performance.now()
  const socket = net.connect(port, '127.0.0.1', () => {
    connected = true
    // a server that ends closes what has said nothing for a second: not its fault where this thread was not running
    tick()
    late = performance.now() - began > 800 && stalled > began
    socket.write('GET ' + path + ' HTTP/1.1\\r\\nhost: localhost\\r\\nconnection: close\\r\\n\\r\\n')
  })
  let failed = false
  socket.on('data', (part) => { text += part })
  socket.on('error', () => { failed = true })
  socket.once('close', () => resolve(text ? 'answered' : late ? 'late' : !connected ? 'refused' : failed ? 'reset' : 'unanswered'))
})
const client = async () => {
  for (let outcome = ''; outcome !== 'refused' && !stopped; ) {
    outcome = await ask()
    outcomes[outcome]++
  }
}
Promise.all(Array.from({ length: clients }, client)).then(() => {
  clearInterval(ticking)
  parentPort.postMessage(outcomes)
})
`

/** Clients in threads of their own, which open a new connection for every request, without a pause. */
export function connectingClients(
  port: number,
  { path = '/', threads = 2, clients = 40 }: { path?: string; threads?: number; clients?: number } = {},
): ConnectingClients {
  const workers = Array.from(
    { length: threads },
    () => new Worker(CLIENTS, { eval: true, workerData: { port, path, clients } }),
  )
  const ends = Promise.all(workers.map((worker) => once(worker, 'message') as Promise<[Outcomes]>))
  return {
    stop: () => workers.forEach((worker) => worker.postMessage('stop')),
    outcomes: ends.then(async (all) => {
      await Promise.all(workers.map((worker) => worker.terminate()))
      const sum = (name: keyof Outcomes) => all.reduce((total, [one]) => total + one[name], 0)
      return {
        answered: sum('answered'),
        refused: sum('refused'),
        reset: sum('reset'),
        unanswered: sum('unanswered'),
      }
    }),
  }
}
