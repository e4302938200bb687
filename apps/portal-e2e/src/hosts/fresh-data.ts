import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Milliseconds. The database stops about a second after its server. */
const STOP_TIMEOUT_MS = 10_000
const STEP = 50

/** A folder for one run's data, in memory where there is room. It goes when this process ends, after its databases. */
export function freshData(): string {
  const data = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'atrio-journeys-'))
  process.on('exit', () => {
    // nothing asynchronous runs any more
    const still = new Int32Array(new SharedArrayBuffer(4))
    const isRunning = () =>
      readdirSync(data).some((name) => existsSync(path.join(data, name, 'postgres/postmaster.pid')))
    for (let waited = 0; isRunning() && waited < STOP_TIMEOUT_MS; waited += STEP) Atomics.wait(still, 0, 0, STEP)
    rmSync(data, { recursive: true, force: true })
  })
  return data
}
