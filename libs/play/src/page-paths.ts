import { buildPath } from '@atrio/tenant-core'
import { paths } from './paths.ts'

// Apart from the manifest's, so that home does not load what only these pages need.
export const searchTypes = ['mylist', 'video', 'collection', 'query'] as const
export type SearchType = (typeof searchTypes)[number]

export const entryPath = ({ id, kind }: { id: number; kind: 'video' | 'collection' }) =>
  buildPath(paths[kind], { contentId: id })
export const watchPath = (contentId: number) => buildPath(paths.watch, { contentId })
export const searchPath = (type: SearchType, term?: string) =>
  `${paths.search}?${new URLSearchParams({ type, ...(term && { term }) })}`

/** The page that a person wanted is kept from Play's home to the plans, the payment and back. */
const withRedirect = (path: string, redirectTo: string | null | undefined) =>
  redirectTo ? `${path}?${new URLSearchParams({ redirectTo })}` : path
/** @param redirectTo the wanted page */
export const homePath = (redirectTo?: string | null) => withRedirect(paths.home, redirectTo)
/** @param redirectTo the wanted page */
export const plansPath = (redirectTo?: string | null) => withRedirect(paths.plans, redirectTo)
