import type { Episode } from '@atrio/api-client'
import { stayingAtom, useFeatureContext } from '@atrio/tenant-core'
import { useSyncExternalStore } from 'react'
import { MiniPlayer } from '../parts/mini-player.tsx'
import { playerOf } from './player.ts'

/** Plays an episode, and lets the portal keep the player from now on. */
export function usePlay(): (episode: Episode, from?: number) => void {
  const ctx = useFeatureContext()
  return (episode, from) => {
    ctx.store.set(stayingAtom, { Content: MiniPlayer })
    playerOf(ctx).play(episode, from)
  }
}

const never = () => () => undefined

/** Saved position of an episode in this browser, in seconds; 0 on the server, and without one. */
export function useStoppedAt(id: string): number {
  const ctx = useFeatureContext()
  const memory = ctx.onServer ? undefined : playerOf(ctx).memory
  return useSyncExternalStore(
    memory?.subscribe ?? never,
    () => memory?.get().at[id] ?? 0,
    () => 0,
  )
}
