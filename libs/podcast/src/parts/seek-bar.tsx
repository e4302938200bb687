import { useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import { css } from '@emotion/react'
import { useAtomValue } from 'jotai'
import { clockText } from '../model/clock.ts'
import { playerOf } from '../player/player.ts'
import { clockAtom } from '../player/player.store.ts'

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: 'var(--s3)',
  color: 'var(--muted)',
  fontSize: 'var(--t-small)',
  fontVariantNumeric: 'tabular-nums',
  '& input': { flex: 1, minWidth: 0, height: '1.5rem', margin: 0, accentColor: 'var(--accent-ink)' },
})

/** The position, with a slider to change it. */
export function SeekBar() {
  const { t } = useTranslation('podcast')
  const ctx = useFeatureContext()
  const { at, length } = useAtomValue(clockAtom)
  const end = length ?? 0
  return (
    <div css={line}>
      <span aria-hidden>{clockText(at)}</span>
      <input
        type="range"
        min={0}
        max={Math.max(1, Math.floor(end))}
        step={1}
        value={Math.floor(Math.min(at, Math.max(1, end)))}
        disabled={!length}
        aria-label={t('player.position')}
        aria-valuetext={t('player.positionOf', { at: clockText(at), length: clockText(end) })}
        onChange={(event) => playerOf(ctx).seek(Number(event.currentTarget.value))}
      />
      <span aria-hidden>{length ? clockText(end) : '–:––'}</span>
    </div>
  )
}
