import { buildPath } from '@atrio/tenant-core'

/** The one table of routes and links. */
export const paths = {
  list: '/songs',
  favourites: '/songs/favorites',
  setLists: '/songs/set-lists',
  setList: '/songs/set-lists/:setListId',
  setListSong: '/songs/set-lists/:setListId/:place',
  detail: '/songs/:songId',
  embed: '/embed/praise',
} as const

export const songPath = (songId: number) => buildPath(paths.detail, { songId })
export const setListPath = (setListId: string) => buildPath(paths.setList, { setListId })
/** @param place of the song in its list, from 1 */
export const setListSongPath = (setListId: string, place: number) => buildPath(paths.setListSong, { setListId, place })
