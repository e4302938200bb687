import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartUpError } from '../../runtime/start-up-error.ts'
import { findBinaries } from './binaries.ts'
import { type DatabaseFolders, removeStaleLocks, postmasterOf, prepareSocketFolder } from './folders.ts'
import { chooseIdentity, ownerOf, probeMachine, runAs } from './identity.ts'
import { type KeptLog, keptLog } from './kept-log.ts'
import { endOrphanedBackends } from './orphaned-backends.ts'

/** Owner of the embedded cluster: reachable only through a socket in a folder of mode 0700. */
export const CLUSTER_OWNER = 'owner'

/** For tests: the data need not survive a crash, so nothing waits for the disk. */
const UNSAFE_BUT_FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'file_copy_method=copy']

const SERVER = ['listen_addresses=', 'unix_socket_permissions=0700', 'log_min_messages=warning', 'max_connections=200']

/**
 * Creates the cluster on first use, starts it and resolves when it accepts connections. Only the keeper calls this.
 * @throws StartUpError with PostgreSQL's own message when it does not start
 */
export async function startCluster(folders: DatabaseFolders, { ephemeral }: { ephemeral: boolean }) {
  const { postgres, initdb } = await findBinaries()
  prepareSocketFolder(folders.socket)
  const identity = chooseIdentity(probeMachine(postgres, folders.root))
  const owner = ownerOf(identity)
  if (owner) for (const folder of [folders.root, folders.socket]) chownSync(folder, owner.uid, owner.gid)

  const initialise = (target: string) => {
    const locale = ['-E', 'UTF8', '--locale-provider=icu', '--icu-locale=pt-BR', '--locale=C']
    const args = ['-D', target, '-U', CLUSTER_OWNER, '-A', 'trust', ...locale, ...(ephemeral ? ['--no-sync'] : [])]
    const run = runAs(identity, initdb, args)
    const done = spawnSync(run.command, run.args, { ...run.options, encoding: 'utf8', cwd: folders.root })
    if (done.status !== 0)
      throw new StartUpError(`The embedded database can not be created: ${done.stderr || done.error}`)
  }
  makeOnce(folders, initialise)
  // A postmaster whose keeper was killed has no process left to stop it: it is stopped, and started under this one.
  await stopCluster(folders.cluster)
  await endOrphanedBackends(postgres, folders.cluster)
  removeStaleLocks(folders)

  const settings = [...SERVER, ...(ephemeral ? UNSAFE_BUT_FAST : [])].flatMap((setting) => ['-c', setting])
  const run = runAs(identity, postgres, ['-D', folders.cluster, '-k', folders.socket, ...settings])
  const log = keptLog(folders.log)
  // The stopped one may hold its shared memory for a moment.
  for (let attempt = 1; ; attempt++) {
    const child = spawn(run.command, run.args, {
      ...run.options,
      cwd: folders.root,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const failure = await ready(child, log)
    if (!failure) return child
    if (attempt === 40 || !/still in use|is another postmaster/.test(failure)) {
      throw new StartUpError(`The embedded database did not start: ${failure.trim()}`)
    }
    await sleep(100)
  }
}

/** Stops a cluster and waits until its last process has ended. */
export async function stopCluster(cluster: string): Promise<void> {
  const pid = postmasterOf(cluster)
  if (pid) process.kill(pid, 'SIGINT')
  while (postmasterOf(cluster)) await sleep(10)
}

/** A killed initdb must not be taken for a cluster: it works in a temporary folder, renamed when complete. */
function makeOnce({ root, cluster }: DatabaseFolders, initialise: (target: string) => void) {
  for (const name of readdirSync(root)) {
    if (name.startsWith('postgres.new-')) rmSync(path.join(root, name), { recursive: true })
  }
  if (existsSync(path.join(cluster, 'PG_VERSION'))) return
  const aside = path.join(root, `postgres.new-${process.pid}`)
  initialise(aside)
  renameSync(aside, cluster)
}

/** Characters of PostgreSQL's output in the message of a failed start. */
const LAST_WORDS = 10_000

/** Resolves with undefined when the server accepts connections, or with its output when it has ended. */
function ready(child: ChildProcess, log: KeptLog): Promise<string | undefined> {
  return new Promise((resolve) => {
    let said = ''
    child.stderr?.on('data', (text: Buffer) => {
      log.write(text)
      // in recovery it logs each refused client, so the output is unbounded: the ready message comes after those
      const heard = said + text
      if (heard.includes('ready to accept connections')) resolve(undefined)
      said = heard.slice(-LAST_WORDS)
    })
    child.once('error', (error) => resolve(error.message))
    child.once('close', () => resolve(said || 'it ended at once'))
  })
}
