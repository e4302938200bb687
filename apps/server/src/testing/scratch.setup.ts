import { readdirSync, rmSync } from 'node:fs'
import { scratchFolder } from './processes.ts'

/** The name of what the run's test files share: see copied-cluster.ts. */
export const CLUSTER_MODEL = 'cluster-model'

let folder: string

/** Creates the parent of all scratch folders of one run of unit tests. */
export function setup(): void {
  folder = scratchFolder('units')
  process.env['ATRIO_SCRATCH'] = folder
}

/** Fails a run whose tests leave a scratch folder behind. */
export function teardown(): void {
  const left = readdirSync(folder).filter((name) => name !== CLUSTER_MODEL)
  rmSync(folder, { recursive: true, force: true })
  if (left.length > 0) throw new Error(`tests left scratch folders behind: ${left.join(', ')}`)
}
