import { buildPath } from '@atrio/tenant-core'

/** Pages of what a member keeps, by the names of their screens. */
export const ownPaths = {
  favourites: '/songs/favorites',
  setLists: '/songs/set-lists',
  setList: '/songs/set-lists/:setListId',
  setListSong: '/songs/set-lists/:setListId/:place',
} as const

/** The one table of routes and links, with `ownPaths`. */
export const paths = { list: '/songs', detail: '/songs/:songId', embed: '/embed/praise' } as const

export const songPath = (songId: number) => buildPath(paths.detail, { songId })
