import { buildPath } from '@atrio/tenant-core'

/** The one table of routes and links. */
export const paths = { list: '/songs', detail: '/songs/:songId', embed: '/embed/praise' } as const

export const songPath = (songId: number) => buildPath(paths.detail, { songId })
