import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

/** What the probe of a server process answers, since it was last asked. */
export type ProcessReading = {
  /** Longest time that the event loop was late, in milliseconds. */
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
 * Preloaded into a server's process (`--import`), where it measures the event loop and answers on a port of its own. Never
 * part of the server: nothing imports it but tests.
 */
if (isMainThread) {
  process.env['NODE_OPTIONS'] = '' // what the server starts is not measured
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
  // a turn of the loop later, so that what blocked it until now has been counted
  const server = createServer((_request, response) => void setTimeout(() => response.end(JSON.stringify(read())), 2))
  server.keepAliveTimeout = 0 // a reading that comes late finds its connection
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(`probe on port ${(server.address() as AddressInfo).port}.\n`)
  })
  server.unref()
}
