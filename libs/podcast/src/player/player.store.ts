import type { Episode } from '@atrio/api-client'
import { atom } from 'jotai'

export type Playing = {
  episode: Episode
  status: 'loading' | 'playing' | 'paused' | 'failed'
}

/** The episode in the player; null without a player. */
export const playingAtom = atom<Playing | null>(null)

/** Seconds; apart from the episode, since it changes four times a second. */
export const clockAtom = atom<{ at: number; length: number | null }>({ at: 0, length: null })

export const queueAtom = atom<readonly Episode[]>([])
export const speedAtom = atom(1)
