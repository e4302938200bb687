import { useFormat, useTranslation } from '@atrio/i18n'
import { useChurch } from '@atrio/tenant-core'
import { Button, mutedCss, Select, smallCss } from '@atrio/ui'
import { css } from '@emotion/react'
import { useEffect, useId, useState } from 'react'
import { readChoices, rememberChoice, SPEEDS } from './player-choices.ts'
import { addKeys, hasPictureInPicture, playAt, togglePictureInPicture } from './player-keys.ts'
import { keepSubtitles } from './subtitle-memory.ts'

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--s3)',
  marginTop: 'var(--s3)',
})

/**
 * What not every browser's own player has: speed, picture in picture, and keys. Subtitles are chosen in the browser's
 * menu; their language is remembered.
 */
export function PlayerControls({ video }: { video: HTMLVideoElement }) {
  const { t } = useTranslation('play')
  const { locale } = useFormat(useChurch().timeZone)
  const id = useId()
  const [speed, setSpeed] = useState(() => readChoices().speed)
  useEffect(() => {
    playAt(video, readChoices().speed)
    // the browser's own menu has speeds too
    const onRate = () => setSpeed(video.playbackRate)
    video.addEventListener('ratechange', onRate)
    const ends = [() => video.removeEventListener('ratechange', onRate), keepSubtitles(video), addKeys(video)]
    return () => ends.forEach((end) => end())
  }, [video])
  const choose = (next: number) => {
    playAt(video, next)
    setSpeed(next)
    rememberChoice({ speed: next })
  }
  const number = new Intl.NumberFormat(locale)
  const speeds = SPEEDS.some((one) => one === speed) ? SPEEDS : [...SPEEDS, speed].sort((a, b) => a - b)
  return (
    <>
      <div css={row}>
        <label htmlFor={id}>{t('controls.speed')}</label>
        <Select id={id} value={speed} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
          {speeds.map((one) => (
            <option key={one} value={one}>
              {t('controls.times', { speed: number.format(one) })}
            </option>
          ))}
        </Select>
        {hasPictureInPicture(video) && (
          <Button onClick={() => togglePictureInPicture(video)}>{t('controls.pictureInPicture')}</Button>
        )}
      </div>
      <p css={[mutedCss, smallCss, { marginTop: 'var(--s2)', '@media (hover: none)': { display: 'none' } }]}>
        {t('controls.keys')}
      </p>
    </>
  )
}
