import { buildPath } from '@atrio/tenant-core'
import { ownPaths } from '../paths.ts'

// Apart from the table of routes, which every page of the portal loads.
export const setListPath = (setListId: string) => buildPath(ownPaths.setList, { setListId })
/** @param place of the song in its list, from 1 */
export const setListSongPath = (setListId: string, place: number) =>
  buildPath(ownPaths.setListSong, { setListId, place })
