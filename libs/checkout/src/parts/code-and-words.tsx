import { media, mutedCss, Skeleton, smallCss } from '@atrio/ui'
import { css } from '@emotion/react'
import { lazy, Suspense, type ReactNode } from 'react'

// only some methods draw one
const QrCode = lazy(() => import('./qr-code.tsx').then((module) => ({ default: module.QrCode })))

const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--s6)',
  [media.tabletUp]: { gridTemplateColumns: '13.5rem minmax(0, 1fr)', gap: 'var(--s8)' },
  // who reads this on the phone that pays can't scan it: first what can be copied
  [media.tabletDown]: { '& > :first-of-type': { order: 2 } },
})
const scanCss = css(mutedCss, smallCss, { marginTop: '.6rem', [media.tabletUp]: { display: 'none' } })

/** Parts one under the other, each as wide as there is room, and never wider. */
export const stepsGridCss = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--s5)',
  alignContent: 'start',
})

type Props = { text: string; label: string; scan: string; children: ReactNode }

/** A code to scan, and beside it what else there is to do. */
export const CodeAndWords = ({ text, label, scan, children }: Props) => (
  <div css={frame}>
    <div css={{ maxWidth: '13.5rem' }}>
      <Suspense fallback={<Skeleton width="13.5rem" height="13.5rem" />}>
        <QrCode text={text} label={label} />
      </Suspense>
      <p css={scanCss}>{scan}</p>
    </div>
    <div css={stepsGridCss}>{children}</div>
  </div>
)
