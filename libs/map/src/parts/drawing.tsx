import { distanceText, roundDistance, useLocale } from '@atrio/i18n'
import { useChurchCountry } from '@atrio/tenant-core'
import { media } from '@atrio/ui'
import { css } from '@emotion/react'
import { numbersOf, pinName, type NumberedPlace } from '../model/map-place.ts'
import type { Plan } from '../model/plan.ts'
import { pinCss } from './pin.styles.ts'

// rings of distance instead of streets, since places are approximate
const ground = css({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '1',
  borderRadius: 'var(--radius-window)',
  border: '1px solid var(--hairline)',
  background:
    'repeating-radial-gradient(circle at 50% 50%, var(--sunk) 0 calc(12.5% - 1px), var(--hairline) calc(12.5% - 1px) 12.5%)',
  [media.tabletBigUp]: { position: 'sticky', top: '6rem' },
})

const scale = css({
  position: 'absolute',
  left: 'var(--s4)',
  bottom: 'var(--s3)',
  padding: '0 .3rem .1rem',
  borderBottom: '2px solid var(--ink)',
  background: 'var(--sunk)',
  fontSize: 'min(var(--t-small), 5vw)',
  whiteSpace: 'nowrap',
})

type Props = { plan: Plan<NumberedPlace>; label: string; onChoose: (entry: NumberedPlace) => void }

/** How places lie to one another, without streets and without anybody's tiles. */
export function Drawing({ plan: { spots, width }, label, onChoose }: Props) {
  const country = useChurchCountry()
  const locale = useLocale()
  const bar = roundDistance(width / 4, country)
  return (
    <div role="group" aria-label={label} css={ground}>
      {spots.map(({ x, y, items }) => (
        <button
          key={items[0]?.number}
          type="button"
          css={[pinCss, { left: `${x * 100}%`, top: `${y * 100}%` }]}
          aria-label={pinName(items)}
          onClick={() => items[0] && onChoose(items[0])}
        >
          {numbersOf(items)}
        </button>
      ))}
      <span css={[scale, { width: `${(bar / width) * 100}%` }]}>{distanceText(bar, country, locale)}</span>
    </div>
  )
}
