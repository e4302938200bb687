import { once } from 'node:events'
import { rmSync } from 'node:fs'
import net from 'node:net'
import { startCluster, stopCluster } from './cluster.ts'
import { databaseFolders, prepareSocketFolder } from './folders.ts'
import { keptLog } from './kept-log.ts'

/**
 * Keeps one embedded PostgreSQL for any number of processes: each holds a connection to this process as its lease, and
 * when the last one closes, for whatever reason, the database is stopped. Started by lease.ts as a detached process.
 */
const [dataFolder = '', mode] = process.argv.slice(2)
const ephemeral = mode === 'ephemeral'
const IDLE_MS = ephemeral ? 3_000 : 1_000

const folders = databaseFolders(dataFolder)
const leases = new Set<net.Socket>()
let state: { host: string } | { error: string } | undefined
let idle: NodeJS.Timeout | undefined
let ended: Promise<void> | undefined
let stopping = false

// Ctrl-C and a service manager's SIGTERM may reach this process too: the leases decide, not the signal.
for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM'] as const) process.on(signal, () => {})

const server = net.createServer((lease) => {
  if (stopping) return void lease.destroy()
  leases.add(lease)
  clearTimeout(idle)
  lease.on('error', () => {})
  lease.on('close', () => {
    leases.delete(lease)
    stopWhenIdle()
  })
  if (state) lease.write(`${JSON.stringify(state)}\n`)
})

function stopWhenIdle() {
  clearTimeout(idle)
  if (leases.size === 0 && state) idle = setTimeout(() => void stop(), IDLE_MS)
}

async function stop() {
  // The address is held to the end: another keeper would make the socket's folder that this one is about to remove.
  stopping = true
  await stopCluster(folders.cluster)
  await ended
  rmSync(folders.socket, { recursive: true, force: true })
  if (ephemeral) rmSync(folders.root, { recursive: true, force: true })
  process.exit(0)
}

function announce(news: NonNullable<typeof state>) {
  state = news
  for (const lease of leases) lease.write(`${JSON.stringify(news)}\n`)
}

// Another keeper has the address, and serves the process that started this one.
server.on('error', () => process.exit(0))
if (process.platform !== 'linux') prepareSocketFolder(folders.socket)
server.listen(folders.keeper, async () => {
  try {
    const postmaster = await startCluster(folders, { ephemeral })
    ended = once(postmaster, 'exit').then(([code, signal]) => {
      if (stopping) return
      keptLog(folders.log).write(`${new Date().toISOString()} the database ended by itself: ${signal ?? code}\n`)
      process.exit(1) // closes every lease, and their processes start a new keeper
    })
    announce({ host: folders.socket })
    stopWhenIdle()
  } catch (error) {
    announce({ error: error instanceof Error ? error.message : String(error) })
    setTimeout(() => process.exit(1), 100)
  }
})
