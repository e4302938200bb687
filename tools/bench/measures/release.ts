import path from 'node:path'
import { readClientBuild } from '../../budgets/client-build.ts'
import { weighRelease } from '../../budgets/weigh-release.ts'
import type { BenchRun } from '../bench-run.ts'
import { rounded, type Figures } from '../report.ts'

/** P20, for a release that changes the screens, the parts and the texts of events. */
export async function measureRelease({ portal }: BenchRun): Promise<Figures> {
  const { ratio, changed } = await weighRelease(
    readClientBuild(path.join(portal.root, 'apps/portal/dist/client')),
    'events',
  )
  return { P20: { value: rounded(ratio), also: { changedFiles: changed.length } } }
}
