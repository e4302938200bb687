import type { Mark } from '@atrio/api-client'
import { CheckIcon } from '@atrio/ui'
import { css } from '@emotion/react'
import type { ReactNode } from 'react'

const frame = css({ position: 'relative', gridRow: 1, marginBottom: 'var(--s4)', '& .window': { marginBottom: 0 } })
const track = css({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: '.3rem',
  background: 'rgb(0 0 0 / .55)',
  '& > span': {
    display: 'block',
    height: '100%',
    background: 'var(--accent)',
    borderTop: '1px solid var(--accent-edge)',
  },
})
const tick = css({
  position: 'absolute',
  top: 'var(--s2)',
  right: 'var(--s2)',
  width: '1.75rem',
  aspectRatio: 1,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  background: 'var(--accent)',
  color: 'var(--on-accent)',
  border: '1px solid var(--accent-edge)',
})

/** How far a video was watched, in per cent; null where its length is unknown. */
const shareOf = ({ stoppedAt, length }: Mark, seconds: number | null): number | null => {
  const whole = seconds ?? length
  return whole ? Math.min(100, Math.round((stoppedAt / whole) * 100)) : null
}

type Props = { mark: Mark | undefined; seconds: number | null; children: ReactNode }

/** A card's picture with what the person has seen: a tick, or a bar. The card says the same in words. */
export function MarkBar({ mark, seconds, children }: Props) {
  if (!mark || (!mark.watched && mark.stoppedAt === 0)) return children
  const share = shareOf(mark, seconds)
  return (
    <div css={frame}>
      {children}
      {mark.watched ? (
        <span css={tick} aria-hidden>
          <CheckIcon size="sm" />
        </span>
      ) : (
        share !== null && (
          <span css={track} aria-hidden>
            <span css={{ width: `${share}%` }} />
          </span>
        )
      )}
    </div>
  )
}
