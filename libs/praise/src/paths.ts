import { buildPath } from '@atrio/tenant-core'

/** Pages of what a member keeps, by the names of their screens. Not under /songs, where scripts of others may run. */
export const ownPaths = {
  favourites: '/user/favorites',
  setLists: '/user/set-lists',
  setList: '/user/set-lists/:setListId',
  setListSong: '/user/set-lists/:setListId/:place',
} as const

/** The one table of routes and links, with `ownPaths`. */
export const paths = { list: '/songs', detail: '/songs/:songId', embed: '/embed/praise' } as const

export const songPath = (songId: number) => buildPath(paths.detail, { songId })
