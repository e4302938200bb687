import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { STOP_MESSAGE } from '../http/drain.ts'
import { StartUpError } from '../runtime/start-up-error.ts'

/** The environment variable that numbers a worker, from 0. A worker that is replaced passes its number on. */
const NUMBER = 'ATRIO_WORKER_NUMBER'

/** Milliseconds until an ended worker is replaced: at once, then later and later while new ones end as soon. */
const MIN_REST_MS = 100
const MAX_REST_MS = 10_000
/** Milliseconds after which the end of a worker has nothing to do with its start. */
const STABLE_MS = 60_000
/** Milliseconds until a worker that was asked to stop is killed: longer than it takes to drain. */
const KILL_MS = 25_000

/** The number of this worker, from 0; undefined in a process that is none. */
export const workerNumber = (): number | undefined => (cluster.isWorker ? Number(process.env[NUMBER] ?? 0) : undefined)

/** The server processes behind one port. */
export type Workers = {
  port: number
  /** Asks all to stop, and waits for them. @returns 0, or 1 where one of them could not finish what it had begun */
  stop(): Promise<number>
}

/**
 * Starts server processes that listen on one port, and replaces those that end. The first one starts alone: it brings the
 * database up to date for all, and what keeps it from starting is said once.
 * @throws StartUpError when the first one ends before it listens; it has said why
 */
export async function startWorkers(count: number, log: FastifyBaseLogger): Promise<Workers> {
  const stopping = new AbortController()
  const running = new Map<number, Worker>()
  const listening = new WeakSet<Worker>()
  let exitCode = 0

  const fork = (number: number): Worker => {
    const worker = cluster.fork({ [NUMBER]: String(number) })
    running.set(number, worker)
    worker.once('listening', () => listening.add(worker))
    return worker
  }
  /** Replaces the worker of a number until all stop. */
  const keep = async (number: number, first: Worker): Promise<void> => {
    let worker = first
    for (let restMs = MIN_REST_MS; ;) {
      const began = performance.now()
      const [code, signal] = (await once(worker, 'exit')) as [number | null, string | null]
      running.delete(number)
      if (stopping.signal.aborted) {
        if (code !== 0 && listening.has(worker)) exitCode = 1
        return
      }
      if (performance.now() - began >= STABLE_MS) restMs = MIN_REST_MS
      log.error({ worker: number, pid: worker.process.pid, code, signal, restMs }, 'a worker ended and is replaced')
      await sleep(restMs, undefined, { signal: stopping.signal }).catch(() => {})
      if (stopping.signal.aborted) return
      restMs = Math.min(restMs * 2, MAX_REST_MS)
      worker = fork(number)
    }
  }
  const stop = async (): Promise<number> => {
    stopping.abort()
    const kill = setTimeout(() => {
      for (const worker of running.values()) worker.process.kill('SIGKILL')
    }, KILL_MS)
    for (const worker of running.values()) {
      // one that is still starting has nothing to finish, and would not read the message
      if (listening.has(worker)) worker.send(STOP_MESSAGE, () => {})
      else worker.process.kill('SIGTERM')
    }
    await Promise.all(kept)
    clearTimeout(kill)
    return exitCode
  }

  // Workers accept from the socket's own queue. Handed out by this process (Node's default), a connection on its way to a
  // worker that is killed would be answered by none, and those on their way at a restart would be reset.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const first = fork(0)
  const port = await portOf(first)
  const kept = [keep(0, first)]
  for (let number = 1; number < count; number++) kept.push(keep(number, fork(number)))
  await Promise.all([...running.values()].map((worker) => (worker === first ? undefined : settled(worker))))
  return { port, stop }
}

/** Settles when it listens, or has ended. */
const settled = (worker: Worker) =>
  new Promise<void>((resolve) => worker.once('listening', () => resolve()).once('exit', () => resolve()))

function portOf(worker: Worker): Promise<number> {
  return new Promise((resolve, reject) => {
    worker.once('listening', ({ port }) => resolve(port))
    worker.once('exit', () => reject(new StartUpError('')))
  })
}
