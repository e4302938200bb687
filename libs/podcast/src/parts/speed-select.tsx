import { useLocale, useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import { Select } from '@atrio/ui'
import { useAtomValue } from 'jotai'
import { SPEEDS } from '../player/memory.ts'
import { playerOf } from '../player/player.ts'
import { speedAtom } from '../player/player.store.ts'

/** How fast one listens; remembered in this browser. */
export function SpeedSelect() {
  const { t } = useTranslation('podcast')
  const ctx = useFeatureContext()
  const locale = useLocale()
  const speed = useAtomValue(speedAtom)
  return (
    <Select
      aria-label={t('player.speed')}
      value={speed}
      onChange={(event) => playerOf(ctx).setSpeed(Number(event.currentTarget.value))}
    >
      {SPEEDS.map((value) => (
        <option key={value} value={value}>
          {new Intl.NumberFormat(locale).format(value)}×
        </option>
      ))}
    </Select>
  )
}
