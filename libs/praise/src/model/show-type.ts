import type { Song } from '@atrio/api-client'
import { firstChord, type Letter } from './letter.ts'

export type ShowType = 'cipher' | 'lyric' | 'score'

/** The views that a song offers, the preferred one first (document 1 section 4). Empty is an error. */
export const viewsOf = (letter: Letter, { files }: Pick<Song, 'files'>): ShowType[] => [
  ...(firstChord(letter) ? (['cipher'] as const) : []),
  ...(letter.length > 0 ? (['lyric'] as const) : []),
  ...(files.length > 0 ? (['score'] as const) : []),
]
