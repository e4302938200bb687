import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, lstatSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { StartUpError } from '../../runtime/start-up-error.ts'

/** Paths of one embedded database. Sockets have short paths: over 107 bytes are refused. */
export type DatabaseFolders = {
  /** The configured data folder: contains `postgres`, its log, and other files of the server. */
  root: string
  cluster: string
  log: string
  socket: string
  /**
   * The keeper's socket: on Linux an abstract name (the same for all processes with this folder, gone with the keeper),
   * elsewhere a file.
   */
  keeper: string
}

/**
 * Creates the data folder when it is missing, and returns all paths.
 * @throws StartUpError when the folder can't be created or written
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

/** One folder at a time: Node's recursive mkdir never returns below a parent that accepts no folders, such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    if (!existsSync(folder)) throw error // else another process has just created it
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

/** Creates the socket's folder, and refuses one that belongs to another user. */
export function prepareSocketFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const found = lstatSync(folder)
  const uid = process.getuid?.()
  const foreign = uid !== undefined && uid !== 0 && found.uid !== uid
  if (!found.isDirectory() || foreign) throw new StartUpError(`${folder} belongs to another user. Remove it.`)
}

const PID_FILE = 'postmaster.pid'
const SOCKET_LOCK = '.s.PGSQL.5432.lock'

/** Process id of the running postmaster of a cluster, 0 when there is none. */
export function postmasterOf(cluster: string): number {
  const pid = recordedPid(path.join(cluster, PID_FILE))
  return pid && isAlive(pid) && isPostmaster(pid, cluster) ? pid : 0
}

/**
 * After a hard stop, the pid in a lock file may belong to another program (usual when a container restarts); after a
 * power cut or on a full disk the file may be empty or garbage. PostgreSQL would refuse to start for ever. Only such
 * files are removed; PostgreSQL judges all others better. Call it only when no postmaster of the cluster runs.
 */
export function removeStaleLocks({ cluster, socket }: Pick<DatabaseFolders, 'cluster' | 'socket'>): void {
  for (const file of [path.join(cluster, PID_FILE), path.join(socket, SOCKET_LOCK)]) {
    const pid = recordedPid(file)
    const mistaken = pid ? isAlive(pid) && !isPostmaster(pid, cluster) : existsSync(file)
    if (mistaken) rmSync(file)
  }
}

/** 0 without a file, and for content that is no process id. */
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

/** On Linux the command line identifies the program (a zombie has none). */
function isPostmaster(pid: number, cluster: string): boolean {
  if (process.platform !== 'linux') return true
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`\0-D\0${cluster}\0`)
  } catch {
    return false
  }
}
