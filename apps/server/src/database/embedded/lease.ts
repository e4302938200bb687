import { spawn } from 'node:child_process'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartUpError } from '../../runtime/start-up-error.ts'
import { type DatabaseFolders, databaseFolders } from './folders.ts'

/** A share in an embedded database, which runs as long as a living process holds a lease. */
export type DatabaseLease = {
  /** Folder of the unix socket: pg's `host`. */
  host: string
  /** Ends the lease; the database stops about a second after the last. */
  release: () => void
}

/** The database has ended and is being restarted. */
export type Outage = {
  since: Date
  /** Failed restarts so far. */
  failures: number
  /** For the operator only: it may contain paths. */
  reason: string
}

type LeaseOptions = {
  /** For tests: nothing waits for the disk, and the folder is removed with the last lease. */
  ephemeral?: boolean
  /** Called when the database has ended, at each failed restart, and with undefined when it is back. */
  onOutage?: (outage: Outage | undefined) => void
}

const JOIN_TIMEOUT_MS = 30_000
const MIN_RETRY_DELAY_MS = 200
const MAX_RETRY_DELAY_MS = 10_000

/**
 * Joins the embedded database of a data folder; creates and starts it as needed. When it is lost later (it or its
 * keeper was killed, the disk is full), it is restarted automatically, as often as needed.
 * @throws StartUpError with the reason when the folder is not writable or the database does not start
 */
export async function leaseDatabase(dataFolder: string, options: LeaseOptions = {}): Promise<DatabaseLease> {
  if (process.platform === 'win32') {
    throw new StartUpError('The embedded database needs Linux or macOS. Set DATABASE_URL to a PostgreSQL server.')
  }
  const folders = databaseFolders(dataFolder)
  let released = false
  const hold = async () => {
    const share = await join(folders, options)
    current = share.socket
    if (released) current.destroy()
    else current.once('close', () => void regain())
    return share.host
  }
  const regain = async () => {
    let outage: Outage = { since: new Date(), failures: 0, reason: 'it ended by itself' }
    while (!released) {
      options.onOutage?.(outage)
      try {
        await hold()
        return options.onOutage?.(undefined)
      } catch (error) {
        const rest = Math.min(MIN_RETRY_DELAY_MS * 2 ** outage.failures, MAX_RETRY_DELAY_MS)
        outage = { ...outage, failures: outage.failures + 1, reason: (error as Error).message }
        await sleep(rest, undefined, { ref: false })
      }
    }
  }
  let current: net.Socket | undefined
  return {
    host: await hold(),
    release() {
      released = true
      current?.destroy()
    },
  }
}

type Share = { socket: net.Socket; host: string }

async function join(folders: DatabaseFolders, { ephemeral }: LeaseOptions): Promise<Share> {
  const end = Date.now() + JOIN_TIMEOUT_MS
  let asked = false
  while (Date.now() < end) {
    const answer = await connect(folders.keeper)
    if (typeof answer === 'object') return answer
    if (answer !== 'absent') throw new StartUpError(answer)
    if (!asked) {
      asked = true
      const args = [path.join(import.meta.dirname, 'keeper.ts'), folders.root, ephemeral ? 'ephemeral' : 'lasting']
      // the fourth: a listening socket passed to this process must not stay open with the keeper
      const stdio = Array.from({ length: 4 }, () => 'ignore' as const)
      const keeper = spawn(process.execPath, args, { detached: true, stdio, cwd: folders.root })
      // It ended without serving us: another keeper has the address and is stopping, so start one again.
      keeper.once('exit', () => (asked = false)).once('error', () => (asked = false))
      keeper.unref()
    }
    await sleep(15)
  }
  throw new StartUpError(`The embedded database did not start within ${JOIN_TIMEOUT_MS / 1000} s; see ${folders.log}.`)
}

/** A lease, the keeper's error, or `absent` when no keeper runs. */
function connect(address: string): Promise<Share | string> {
  return new Promise((resolve) => {
    const socket = net.connect(address)
    socket.once('data', (line) => {
      const news = JSON.parse(line.toString().split('\n')[0] ?? '') as { host?: string; error?: string }
      if (news.host) return resolve({ socket: socket.unref(), host: news.host })
      socket.destroy()
      resolve(news.error ?? 'The embedded database did not start.')
    })
    socket.once('error', () => resolve('absent'))
    socket.once('close', () => resolve('absent'))
  })
}
