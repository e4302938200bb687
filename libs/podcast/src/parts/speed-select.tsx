import { useLocale, useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import { css } from '@emotion/react'
import { useAtomValue } from 'jotai'
import { SPEEDS } from '../player/memory.ts'
import { playerOf } from '../player/player.ts'
import { speedAtom } from '../player/player.store.ts'

const look = css({
  minHeight: '2.75rem',
  padding: '0 .4rem',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius)',
  background: 'var(--field)',
  color: 'inherit',
  font: 'inherit',
  fontSize: 'var(--t-small)',
})

/** How fast one listens; remembered in this browser. */
export function SpeedSelect() {
  const { t } = useTranslation('podcast')
  const ctx = useFeatureContext()
  const locale = useLocale()
  const speed = useAtomValue(speedAtom)
  return (
    <select
      css={look}
      aria-label={t('player.speed')}
      value={speed}
      onChange={(event) => playerOf(ctx).setSpeed(Number(event.currentTarget.value))}
    >
      {SPEEDS.map((value) => (
        <option key={value} value={value}>
          {new Intl.NumberFormat(locale).format(value)}×
        </option>
      ))}
    </select>
  )
}
