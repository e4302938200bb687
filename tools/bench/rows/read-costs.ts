import { fork } from 'node:child_process'
import path from 'node:path'
import { endOf, lastWords } from '../portal/child.ts'
import type { BenchRun } from '../bench-run.ts'

const PROGRAM = 'apps/server/src/testing/growth/read-costs-process.ts'

/** By operation of the OpenAPI document: statements, pages at each size, and how these grow per tenfold. */
export type ReadCosts = Record<string, { statements: number; pages: number[]; growth: number }>

type Run = Pick<BenchRun, 'later'> & { portal: Pick<BenchRun['portal'], 'root'> }

/** Asks every GET of a server of its own about a church with so many rows in each table. */
export function measureReadCosts({ portal: { root }, later }: Run, sizes: readonly number[]): Promise<ReadCosts> {
  const measuring = fork(path.join(root, PROGRAM), sizes.map(String), {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: ['--conditions=@atrio/source'],
  })
  const words = lastWords(measuring)
  later(() => endOf(measuring))
  return new Promise((resolve, reject) => {
    measuring.once('message', (costs) => resolve(costs as ReadCosts))
    measuring.once('exit', () => reject(new Error(`The costs of reads could not be measured:\n${words()}`)))
  })
}
