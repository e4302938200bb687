import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { StartUpError } from '../../runtime/start-up-error.ts'

/** Where things of one embedded database lie. Sockets have short names: a path of over 107 bytes is refused. */
export type DatabaseFolders = {
  /** What the person configured: holds `postgres`, its log, and whatever else the server keeps. */
  root: string
  cluster: string
  log: string
  socket: string
  /** Where the keeper listens: an abstract name on Linux (one for all who name this folder, gone with its process), else a file. */
  keeper: string
}

/**
 * Makes the data folder when it is missing and says where everything lies.
 * @throws StartUpError when the folder can't be made or written
 */
export function databaseFolders(dataFolder: string): DatabaseFolders {
  const root = writable(dataFolder)
  const id = createHash('sha256').update(root).digest('hex').slice(0, 12)
  const socket = path.join(tmpdir(), `atrio-${id}`)
  return {
    root,
    cluster: path.join(root, 'postgres'),
    log: path.join(root, 'postgres.log'),
    socket,
    keeper: process.platform === 'linux' ? `\0atrio-${id}` : path.join(socket, 'keeper'),
  }
}

/** One folder after the other: Node's recursive way never ends where a parent accepts no folders, such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    if (!existsSync(folder)) throw error // else another process made it just now
  }
}

function writable(folder: string): string {
  try {
    makeFolder(path.resolve(folder))
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return realpathSync(folder)
  } catch (cause) {
    throw new StartUpError(
      `The data folder ${path.resolve(folder)} can not be written (${(cause as NodeJS.ErrnoException).code}). ` +
        'Give this user the right to write there, or set DATA_DIR to another folder.',
      { cause },
    )
  }
}

/** Makes the folder of the socket, and refuses one that somebody else has laid there. */
export function prepareSocketFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const found = lstatSync(folder)
  const uid = process.getuid?.()
  const foreign = uid !== undefined && uid !== 0 && found.uid !== uid
  if (!found.isDirectory() || foreign) throw new StartUpError(`${folder} belongs to another user. Remove it.`)
}

const PID_FILE = 'postmaster.pid'
const SOCKET_LOCK = '.s.PGSQL.5432.lock'

/** Process id of the living postmaster of a cluster, 0 when there is none. */
export function postmasterOf(cluster: string): number {
  const pid = recordedPid(path.join(cluster, PID_FILE))
  return pid && isAlive(pid) && isPostmaster(pid, cluster) ? pid : 0
}

/**
 * After a hard stop the number in a lock file may belong to another program (usual where a container restarts), and after
 * a power cut or on a full disk the file may hold nothing, or anything: PostgreSQL would then refuse to start for ever.
 * Only such files are removed; all others PostgreSQL judges better. Called where no postmaster of the cluster runs.
 */
export function dropMistakenLocks({ cluster, socket }: Pick<DatabaseFolders, 'cluster' | 'socket'>): void {
  for (const file of [path.join(cluster, PID_FILE), path.join(socket, SOCKET_LOCK)]) {
    const pid = recordedPid(file)
    const mistaken = pid ? isAlive(pid) && !isPostmaster(pid, cluster) : existsSync(file)
    if (mistaken) rmSync(file)
  }
}

/** 0 where there is no file, and where what it holds is no process id. */
function recordedPid(file: string): number {
  try {
    return Number(/^(\d{1,10})\n/.exec(readFileSync(file, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** On Linux the command line tells whose process it is (a dead one that nobody has collected has none). */
function isPostmaster(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return true
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`\0-D\0${cluster}\0`)
  } catch {
    return false
  }
}
