import type { ReadingDay } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { Button, CheckIcon, kickerCss, mutedCss, Stack } from '@atrio/ui'
import { css } from '@emotion/react'
import { Passages } from './passages.tsx'

const frame = css({
  width: '100%',
  padding: 'var(--s6) min(var(--s6), 7.5vw)',
  background: 'var(--wash-soft)',
  borderRadius: 'var(--radius)',
  border: '1px solid transparent',
  '& h2': { fontSize: 'var(--t-3)', lineHeight: 1.22, overflowWrap: 'anywhere' },
})

type Props = { day: ReadingDay; length: number; isToday: boolean; onRead: () => void }

/** Today's reading, or the next one. */
export function CurrentReading({ day, length, isToday, onRead }: Props) {
  const { t } = useTranslation('readingPlans')
  return (
    <section css={frame}>
      <Stack gap={3}>
        <p css={kickerCss}>{t(isToday ? 'current.today' : 'current.next', { day: day.number, length })}</p>
        <h2>{day.title ?? t('days.day', { day: day.number })}</h2>
        <Passages passages={day.passages} />
        {day.text && <p css={[mutedCss, { maxWidth: 'var(--measure)' }]}>{day.text}</p>}
        <Button variant="primary" onClick={onRead}>
          <CheckIcon size="sm" />
          {t('mark.button')}
        </Button>
      </Stack>
    </section>
  )
}
