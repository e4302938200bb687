import type { Episode } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import { Button, PauseIcon, PlayIcon } from '@atrio/ui'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { clockText } from '../model/clock.ts'
import { playerOf } from '../player/player.ts'
import { playingAtom } from '../player/player.store.ts'
import { usePlay, useStoppedAt } from '../player/use-player.ts'

type Props = {
  episode: Episode
  /** Second that a shared link names. */
  from?: number
}

/** Plays, pauses, or resumes at the saved position. */
export function PlayButton({ episode, from }: Props) {
  const { t } = useTranslation('podcast')
  const ctx = useFeatureContext()
  const play = usePlay()
  const playing = useAtomValue(playingAtom)
  const stoppedAt = useStoppedAt(episode.id)
  const isCurrent = playing?.episode.id === episode.id
  const [taken, setTaken] = useState<number>()
  // a link's moment is offered until it was played, even if the episode is already in the player
  const leads = from !== undefined && from > 0 && !(isCurrent && taken === from)
  const runs = !leads && isCurrent && (playing.status === 'playing' || playing.status === 'loading')
  const words = () => {
    if (runs) return t('pause')
    if (leads) return t('listenFrom', { time: clockText(from) })
    return stoppedAt ? t('resume', { time: clockText(stoppedAt) }) : t('listen')
  }
  const start = () => {
    setTaken(from)
    play(episode, leads ? from : undefined)
  }
  return (
    <Button
      variant={from ? 'primary' : 'line'}
      aria-label={`${words()}: ${episode.title}`}
      onClick={runs ? () => playerOf(ctx).pause() : start}
    >
      {runs ? <PauseIcon size="sm" /> : <PlayIcon size="sm" />}
      {words()}
    </Button>
  )
}
