import { buildPath } from '@atrio/tenant-core'
import { EMBED, ROOT } from './paths.ts'

const under = (root: string) => ({
  list: root,
  own: `${root}?mine=1`,
  plan: (planUUID: string) => buildPath(`${root}/:planUUID`, { planUUID }),
  remove: (planUUID: string) => buildPath(`${root}/:planUUID/delete`, { planUUID }),
  removed: (planUUID: string) => buildPath(`${root}/:planUUID/delete/confirm`, { planUUID }),
})
export type PlanPaths = ReturnType<typeof under>

export const portal: PlanPaths = under(ROOT)
const frame: PlanPaths = under(EMBED + ROOT)

/** The addresses of sibling pages: within a frame for a page in a frame. */
export const pathsBeside = (pathname: string): PlanPaths => (pathname.startsWith(`${EMBED}/`) ? frame : portal)
