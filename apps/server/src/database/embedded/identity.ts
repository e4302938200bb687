import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { StartUpError } from '../../runtime/start-up-error.ts'

/**
 * The user that PostgreSQL runs as. It refuses uid 0, so a root process runs it in a user namespace in which it is
 * "nobody" while root owns the files; where a container forbids namespaces it switches to nobody.
 */
export type Identity = 'self' | 'namespace' | 'nobody'

const NOBODY = 65534
const UNSHARE = ['-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--']

type Probe = { uid: number | undefined; namespaces: () => boolean; nobodyCanRun: () => boolean }

/**
 * Chooses the identity from what this machine allows.
 * @throws StartUpError as root where neither a user namespace nor another user is possible
 */
export function chooseIdentity({ uid, namespaces, nobodyCanRun }: Probe): Identity {
  if (uid !== 0) return 'self'
  if (namespaces()) return 'namespace'
  if (nobodyCanRun()) return 'nobody'
  throw new StartUpError(
    'The embedded database can not run as root here: this system allows no user namespaces, and the user "nobody" ' +
      'can not reach the program and the data folder. Start the server as an ordinary user, move DATA_DIR to a folder ' +
      'that every user can enter, or set DATABASE_URL to a PostgreSQL server.',
  )
}

/** Probes what this machine allows; `folder` is where the data will be. */
export const probeMachine = (postgres: string, folder: string): Probe => ({
  uid: process.getuid?.(),
  namespaces: () => spawnSync('unshare', [...UNSHARE, 'true'], { stdio: 'ignore' }).status === 0,
  nobodyCanRun: () =>
    spawnSync('sh', ['-c', 'cd "$1" && exec "$2" --version', 'sh', folder, postgres], {
      uid: NOBODY,
      gid: NOBODY,
      stdio: 'ignore',
    }).status === 0,
})

export type RunAs = { command: string; args: string[]; options: { uid?: number; gid?: number } }

/** The command line that runs a program under an identity; the system ends it when its parent dies. */
export function runAs(identity: Identity, command: string, args: string[]): RunAs {
  const tied = tieToParent([command, ...args])
  if (identity === 'namespace') return { command: 'unshare', args: [...UNSHARE, ...tied], options: {} }
  const [first = command, ...rest] = tied
  return { command: first, args: rest, options: identity === 'nobody' ? { uid: NOBODY, gid: NOBODY } : {} }
}

export const ownerOf = (identity: Identity): { uid: number; gid: number } | undefined =>
  identity === 'nobody' ? { uid: NOBODY, gid: NOBODY } : undefined

/** kill -9 of the keeper would leave the postmaster running: on Linux the kernel is asked to end it then. */
const tieToParent = (command: string[]) => (onPath('setpriv') ? ['setpriv', '--pdeathsig', 'INT', ...command] : command)

const onPath = (program: string) =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => {
    try {
      accessSync(path.join(folder, program), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
