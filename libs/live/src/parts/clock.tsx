import { useTranslation } from '@atrio/i18n'
import { Countdown } from '@atrio/ui'
import { timeLeft } from '../model/time-left.ts'

/** @param left milliseconds */
export function Clock({ left }: { left: number }) {
  const { t } = useTranslation('live')
  const parts = timeLeft(left).map(({ unit, count }) => ({ count, word: t(`unit.${unit}`, { count }) }))
  const [first = '', second] = parts.filter(({ count }) => count > 0).map(({ count, word }) => `${count} ${word}`)
  return (
    <Countdown
      label={t('startsIn', { time: second ? t('and', { first, second }) : first })}
      parts={parts.map(({ count, word }) => ({ value: String(count).padStart(2, '0'), label: word }))}
    />
  )
}
