import type { Episode } from '@atrio/api-client'
import { atom } from 'jotai'

export type Playing = {
  episode: Episode
  status: 'loading' | 'playing' | 'paused' | 'failed'
}

/** What plays, or stands in the player; null: there is no player. */
export const playingAtom = atom<Playing | null>(null)

/** Seconds; apart from what plays, since it moves four times a second. */
export const clockAtom = atom<{ at: number; length: number | null }>({ at: 0, length: null })

export const queueAtom = atom<readonly Episode[]>([])
export const speedAtom = atom(1)
