import { useFormat, useTranslation } from '@atrio/i18n'
import { useChurch, useTimeUntil } from '@atrio/tenant-core'
import { figuresCss, mutedCss, Notice, smallCss } from '@atrio/ui'
import { css } from '@emotion/react'
import { timeLeft } from '../model/time-left.ts'

const row = css({ display: 'flex', gap: 'var(--s4)', alignItems: 'center' })
const ring = css({ width: '3.75rem', height: '3.75rem', transform: 'rotate(-90deg)', fill: 'none', strokeWidth: 2 })
/** Circumference of a circle of radius 16. */
const ROUND = 2 * Math.PI * 16

/** How long a code can still be paid: a shrinking ring and a clock. */
export function TimeLeft({ from, until }: { from: string; until: string }) {
  const { t } = useTranslation('payment')
  const format = useFormat(useChurch().timeZone)
  const end = Date.parse(until)
  const { over, clock, minutes, share } = timeLeft(from, until, end - useTimeUntil(end))
  if (over)
    return (
      <Notice kind="warn" live title={t('pix.expired')}>
        {t('pix.expiredText')}
      </Notice>
    )
  return (
    <div css={row}>
      <svg viewBox="0 0 36 36" aria-hidden css={ring}>
        <circle cx="18" cy="18" r="16" stroke="var(--hairline)" />
        <circle
          cx="18"
          cy="18"
          r="16"
          stroke="var(--accent-edge)"
          strokeLinecap="round"
          strokeDasharray={`${(share * ROUND).toFixed(1)} ${ROUND.toFixed(1)}`}
        />
      </svg>
      <div>
        <div
          role="timer"
          aria-label={minutes > 0 ? t('pix.left', { minutes }) : t('pix.leftSoon')}
          css={[figuresCss, { fontSize: '1.75rem', lineHeight: 1.1 }]}
        >
          <span aria-hidden>{clock}</span>
        </div>
        <div css={[mutedCss, smallCss]}>{t('pix.until', { time: format.time(until) })}</div>
      </div>
    </div>
  )
}
