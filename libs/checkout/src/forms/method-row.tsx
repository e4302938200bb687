import type { PaymentMethodKind } from '@atrio/api-client'
import { smallCss } from '@atrio/ui'
import { css } from '@emotion/react'
import { useId, type ReactNode } from 'react'
import { MethodIcon } from '../parts/method-icon.tsx'

const row = css({
  borderTop: '1px solid var(--hairline)',
  '&:last-of-type': { borderBottom: '1px solid var(--hairline)' },
  '& > label': {
    display: 'flex',
    alignItems: 'center',
    gap: '.9rem',
    minHeight: '4rem',
    paddingBlock: 'var(--s2)',
    cursor: 'pointer',
  },
  '& > label > input': {
    width: '1.5rem',
    height: '1.5rem',
    margin: 0,
    flex: 'none',
    accentColor: 'var(--accent-edge)',
  },
  '& > label > svg': { color: 'var(--muted)' },
  '&[data-off] > label': { cursor: 'not-allowed', color: 'var(--muted)' },
})
const hintCss = css(smallCss, { display: 'block', fontWeight: 400, color: 'var(--muted)' })

type Props = {
  kind: PaymentMethodKind
  label: string
  /** What choosing it means. */
  consequence: string
  chosen: boolean
  /** Disabled; the consequence says why. */
  off: boolean
  onChoose: () => void
  children: ReactNode
}

/** One payment method: a radio with its consequence and, when chosen, its fields. */
export function MethodRow({ kind, label, consequence, chosen, off, onChoose, children }: Props) {
  const hintId = useId()
  return (
    <div css={row} data-off={off || undefined}>
      <label>
        <input
          type="radio"
          name="method"
          value={kind}
          checked={chosen}
          disabled={off}
          aria-describedby={hintId}
          onChange={onChoose}
        />
        <span css={{ flex: 1, fontWeight: 600, lineHeight: 1.25 }}>
          {label}
          <span id={hintId} css={hintCss} aria-hidden>
            {consequence}
          </span>
        </span>
        <MethodIcon kind={kind} />
      </label>
      {chosen && <div css={{ padding: 'var(--s2) 0 var(--s8)' }}>{children}</div>}
    </div>
  )
}
