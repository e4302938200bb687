import { buildPath } from '@atrio/tenant-core'

const under = <Root extends string>(root: Root) =>
  ({
    list: root,
    plan: `${root}/:planUUID`,
    remove: `${root}/:planUUID/delete`,
    removed: `${root}/:planUUID/delete/confirm`,
  }) as const

/** Routes and links come from this one table; the same pages stand in frames of other sites. */
export const paths = under('/reading-plans')
export const framePaths = under('/embed/reading-plans')

const build = (root: typeof paths | typeof framePaths) => ({
  list: root.list,
  own: `${root.list}?mine=1`,
  plan: (planUUID: string) => buildPath(root.plan, { planUUID }),
  remove: (planUUID: string) => buildPath(root.remove, { planUUID }),
  removed: (planUUID: string) => buildPath(root.removed, { planUUID }),
})
export type PlanPaths = ReturnType<typeof build>

export const portal: PlanPaths = build(paths)
const frame: PlanPaths = build(framePaths)

/** Whether a page stands in a frame: the portal is elsewhere then. */
export const isFramed = (pathname: string) => pathname.startsWith('/embed/')

/** The addresses beside a page: who is in a frame stays there. */
export const pathsBeside = (pathname: string): PlanPaths => (isFramed(pathname) ? frame : portal)
