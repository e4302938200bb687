import { readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Ends the backends that a killed postmaster has left (Linux). A computing backend does not notice the loss until its
 * query ends, perhaps minutes later, and no postmaster can start on the cluster until then. Committed data is in the
 * write-ahead log; the rest has failed for its callers anyway.
 * @param postgres path of the program
 * @param cluster its data folder, on which no postmaster may be running
 */
export async function endOrphanedBackends(postgres: string, cluster: string): Promise<void> {
  if (process.platform !== 'linux') return
  const program = realpathSync(postgres)
  const folder = realpathSync(cluster)
  for (let left = processesOf(program, folder); left.length > 0; left = processesOf(program, folder)) {
    for (const pid of left) kill(pid)
    await sleep(10)
  }
}

/** Matches program and working folder: an operator's shell in the folder is another program. */
const processesOf = (program: string, folder: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => target(`/proc/${pid}/exe`) === program && target(`/proc/${pid}/cwd`) === folder)
    .map(Number)

function target(link: string): string | undefined {
  try {
    return readlinkSync(link)
  } catch {
    return undefined // it has ended, or belongs to another user
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // it has ended meanwhile
  }
}
