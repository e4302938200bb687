import { readdirSync } from 'node:fs'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { maxOpenFiles } from '../../runtime/open-files.ts'
import { gauge, type Metric } from './exposition.ts'

/** Milliseconds between two looks at the event loop. */
const RESOLUTION_MS = 20
const NANOSECONDS = 1e9
/** A process opens `/proc/self/fd` itself while it counts. */
const OWN_FILES = 1

/**
 * Figures of the process, under the names that other Node servers use. Those of the event loop are of the time since
 * they were last asked for.
 */
export function processMetrics(): { read: () => Metric[]; stop: () => void } {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  let used = performance.eventLoopUtilization()
  const maxFiles = maxOpenFiles()

  // the histogram holds the time between two looks, the wanted one included; it has none right after a scrape
  const seconds = (nanoseconds: number) => Math.max(0, (nanoseconds || 0) / NANOSECONDS - RESOLUTION_MS / 1_000)
  const eventLoop = (): Metric[] => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, used)
    used = now
    const [mean, p50, p99, max] = [delay.mean, delay.percentile(50), delay.percentile(99), delay.max].map(seconds)
    delay.reset()
    return [
      gauge('nodejs_eventloop_lag_mean_seconds', 'Mean delay of the event loop.', mean!),
      gauge('nodejs_eventloop_lag_p50_seconds', 'Median delay of the event loop.', p50!),
      gauge('nodejs_eventloop_lag_p99_seconds', '99th percentile of the delay of the event loop.', p99!),
      gauge('nodejs_eventloop_lag_max_seconds', 'Longest delay of the event loop.', max!),
      gauge('nodejs_eventloop_utilization', 'Share of the time that the event loop was busy.', utilization),
    ]
  }
  const read = (): Metric[] => {
    const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
    const { user, system } = process.cpuUsage()
    return [
      {
        name: 'process_cpu_seconds_total',
        help: 'Time that the processors worked for this process.',
        type: 'counter',
        samples: [{ value: (user + system) / 1e6 }],
      },
      gauge('process_start_time_seconds', 'Start of the process, since the epoch.', performance.timeOrigin / 1_000),
      gauge('process_resident_memory_bytes', 'Resident memory.', rss),
      gauge('process_max_fds', 'Files that the process may open.', maxFiles),
      ...openFiles(),
      gauge('nodejs_heap_size_used_bytes', 'Used part of the heap.', heapUsed),
      gauge('nodejs_heap_size_total_bytes', 'Size of the heap.', heapTotal),
      gauge('nodejs_external_memory_bytes', 'Memory of Node outside of the heap.', external),
      ...eventLoop(),
    ]
  }
  return { read, stop: () => delay.disable() }
}

/** Only Linux lists them. */
function openFiles(): Metric[] {
  try {
    return [gauge('process_open_fds', 'Open files.', readdirSync('/proc/self/fd').length - OWN_FILES)]
  } catch {
    return []
  }
}
