import { buildPath } from '@atrio/tenant-core'

/** Routes and links come from this one table. */
export const paths = { list: '/songs', detail: '/songs/:songId', embed: '/embed/praise' } as const

export const songPath = (songId: number) => buildPath(paths.detail, { songId })
