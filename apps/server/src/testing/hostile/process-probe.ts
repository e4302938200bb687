import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

/** The probe's measurements since the last reading. */
export type ProcessReading = {
  /** Longest delay of the event loop, in milliseconds. */
  loopDelayMs: number
  /** Longest garbage collection, in milliseconds. */
  collectionMs: number
  /** Resident memory and used heap, in bytes. */
  rss: number
  heapUsed: number
  /** CPU time of the process, in milliseconds since it began. */
  cpuMs: number
}

/**
 * Preloaded into a server's process (`--import`): measures the event loop and answers on its own port. Never part of
 * the server: only tests import it.
 */
if (isMainThread) {
  process.env['NODE_OPTIONS'] = '' // child processes are not measured
  const RESOLUTION_MS = 1
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  let collectionMs = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) collectionMs = Math.max(collectionMs, duration)
  }).observe({ entryTypes: ['gc'] })
  const read = (): ProcessReading => {
    const loopDelayMs = Math.max(0, delay.max / 1e6 - RESOLUTION_MS)
    const { rss, heapUsed } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    const reading = { loopDelayMs, collectionMs, rss, heapUsed, cpuMs: (user + system) / 1_000 }
    delay.reset()
    collectionMs = 0
    return reading
  }
  // after another turn of the loop, so that a delay up to now is counted
  const server = createServer((_request, response) => void setTimeout(() => response.end(JSON.stringify(read())), 2))
  server.keepAliveTimeout = 0 // late readings reuse their connection
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(`probe on port ${(server.address() as AddressInfo).port}.\n`)
  })
  server.unref()
}
