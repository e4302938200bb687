import { atom } from 'jotai'

/** The id of the player whose video plays. Starting one video pauses the others. */
export const playingVideoIdAtom = atom<string | null>(null)
