import { availableParallelism } from 'node:os'
import { type Read, wrong } from './setting-readers.ts'

const MAX_WORKERS = 64
/** Connections that a process takes at most: docs/operating.md, "Several processes". */
export const CONNECTIONS_PER_PROCESS = 16
/** The embedded database has 200 connections, and commands need some, too. */
const MAX_WORKERS_EMBEDDED = 11

/** `auto` is the number of cores, read as infinite here: how many of them make sense depends on the database. */
export const workerCount: Read<number> = (value) => {
  if (value === 'auto') return Infinity
  const count = Number(value)
  return /^\d{1,2}$/.test(value) && count >= 1 && count <= MAX_WORKERS
    ? count
    : wrong(`a whole number from 1 to ${MAX_WORKERS}, or auto`)
}

type Asked = { workers: number; databaseUrl: string | undefined }

/** The number of workers, within what the database has connections for. */
export function workersWithin({ workers, databaseUrl }: Asked, faults: string[]): number {
  const most = databaseUrl ? MAX_WORKERS : MAX_WORKERS_EMBEDDED
  if (workers === Infinity) return Math.min(availableParallelism(), most)
  if (workers > most) faults.push(`WORKERS must be ${most} or less: the embedded database has no connections for more`)
  return Math.min(workers, most)
}
