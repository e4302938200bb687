import { readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Ends what a killed postmaster has left (Linux). A backend that computes does not notice that its postmaster is gone
 * until its query is over, for minutes perhaps, and no other postmaster can start on the cluster until then. What was
 * committed is in the write-ahead log; the rest has failed for its callers anyway.
 * @param postgres the program
 * @param cluster its data folder, on which no postmaster may be running that is still wanted
 */
export async function endLeftProcesses(postgres: string, cluster: string): Promise<void> {
  if (process.platform !== 'linux') return
  const program = realpathSync(postgres)
  const folder = realpathSync(cluster)
  for (let left = processesOf(program, folder); left.length > 0; left = processesOf(program, folder)) {
    for (const pid of left) kill(pid)
    await sleep(10)
  }
}

/** By program and working folder: a shell that an operator has opened in the folder is another program. */
const processesOf = (program: string, folder: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => target(`/proc/${pid}/exe`) === program && target(`/proc/${pid}/cwd`) === folder)
    .map(Number)

function target(link: string): string | undefined {
  try {
    return readlinkSync(link)
  } catch {
    return undefined // it has ended, or is another user's
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // it has ended meanwhile
  }
}
