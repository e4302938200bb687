import { execFileSync } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { leaseDatabase } from '../database/embedded/lease.ts'
import { processesWith, scratchFolder, until } from './processes.ts'
import { CLUSTER_MODEL } from './scratch.setup.ts'

/**
 * Puts a stopped database cluster into a data folder, so that its first start needs no initdb, which takes a second or
 * more: a copy of one that is made once per run of tests. Outside such a run it does nothing.
 */
export async function copyCluster(dataFolder: string): Promise<void> {
  const run = process.env['ATRIO_SCRATCH']
  if (!run) return
  const model = path.join(run, CLUSTER_MODEL)
  if (!existsSync(model)) await makeModel(model)
  // not Node's own copy, which gives the files to the user of this process: PostgreSQL may run as another
  execFileSync('cp', ['-a', path.join(model, 'postgres'), dataFolder])
}

async function makeModel(model: string): Promise<void> {
  const folder = scratchFolder('model')
  const { release } = await leaseDatabase(folder)
  release()
  await until(() => processesWith(folder).length === 0)
  try {
    renameSync(folder, model)
  } catch {
    rmSync(folder, { recursive: true }) // another test file was first
  }
}
